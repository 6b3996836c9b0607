// Rows about the way to the site: its certificate, and the addresses that lead to it.
import { isIPv4 } from 'node:net'
import type { Answer, Ask, Network, NetworkFault } from './ask'
import { otherNameOf } from '../hosting/rules'
import { pagePath } from '../../lib/content/routes'
import { DAY_MS } from '../../lib/units'
import type { Row } from './site'

/** Certificates are usually renewed 30 days before they end. */
const DAYS_LEFT = 21

/** A page and a query, which redirects have to keep. */
const SAMPLE = `${pagePath('contact')}?check=live`

const MOST_REDIRECTS = 5

/** Whether the certificate is valid, for which names, and for how long. */
export async function certificateRow(origin: string, { certificateOf }: Network): Promise<Row> {
  const name = 'Certificate'
  const { protocol, hostname, port } = new URL(origin)
  if (protocol === 'http:') return notApplicable(name, 'the address is http')
  const expected = `a valid certificate for ${hostname} with ${DAYS_LEFT} days left`
  const todo = 'Have the host renew it, and see why it was not renewed by itself.'
  try {
    const { ends, names, trouble } = await certificateOf(hostname, Number(port) || 443)
    const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS)
    const found = `for ${names.join(', ')}; ends in ${days} days, on ${ends.toISOString().slice(0, 10)}`
    if (trouble) return { name, state: 'fail', found: `${trouble}; ${found}`, expected, todo }
    return days < DAYS_LEFT ? { name, state: 'warn', found, expected, todo } : { name, state: 'ok', found }
  } catch (error) {
    return { name, state: 'fail', found: (error as Error).message, expected, todo }
  }
}

/** Whether visitors find the site whose network has no IPv6, as many still have not. */
export async function dnsRow(origin: string, { addressesOf }: Network): Promise<Row> {
  const name = 'DNS'
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'http:') return notApplicable(name, 'the address is http')
  const expected = 'at least one address of IPv4'
  const todo = 'Enter an A record (“Domain” in docs/launch.md): without it a part of the visitors find nothing.'
  try {
    const addresses = await addressesOf(hostname.replace(/^\[|\]$/g, ''))
    const found = addresses.join(', ')
    return addresses.some(isIPv4) ? { name, state: 'ok', found } : { name, state: 'fail', found, expected, todo }
  } catch (error) {
    return { name, state: 'fail', found: (error as Error).message, expected, todo }
  }
}

/** Whether plain http leads to https. */
export async function httpRow(origin: string, { ask }: Network): Promise<Row> {
  const name = 'http to https'
  const { protocol, hostname, port } = new URL(origin)
  if (protocol === 'http:') return notApplicable(name, 'the address is http')
  if (port) return notApplicable(name, `http is on another port than ${port}`)
  return redirectRow(name, `http://${hostname}`, origin, ask)
}

/** Whether the name without www leads to the one with it, or the other way round; http as well. */
export async function otherNameRow(origin: string, { ask }: Network): Promise<Row> {
  const { protocol, hostname, port } = new URL(origin)
  const name = 'With and without www'
  if (protocol === 'http:' || port) return notApplicable(name, 'the address has no domain of its own')
  const other = otherNameOf(hostname)
  const https = await redirectRow(name, `https://${other}`, origin, ask)
  const http = await redirectRow(name, `http://${other}`, origin, ask)
  const row = [https, http].find(({ state }) => state === 'fail') ?? [https, http].find(({ state }) => state === 'warn')
  if (!row) return { name, state: 'ok', found: `${https.found}\n${http.found}` }
  // Nobody types www before a name that is no domain of its own, such as that of a preview.
  return row.state === 'fail' && row.isUnknownName && !hostname.startsWith('www.') ? { ...row, state: 'warn' } : row
}

const notApplicable = (name: string, found: string): Row => ({ name, state: 'not applicable', found })

async function redirectRow(
  name: string,
  from: string,
  origin: string,
  ask: Ask,
): Promise<Row & { isUnknownName?: boolean }> {
  const wanted = origin + SAMPLE
  const rest = {
    expected: `permanent redirects from ${from}${SAMPLE} to ${wanted}`,
    todo: 'Set up the redirect at the host or in its configuration: “Domain” in docs/launch.md.',
  }
  const seen: string[] = []
  let address = from + SAMPLE
  let isAlwaysPermanent = true
  try {
    while (address !== wanted && seen.length < MOST_REDIRECTS) {
      const { status, headers } = await ask(address)
      const location = headers.get('location')
      seen.push(`${address} answers ${status}${location ? ` to ${location}` : ''}`)
      if (!isRedirect({ status, headers }) || !location) break
      isAlwaysPermanent &&= isPermanent(status)
      address = new URL(location, address).href
    }
  } catch (error) {
    const { message, isUnknownName } = error as NetworkFault
    return { name, state: 'fail', found: [...seen, `${address}: ${message}`].join('\n'), ...rest, isUnknownName }
  }
  const found = seen.join('\n')
  if (address !== wanted) return { name, state: 'fail', found, ...rest }
  return isAlwaysPermanent ? { name, state: 'ok', found } : { name, state: 'warn', found, ...rest }
}

/** Whether an answer sends its reader elsewhere. */
export const isRedirect = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean =>
  [301, 302, 303, 307, 308].includes(status) && headers.has('location')

/** Whether browsers and search engines may keep a redirect. */
export const isPermanent = (status: number): boolean => [301, 308].includes(status)
