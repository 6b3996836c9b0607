import { pathPattern } from '../policy/headers-file'
import { FILE_TYPES, indented, quoted, TEXT, type HostRules } from './rules'

/** The variable that has a header's value: `$cache_control`. */
const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`

/** A configuration with which nginx starts as it is. */
export function nginxConf({ everywhere, varying }: HostRules): string {
  const types = Object.entries(FILE_TYPES).map(([ending, type]) => `${type} ${ending};`)
  const maps = varying.flatMap(({ name, usual, places }) => [
    `map $uri ${variable(name)} {`,
    // A header without a value is not sent.
    `    default ${quoted(usual ?? '')};`,
    ...places.map(({ path, value }) => `    ~${pathPattern(path)} ${quoted(value)};`),
    '}',
  ])
  const headers = [
    ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...varying.map(({ name }) => `add_header ${name} ${variable(name)} always;`),
  ]
  const text = TEXT.filter((type) => type !== 'text/html').join(' ')
  return `# Made by "npm run build". The whole configuration of an nginx; from the project's folder:
#   nginx -p "$PWD" -c .build/hosting/nginx.conf
# On a server of your own: copy what stands in http into /etc/nginx/conf.d/, set root and server_name, and add
# "listen 443 ssl" with your certificate. Where the brotli module is installed, which stock nginx lacks, load it and
# add "brotli_static on;" below gzip_static: the build writes .br files, too (COMPRESS=on npm run build).

worker_processes auto;
pid /tmp/nginx-of-the-site.pid;

events {
    worker_connections 4096;
}

http {
    types {
${indented(types, 2)}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${text};

    access_log off;
    log_not_found off;
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 10000;
    open_file_cache max=10000 inactive=60s;
    open_file_cache_valid 10s;

    # Precompressed .gz files where there are any, else compressed here.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_types ${text};

    # A page for an error has an address of its own, so nothing missing is kept for long.
${indented(maps, 1)}

    server {
        listen 8080 reuseport backlog=4096;
        root out;
        absolute_redirect off;

        # All headers stand here: a location with an add_header of its own would send none of these.
${indented(headers, 2)}

        error_page 403 404 =404 /404.html;

        location = /404.html {
            internal;
        }

        location ~ ^/_|/\\.(?!well-known/) {
            return 404;
        }
    }
}
`
}
