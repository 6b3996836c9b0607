import { pathPattern } from '../policy/headers-file'
import { FILE_TYPES, HIDDEN, indented, quoted, TEXT, type HostTable } from './rules'

/** A host name as a regular expression that takes a port of http or https, too. */
const hostPattern = (name: string) => `^${name.replaceAll('.', '\\.')}(:80|:443)?$`

/** The rules of an Apache's .htaccess. */
export function apacheHtaccess({ everywhere, varying, name, otherName, redirects }: HostTable): string {
  const types = Object.entries(FILE_TYPES).map(([ending, type]) => `AddType ${type} .${ending}`)
  const usual = varying.flatMap(({ name, usual }) => (usual ? [[name, usual] as const] : []))
  const headers = [...Object.entries(everywhere), ...usual].map(
    ([name, value]) => `Header always set ${name} ${quoted(value)}`,
  )
  // For Apache, a compressed file is sent under its own name.
  const pattern = (path: string) => pathPattern(path).replace(/\$$/, String.raw`(\.br|\.gz)?$`)
  const places = varying.flatMap(({ name, places }) =>
    places.map(
      ({ path, value }) =>
        `Header always set ${name} ${quoted(value)} "expr=%{REQUEST_STATUS} -in {'200', '206', '304'} && %{REQUEST_URI} =~ m#${pattern(path)}#"`,
    ),
  )
  const moved = redirects.map(
    ({ from, to }) =>
      `RewriteRule ^${from.slice(1).replaceAll('.', '\\.')}$ %{ENV:SCHEME}://%{HTTP_HOST}${to} [R=301,L]\n`,
  )
  return `# Made by "npm run build". Copy it to out/.htaccess after the build, or into the site's folder on the server.
# The server has to allow it (AllowOverride All) and to have the modules mime, dir, alias and rewrite. Without the
# module headers the site works and has none of the headers below; with deflate Apache also compresses what has no
# .br or .gz file beside it (COMPRESS=on npm run build writes those).

Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
RedirectMatch 404 ${HIDDEN}

RewriteEngine On

# Where the host proves, before there is a certificate, that both names are the owner's.
RewriteRule ^\\.well-known/acme-challenge/ - [L]

# The site has one address, with https. A program in front of Apache says in a header that it was asked with https.
RewriteRule ^ - [E=SCHEME:%{REQUEST_SCHEME}]
RewriteCond %{HTTP:X-Forwarded-Proto} =https
RewriteRule ^ - [E=SCHEME:https]
RewriteCond %{HTTP_HOST} ${hostPattern(otherName)} [NC]
RewriteRule ^ https://${name}%{REQUEST_URI} [R=301,L]
RewriteCond %{HTTP_HOST} ${hostPattern(name)} [NC]
RewriteCond %{ENV:SCHEME} !=https
RewriteRule ^ https://${name}%{REQUEST_URI} [R=301,L]

${moved.join('')}# Nothing here takes what is sent to it.
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

# A folder without a page is unknown, not forbidden; a page has a slash at its end.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_URI} [^/]$
RewriteRule ^ %{ENV:SCHEME}://%{HTTP_HOST}%{REQUEST_URI}/ [R=301,L]

AddDefaultCharset utf-8
AddCharset utf-8 ${Object.keys(FILE_TYPES)
    .filter((ending) => TEXT.includes(FILE_TYPES[ending] ?? ''))
    .map((ending) => `.${ending}`)
    .join(' ')}
${indented(types, 0)}

<IfModule mod_headers.c>
${indented(headers, 1)}
${indented(places, 1)}
    Header always merge Vary Accept-Encoding
    # Apache adds this to the ETag of a response that it compresses, and does not recognise it later.
    RequestHeader edit* If-None-Match -gzip ""
</IfModule>

# Precompressed .br and .gz files.
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{HTTP:Accept-Encoding} !\\bbr\\s*;\\s*q=0(\\.0*)?\\s*(,|$)
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{HTTP:Accept-Encoding} !\\bgzip\\s*;\\s*q=0(\\.0*)?\\s*(,|$)
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]

<IfModule mod_filter.c>
    <IfModule mod_deflate.c>
        AddOutputFilterByType DEFLATE ${TEXT.join(' ')}
    </IfModule>
</IfModule>
`
}
