import { pageFileOf } from '../redirects/redirects'
import type { HostTable } from './rules'

/** docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const MOST_BYTES = 10 * 1024

/** Leaves room for a name of the site that is longer. */
const MOST_PATHS_BYTES = 8 * 1024

/** Of that, for addresses of an earlier site. */
const MOST_MOVED_BYTES = 5 * 1024

/**
 * The function of CloudFront for viewer requests: S3 knows no index documents. What it redirects to
 * is an address of the site from its own list, never what was asked for. It is written in
 * ECMAScript 5: CloudFront's runtime 2.0 knows little more, no destructuring for example.
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 * @throws when the function is longer than CloudFront takes.
 */
export function cloudfrontFunction({ name, otherName, pages, redirects }: HostTable): string {
  const moved = JSON.stringify(movedIn(redirects).known)
  const text = `// Made by "npm run build" for a CloudFront function, runtime 2.0, of the viewer request: a page is
// its folder's index.html, a page without its slash is redirected to its address, and so is whatever
// is asked of ${otherName}. All else is left to S3.
var ORIGIN = 'https://${name}'
var OTHER_HOST = '${otherName}'
// The pages by the folder that they are in; a star stands for every name.
var PAGES = ${JSON.stringify(pageNames(pages, MOST_PATHS_BYTES - moved.length), null, 1)}
// Addresses of an earlier site, with and without a slash at their end.
var MOVED = ${moved}

function handler(event) {
  var request = event.request
  var host = request.headers.host
  if (host && host.value === OTHER_HOST) return redirect(ORIGIN + '/' + request.uri.replace(/^[/\\\\]+/, ''), request)
  var bare = request.uri.replace(/\\/$/, '')
  if (Object.prototype.hasOwnProperty.call(MOVED, bare)) return redirect(MOVED[bare], request)
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
        'Put pages into fewer folders of their own.',
    )
  return text
}

/** Of an address that is redirected with and without its slash, the one without. */
const bareOf = (from: string) => from.replace(/\/$/, '')

/**
 * The redirects for which a function has room, first those that no page of the site repeats; and
 * how many it has none for.
 */
function movedIn(redirects: HostTable['redirects']): { known: Record<string, string>; left: number } {
  const hasPage = ({ from }: HostTable['redirects'][number]) => pageFileOf({ from, to: '' }) !== undefined
  const all = new Map(
    [...redirects.filter((each) => !hasPage(each)), ...redirects].map(({ from, to }) => [bareOf(from), to]),
  )
  const known: Record<string, string> = {}
  let bytes = 2
  for (const [from, to] of all) {
    bytes += JSON.stringify({ [from]: to }).length
    if (bytes > MOST_MOVED_BYTES) break
    known[from] = to
  }
  return { known, left: all.size - Object.keys(known).length }
}

/**
 * What an owner who publishes at AWS has to know of the function; undefined where it is nothing. It
 * stops no build: other hosts know every redirect.
 */
export function functionWarning({ redirects }: HostTable): string | undefined {
  const { left } = movedIn(redirects)
  if (left === 0) return undefined
  return (
    `cloudfront-function.js: CloudFront takes at most ${MOST_BYTES} bytes, so ${left} addresses of content/redirects.yaml ` +
    'are not in it. There, small pages lead on from those that end in a slash or in .html; others are unknown. ' +
    'Other hosts lead on from all of them.'
  )
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
