import type { HeaderRule } from '../headers-file.mjs'

export type { HeaderRule } from '../headers-file.mjs'

/** Folders in which names change with their content. */
const IMMUTABLE = ['/_next/static/*', '/pictures/*']

/** What browsers let a page ask for and no page here does; frames are given none of it either. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60

/**
 * What a host sends with the export, by path, beside its default caching. No header stands in two rules that meet in
 * one path: Cloudflare Pages would join their values with a comma.
 */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // The button “Copy the text” of an e-mail draft writes to the clipboard.
        'Permissions-Policy': [...DENIED.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...IMMUTABLE.map((path) => ({ path, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } })),
  ]
}

/** The rules as the text of a _headers file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
