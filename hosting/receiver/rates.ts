/** Rate limits: number of posts accepted per time window. */
export interface Rates {
  /** Per client address. Many people may share one, such as the tenants of an office tower. */
  perClient: number
  inAll: number
}

/** In ms. */
const WINDOW = 600_000

/**
 * Limits posts in windows of ten minutes. The returned function counts a post from an address and
 * returns 0 or, if there were too many, the seconds until the next window. It takes the process's
 * own time, since a clock that is put back would make a window last for hours.
 */
export function createRates({ perClient, inAll }: Rates): (address: string) => number {
  let began = performance.now()
  let all = 0
  const clients = new Map<string, number>()
  return (address) => {
    const now = performance.now()
    if (now - began >= WINDOW) {
      began = now
      all = 0
      clients.clear()
    }
    const client = networkOf(address)
    const count = clients.get(client) ?? 0
    // Refused posts are not counted, so the map has at most `inAll` entries.
    if (count >= perClient || all >= inAll) return Math.ceil((began + WINDOW - now) / 1000)
    clients.set(client, count + 1)
    all++
    return 0
  }
}

/**
 * The network of one client: an IPv4 address, or the first 64 bits of an IPv6 address. Some proxies
 * add the port: 203.0.113.1:5001, [2001:db8::1]:5001.
 */
function networkOf(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^(\d+\.[\d.]+):\d+$/, '$1$2')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  if (!bare.includes(':')) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array<string>(gap).fill('0'), ...rest].slice(0, 4).join(':')
}
