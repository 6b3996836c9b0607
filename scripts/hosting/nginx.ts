import { pathPattern } from '../policy/headers-file'
import { sha256 } from '../release/manifest'
import { FILE_TYPES, HIDDEN, indented, quoted, rootOf, TEXT, type HostTable } from './rules'

/**
 * The variable that has a header's value. All sites of a server share its variables, so it has the
 * site's name in it, as a hash: stock nginx stops at a name of more than about 45 characters.
 */
const variable = ({ name }: HostTable, header: string) =>
  `$${header.toLowerCase().replaceAll('-', '_')}_${sha256(name).slice(0, 6)}`

/** The values that depend on the path; they stand beside the servers. */
function maps(table: HostTable): string[] {
  return table.varying.flatMap(({ name, usual, places }) => [
    `map $uri ${variable(table, name)} {`,
    // A header without a value is not sent.
    `    default ${quoted(usual ?? '')};`,
    ...places.map(({ path, value }) => `    ~${pathPattern(path)} ${quoted(value)};`),
    '}',
  ])
}

/** What stands in the server that has the site, but for where it listens and its root. */
function siteServer(table: HostTable): string {
  const types = Object.entries(FILE_TYPES).map(([ending, type]) => `${type} ${ending};`)
  const headers = [
    ...Object.entries(table.everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...table.varying.map(({ name }) => `add_header ${name} ${variable(table, name)} always;`),
  ]
  const text = TEXT.filter((type) => type !== 'text/html').join(' ')
  return `types {
${indented(types, 1)}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${text};
absolute_redirect off;
log_not_found off;
server_tokens off;
keepalive_requests 10000;
open_file_cache max=10000 inactive=60s;
open_file_cache_valid 10s;

# Precompressed .gz files where there are any, else compressed here. Where the brotli module is loaded, which stock
# nginx lacks, add "brotli_static on;".
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${text};

# All headers stand here: a location with an add_header of its own would send none of these.
${indented(headers, 0)}

# A page for an error has an address of its own, so nothing missing is kept for long.
error_page 403 404 =404 /404.html;

location = /404.html {
    internal;
}

location ~ ${HIDDEN} {
    return 404;
}${table.redirects.map(({ from, to }) => `\n\nlocation = ${from} {\n    return 301 ${to}$is_args$args;\n}`).join('')}`
}

/** A configuration with which nginx starts as it is, without https. */
export function nginxConf(table: HostTable): string {
  return `# Made by "npm run build". The whole configuration of an nginx, without https; from the project's folder:
#   nginx -p "$PWD" -c .build/hosting/nginx.conf

worker_processes auto;
pid /tmp/nginx-of-the-site.pid;

events {
    worker_connections 4096;
}

http {
    access_log off;
    sendfile on;
    tcp_nopush on;

${indented(maps(table), 1)}

    server {
        listen 8080 reuseport backlog=4096;
        listen [::]:8080 reuseport backlog=4096;
        root out;

${nested(siteServer(table), 2)}
    }
}
`
}

/** The servers of the site beside others: a file for sites-enabled/ or conf.d/. */
export function nginxSite(table: HostTable): string {
  const { name, otherName, everywhere } = table
  const hsts = 'Strict-Transport-Security'
  const certificate = `listen 443 ssl http2;
    listen [::]:443 ssl http2;
    ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;`
  return `# Made by "npm run build". The site on an nginx that may have others: hosting/README.md says where it goes.

${indented(maps(table), 0)}

server {
    listen 80;
    listen [::]:80;
    server_name ${name} ${otherName};

    # Where certbot shows that the names are yours.
    location ^~ /.well-known/acme-challenge/ {
        root /var/www/html;
    }

    location / {
        return 301 https://${name}$request_uri;
    }
}

server {
    ${certificate}
    server_name ${otherName};
    add_header ${hsts} ${quoted(everywhere[hsts] ?? '')} always;
    return 301 https://${name}$request_uri;
}

server {
    ${certificate}
    server_name ${name};
    root ${rootOf(table)};

${nested(siteServer(table), 1)}
}
`
}

/** A block of lines, each that is not empty indented by `depth` levels. */
const nested = (block: string, depth: number) => block.replaceAll(/^(?=.)/gm, '    '.repeat(depth))
