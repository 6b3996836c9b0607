import { pathPattern } from '../policy/headers-file'
import { FILE_TYPES, indented, quoted, TEXT, type HostRules } from './rules'

/** The rules of an Apache's .htaccess. */
export function apacheHtaccess({ everywhere, varying }: HostRules): string {
  const types = Object.entries(FILE_TYPES).map(([ending, type]) => `AddType ${type} .${ending}`)
  const usual = varying.flatMap(({ name, usual }) => (usual ? [[name, usual] as const] : []))
  const headers = [...Object.entries(everywhere), ...usual].map(
    ([name, value]) => `Header always set ${name} ${quoted(value)}`,
  )
  const places = varying.flatMap(({ name, places }) =>
    places.map(
      ({ path, value }) =>
        `Header always set ${name} ${quoted(value)} "expr=%{REQUEST_STATUS} -in {'200', '206', '304'} && %{REQUEST_URI} =~ m#${pathPattern(path)}#"`,
    ),
  )
  return `# Made by "npm run build". Copy it to out/.htaccess after the build, or into the site's folder on the server.
# The server has to allow it (AllowOverride All) and to have the modules headers, mime, dir, alias and rewrite;
# with deflate it also compresses what has no .br or .gz file beside it (COMPRESS=on npm run build writes those).

Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
RedirectMatch 404 ^/_

# A folder without a page is unknown, not forbidden.
RewriteEngine On
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404]

AddDefaultCharset utf-8
AddCharset utf-8 ${Object.keys(FILE_TYPES)
    .filter((ending) => TEXT.includes(FILE_TYPES[ending] ?? ''))
    .map((ending) => `.${ending}`)
    .join(' ')}
${indented(types, 0)}

${indented(headers, 0)}
${indented(places, 0)}

# Precompressed .br and .gz files.
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]
Header always merge Vary Accept-Encoding

<IfModule mod_filter.c>
    <IfModule mod_deflate.c>
        AddOutputFilterByType DEFLATE ${TEXT.join(' ')}
    </IfModule>
</IfModule>
`
}
