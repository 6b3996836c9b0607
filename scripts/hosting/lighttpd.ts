import { TEXT_TYPES, contentType } from '../export/file-types'
import { pathPattern } from '../policy/headers-file'
import { FILE_TYPES, HIDDEN, indented, quoted, TEXT, type HostTable } from './rules'

/** Who refuses an encoding, which lighttpd does not read. */
const refused = (coding: string) => `$REQUEST_HEADER["Accept-Encoding"] =~ "${coding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)"`

/**
 * A configuration with which lighttpd starts as it is, without https. What is unknown is answered
 * under the address of the 404 page, so that it has the headers of that.
 */
export function lighttpdConf({ everywhere, varying, name, otherName, redirects }: HostTable): string {
  const types = Object.keys(FILE_TYPES).map((ending) => `".${ending}" => ${quoted(contentType(`file.${ending}`))},`)
  const paths = [...new Set(varying.flatMap(({ places }) => places.map(({ path }) => path)))]
  // Of several blocks that fit an address, lighttpd takes the last alone: each has all it varies.
  const block = (path?: string) => {
    const values = varying.flatMap(({ name, usual, places }) => {
      const value = places.find((place) => place.path === path)?.value ?? usual
      return value ? [`    ${quoted(name)} => ${quoted(value)},`] : []
    })
    return ['{', '    setenv.add-response-header = (', ...indented(values, 1).split('\n'), '    )', '}'].join('\n')
  }
  const blocks = paths.map((path) => `$HTTP["url"] =~ ${quotedPattern(pathPattern(path))} ${block(path)}`)
  const moved = redirects.map(
    ({ from, to }) => `} else $HTTP["url"] == ${quoted(from)} {\n    url.redirect = ("" => "${to}\${qsa}")\n`,
  )
  return `# Made by "npm run build". The whole configuration of a lighttpd, without https; from the project's folder:
#   lighttpd -D -f .build/hosting/lighttpd.conf
# It needs the module deflate, a package of its own on Debian: lighttpd-mod-deflate.

# In this order redirects have headers, too.
server.modules = ("mod_setenv", "mod_rewrite", "mod_redirect", "mod_deflate")
server.document-root = var.CWD + "/out"
server.port = 8080
server.bind = "0.0.0.0"
$SERVER["socket"] == "[::]:8080" { }
server.tag = ""
server.error-handler = "/404.html"

# lighttpd refuses a part that a file does not have without the headers below, so text has no parts.
$HTTP["url"] =~ ${quotedPattern(`(/|\\.(${Object.keys(TEXT_TYPES).join('|')}))$`)} {
    server.range-requests = "disable"
}

mimetype.assign = (
${indented(types, 1)}
    "" => "application/octet-stream",
)

deflate.mimetypes = (${TEXT.map(quoted).join(', ')})
deflate.allowed-encodings = ("br", "gzip")
${refused('gzip')} {
    deflate.mimetypes = ()
} else ${refused('br')} {
    deflate.allowed-encodings = ("gzip")
}

setenv.set-response-header = (
${indented(
  Object.entries(everywhere).map(([header, value]) => `${quoted(header)} => ${quoted(value)},`),
  1,
)}
)
${[...blocks, block()].join(' else ')}

# Who has the 404 page asks whether it has changed, and would be told with status 404, but no page.
$HTTP["url"] == "/404.html" {
    setenv.set-request-header = ("If-None-Match" => "", "If-Modified-Since" => "")
}

# The other name leads to the site. What is hidden is unknown, and so are a file with a slash behind
# it and whatever is sent here. A folder without a page is unknown, not forbidden.
$HTTP["host"] =~ ${quotedPattern(`^${otherName.replaceAll('.', '\\.')}(:\\d+)?$`)} {
    url.redirect = ("" => "https://${name}\${url.path}\${qsa}")
${moved.join('')}} else $HTTP["url"] =~ ${quotedPattern(HIDDEN)} {
    url.rewrite-once = ("" => "/unknown")
} else $HTTP["url"] =~ ${quotedPattern(`\\.(${Object.keys(FILE_TYPES).join('|')})/`)} {
    url.rewrite-once = ("" => "/unknown")
} else $HTTP["request-method"] !~ "^(GET|HEAD)$" {
    url.rewrite-once = ("" => "/unknown")
} else $HTTP["url"] =~ "/$" {
    url.rewrite-once = ("^([^?]*)" => "$1index.html")
}
`
}

/** A regular expression in quotes, in which lighttpd reads a backslash as it stands. */
const quotedPattern = (pattern: string) => `"${pattern}"`
