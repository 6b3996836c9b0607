import { TEXT_TYPES, contentType } from '../export/file-types'
import { FILE_TYPES, indented, quoted, rootOf, TEXT, type HostTable } from './rules'

/** Caddy's star at the start, and there alone, stands for folders, too. */
const pathMatcher = (path: string) => path.replace(/^\/\*(?=\.)/, '*')

// Caddy's redirects to canonical addresses would repeat the beginning of the requested path, which
// browsers may take for the name of another site.
const FILE_SERVER = ['file_server {', '    disable_canonical_uris', '    precompressed br gzip', '}']

/** What a client may ask of a file that is there, and not of the page of an error. */
const CONDITIONS = ['If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Range']

/** What a block for the site's address has. */
function siteBlock({ everywhere, varying, redirects }: HostTable, root: string): string {
  const headers = Object.entries(everywhere).map(([name, value]) => `${name} ${quoted(value)}`)
  const different = varying.flatMap(({ name, usual, places }, i) => {
    const paths = places.map(({ path }) => pathMatcher(path))
    return [
      ...(usual ? [`@usual${i} not path ${paths.join(' ')}`, `header @usual${i} ${name} ${quoted(usual)}`] : []),
      ...places.flatMap(({ value }, each) => [
        `@other${i}_${each} path ${paths[each]}`,
        `header @other${i}_${each} ${name} ${quoted(value)}`,
      ]),
    ]
  })
  const unknown = varying.map(({ name, usual }) => (usual ? `header ${name} ${quoted(usual)}` : `header -${name}`))
  const unasked = CONDITIONS.map((name) => `request_header -${name}`)
  // Caddy would take them from the system, which knows some by other names and some not at all.
  const types = Object.keys(FILE_TYPES).flatMap((ending) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type ${quoted(contentType(`file.${ending}`))}`,
  ])
  // By default Caddy does not compress XML.
  const compressed = TEXT.map((type) => `header Content-Type ${type}*`)
  const moved = redirects.map(({ from, to }) => `redir ${from} ${to}{question_mark_and_query} 301`)
  return `
    root * ${root}

    header {
${indented(headers, 2)}
    }
${indented(different, 1)}
${indented(types, 1)}

    # A page without its slash. The pattern keeps what is no page of this site out of the answer.
    map {query} {question_mark_and_query} {
        ~(.+) "?\${1}"
        default ""
    }
${indented(moved, 1)}
    @page {
        path_regexp page ^((?:/[\\w-]+)+)$
        file {path}/index.html
    }
    redir @page {re.page.1}/{question_mark_and_query} 301

    @other not method GET HEAD
    handle @other {
        header Allow "GET, HEAD"
        respond 405
    }

    @hidden {
        path /_* */.*
        not path /.well-known/*
    }
    error @hidden 404

    # A file is none with a slash behind it, and a name that is too long for one is unknown, too.
    @unknown not file {path} {path}index.html
    error @unknown 404

    encode {
        gzip
        match {
${indented(compressed, 3)}
        }
    }
${indented(FILE_SERVER, 1)}

    # Who has the page of an error asks whether it has changed, and would be told with its status, but no page.
    handle_errors {
${indented(unasked, 2)}
${indented(unknown, 2)}
        header Content-Type ${quoted(TEXT_TYPES.html)}
        rewrite * /404.html
        encode gzip
${indented(FILE_SERVER, 2)}
    }
`
}

/** A Caddyfile with which Caddy starts as it is, without https. */
export function caddyfile(table: HostTable): string {
  return tabbed(`# Made by "npm run build". The whole configuration of a Caddy, without https; from the project's folder:
#   caddy run --config .build/hosting/Caddyfile --adapter caddyfile

:8080 {${siteBlock(table, 'out')}}
`)
}

/** A Caddyfile for the site's address. Caddy gets the certificates and leads from http to https. */
export function caddySite(table: HostTable): string {
  const { name, otherName, everywhere } = table
  const hsts = 'Strict-Transport-Security'
  return tabbed(`# Made by "npm run build". The site as /etc/caddy/Caddyfile, or imported there: hosting/README.md.

${name} {${siteBlock(table, rootOf(table))}}

${otherName} {
    header ${hsts} ${quoted(everywhere[hsts] ?? '')}
    redir https://${name}{uri} 301
}
`)
}

/** As `caddy fmt` indents. */
const tabbed = (text: string) => text.replace(/^( {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))
