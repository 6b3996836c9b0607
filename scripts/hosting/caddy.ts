import { TEXT_TYPES } from '../text-types.mjs'
import { FILE_TYPES, indented, quoted, type HostRules } from './rules'

/** A Caddyfile with which Caddy starts as it is. */
export function caddyfile({ everywhere, folders, defaultCaching }: HostRules): string {
  const headers = Object.entries(everywhere).map(([name, value]) => `${name} ${quoted(value)}`)
  const paths = folders.map(({ path }) => `${path}*`)
  const caching = folders.map(({ path, caching }) => `header ${path}* Cache-Control ${quoted(caching)}`)
  return `# Made by "npm run build". From the project's folder:
#   caddy run --config hosting/Caddyfile --adapter caddyfile
# With SITE_ADDRESS=www.example.com.au in its environment, Caddy serves that address and gets the certificate itself.

{$SITE_ADDRESS::8080} {
    root * out

    header {
${indented(headers, 2)}
    }
    @others not path ${paths.join(' ')}
    header @others Cache-Control ${quoted(defaultCaching)}
${indented(caching, 1)}
    header /*.webmanifest {
        Content-Type ${FILE_TYPES.webmanifest}
        defer
    }

    encode gzip
    file_server {
        precompressed br gzip
        hide _headers .*
    }

    handle_errors {
        header Cache-Control ${quoted(defaultCaching)}
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
