import { TEXT_TYPES } from '../export/file-types'
import { indented, quoted, type HostRules } from './rules'

/** Endings whose types Caddy takes from the system, which may not know them. */
const UNKNOWN_TYPES = ['webmanifest', 'md', 'csv'] as const

/** Caddy's star at the start, and there alone, stands for folders, too. */
const pathMatcher = (path: string) => path.replace(/^\/\*(?=\.)/, '*')

/** A Caddyfile with which Caddy starts as it is. */
export function caddyfile({ everywhere, varying }: HostRules): string {
  const headers = Object.entries(everywhere).map(([name, value]) => `${name} ${quoted(value)}`)
  const different = varying.flatMap(({ name, usual, places }, i) => {
    const paths = places.map(({ path }) => pathMatcher(path))
    const elsewhere = usual && [`@usual${i} not path ${paths.join(' ')}`, `header @usual${i} ${name} ${quoted(usual)}`]
    return [...(elsewhere || []), ...places.map(({ value }, each) => `header ${paths[each]} ${name} ${quoted(value)}`)]
  })
  const unknown = varying.flatMap(({ name, usual }) => (usual ? `header ${name} ${quoted(usual)}` : []))
  const types = UNKNOWN_TYPES.flatMap((ending) => [
    `header *.${ending} {`,
    `    Content-Type ${quoted(TEXT_TYPES[ending])}`,
    '    defer',
    '}',
  ])
  return `# Made by "npm run build". From the project's folder:
#   caddy run --config .build/hosting/Caddyfile --adapter caddyfile
# With SITE_ADDRESS=www.example.com.au in its environment, Caddy serves that address and gets the certificate itself.

{$SITE_ADDRESS::8080} {
    root * out

    header {
${indented(headers, 2)}
    }
${indented(different, 1)}
${indented(types, 1)}

    @hidden {
        path /_* */.*
        not path /.well-known/*
    }
    error @hidden 404

    encode gzip
    file_server {
        precompressed br gzip
    }

    handle_errors {
${indented(unknown, 2)}
        header Content-Type ${quoted(TEXT_TYPES.html)}
        rewrite * /404.html
        encode gzip
        file_server {
            precompressed br gzip
        }
    }
}
`.replace(/^( {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))
}
