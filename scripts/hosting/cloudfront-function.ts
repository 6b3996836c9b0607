import type { HostTable } from './rules'

/** docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const MOST_BYTES = 10 * 1024

/** Leaves room for a name of the site that is longer. */
const MOST_PATHS_BYTES = 8 * 1024

/**
 * The function of CloudFront for viewer requests: S3 knows no index documents. What it redirects to
 * is an address of the site from its own list, never what was asked for. It is written in
 * ECMAScript 5: CloudFront's runtime 2.0 knows little more, no destructuring for example.
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 * @throws when the function is longer than CloudFront takes.
 */
export function cloudfrontFunction({ name, otherName, pages, redirects }: HostTable): string {
  const moved = JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])), null, 1)
  const text = `// Made by "npm run build" for a CloudFront function, runtime 2.0, of the viewer request: a page is
// its folder's index.html, a page without its slash is redirected to its address, and so is whatever
// is asked of ${otherName}. All else is left to S3.
var ORIGIN = 'https://${name}'
var OTHER_HOST = '${otherName}'
// The pages by the folder that they are in; a star stands for every name.
var PAGES = ${JSON.stringify(pageNames(pages, MOST_PATHS_BYTES - moved.length), null, 1)}
// Addresses of an earlier site.
var MOVED = ${moved}

function handler(event) {
  var request = event.request
  var host = request.headers.host
  if (host && host.value === OTHER_HOST) return redirect(ORIGIN + '/' + request.uri.replace(/^[/\\\\]+/, ''), request)
  if (Object.prototype.hasOwnProperty.call(MOVED, request.uri)) return redirect(MOVED[request.uri], request)
  if (isPage(request.uri)) return redirect(request.uri + '/', request)
  if (request.uri.slice(-1) === '/') request.uri += 'index.html'
  return request
}

function isPage(uri) {
  var end = uri.lastIndexOf('/') + 1
  var folder = uri.slice(0, end)
  var name = uri.slice(end)
  if (!/^[\\w-]+$/.test(name) || !Object.prototype.hasOwnProperty.call(PAGES, folder)) return false
  return PAGES[folder] === '*' || (' ' + PAGES[folder] + ' ').indexOf(' ' + name + ' ') >= 0
}

function redirect(address, request) {
  var query = []
  Object.keys(request.querystring).forEach(function (key) {
    var parameter = request.querystring[key]
    var values = parameter.multiValue || [parameter]
    values.forEach(function (each) {
      query.push(each.value === '' ? key : key + '=' + each.value)
    })
  })
  var location = address + (query.length > 0 ? '?' + query.join('&') : '')
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
}
`
  if (text.length > MOST_BYTES)
    throw new Error(
      `cloudfront-function.js has ${text.length} bytes; CloudFront takes at most ${MOST_BYTES}. ` +
        'Put pages into fewer folders of their own, or fewer addresses into content/redirects.yaml.',
    )
  return text
}

/**
 * The names of pages by their folder, such as { "/": "about areas" }. Where they are too many for a
 * function, the largest folders have a star instead.
 */
function pageNames(pages: readonly string[], mostBytes: number): Record<string, string> {
  const names: Record<string, string> = {}
  for (const [, folder = '', name = ''] of pages.flatMap((path) => [/^(.*\/)([^/]+)\/$/.exec(path) ?? []])) {
    if (name) names[folder] = names[folder] ? `${names[folder]} ${name}` : name
  }
  while (JSON.stringify(names).length > mostBytes) {
    const [longest] = Object.entries(names).sort(([, one], [, other]) => other.length - one.length)
    if (!longest || longest[1] === '*') break
    names[longest[0]] = '*'
  }
  return names
}
