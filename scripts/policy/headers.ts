import { NOT_FOUND_FILE } from '../../lib/content/routes'
import type { PolicySources } from '../../lib/integrations/integrations'
import type { SiteFields } from '../../lib/content/schema/site'
import { LLMS_FULL_PATH, LLMS_PATH } from '../../lib/seo/files'
import { HASHED, PICTURES, SOCIAL } from '../../lib/site/folders'
import { ICON_FILES, SVG_ICON } from '../../lib/site/icons'
import { IMMUTABLE, type HeaderRule } from './headers-file'

/** Files that other sites may embed: pictures in search results, previews and feed readers. */
const SHOWN_ELSEWHERE = [...new Set([PICTURES, SOCIAL, SVG_ICON, ...ICON_FILES.map(({ path }) => path)].map(placeOf))]

const IMMUTABLE_PLACES = HASHED.map(placeOf)

/** Files that repeat what pages say: search engines should list the pages instead. */
const REPEATED = ['/*.md', LLMS_FULL_PATH]

/**
 * The names that Cloudflare itself gives to a site on Pages or Workers, and to previews. Its docs
 * suggest this: developers.cloudflare.com/workers/static-assets/headers/
 */
const NAMES_OF_CLOUDFLARE = ['https://:project.pages.dev/*', 'https://:name.:account.workers.dev/*']

/** Browser features that no page here uses; they are denied to frames, too. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60

interface HeaderSources {
  /** The Content-Security-Policy. */
  policy: string
  sources: PolicySources
  https: SiteFields['https']
  /** The site's own address. */
  url: string
  /** The paths of all pages. */
  pages: readonly string[]
  /** Whether search engines may list the site. */
  isListed: boolean
}

/**
 * The headers that a host sends with the export, by path, besides its default caching. No header is
 * in two rules that match the same path: Cloudflare Pages would join their values with a comma. So
 * `Cross-Origin-Resource-Policy` has no rule for everything, but one for each part of the site.
 */
export function headerRules({ policy, sources, https, url, pages, isListed }: HeaderSources): HeaderRule[] {
  const isAlone = sources.frame.length === 0 && sources.script.length === 0
  const postsElsewhere = sources.form.some((source) => source.startsWith('https:'))
  const transport = [
    `max-age=${TWO_YEARS_S}`,
    ...(https.includeSubDomains ? ['includeSubDomains'] : []),
    ...(https.preload ? ['preload'] : []),
  ]
  const places = [...new Set([...pages.map(placeOf), `/${NOT_FOUND_FILE}`, ...IMMUTABLE_PLACES, ...SHOWN_ELSEWHERE])]
  const otherNames = /\.(pages|workers)\.dev$/.test(url) ? [] : NAMES_OF_CLOUDFLARE
  const notListed = isListed ? [...otherNames, ...REPEATED] : []
  return [
    // First, since Netlify knows no rules by a site's name: it would take those headers for headers
    // of the rule before.
    ...notListed.map((path) => ({ path, headers: { 'X-Robots-Tag': 'noindex' } })),
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': transport.join('; '),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // The copy buttons write to the clipboard.
        'Permissions-Policy': [...DENIED.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
        // If the response to a form comes from another origin, WebKit would discard the previous
        // page, and what was typed there, since no page of another origin can have the same policy.
        ...(!postsElsewhere && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
        // A frame or a script from another origin would have to opt in.
        ...(isAlone && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
        // Tells agents where the site's texts are available: llmstxt.org.
        Link: `<${LLMS_PATH}>; rel=describedby`,
        ...(!isListed && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    ...places.map((path) => ({
      path,
      headers: {
        ...(IMMUTABLE_PLACES.includes(path) && { 'Cache-Control': IMMUTABLE }),
        'Cross-Origin-Resource-Policy': SHOWN_ELSEWHERE.includes(path) ? 'cross-origin' : 'same-origin',
      },
    })),
  ]
}

/**
 * The part of the site that a page or a file belongs to: "/services/*" for every service and the
 * page that lists them; for a file that is in no folder, the file itself.
 */
function placeOf(path: string): string {
  return path.replace(/^(\/[^/]+\/).*/, '$1*')
}

/** The rules as the text of a _headers file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
