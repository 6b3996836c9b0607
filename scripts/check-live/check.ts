import type { Manifest } from '../release/manifest'
import { missingRow, postRow, redirectsRow, slashRow } from './answers'
import type { Network } from './ask'
import { certificateRow, dnsRow, httpRow, otherNameRow } from './connection'
import { cachingRows, compressionRow, headersRow, typesRow, versionRows } from './files'
import { receiverRow } from './receiver'
import { addressRow, listingRow, robotsRow, securityRow, sitemapRow, socialRow } from './search'
import { liveSite, type LiveSite, type Row } from './site'

/** What is checked once the site answers, in the order of the table. */
const CHECKS: ((site: LiveSite) => Row | Row[] | Promise<Row | Row[]>)[] = [
  addressRow,
  versionRows,
  typesRow,
  headersRow,
  cachingRows,
  compressionRow,
  missingRow,
  slashRow,
  redirectsRow,
  postRow,
  receiverRow,
  sitemapRow,
  listingRow,
  socialRow,
  robotsRow,
  securityRow,
]

/**
 * Compares the site at an address with the build in a folder; a row for each thing that a careful
 * person would look at. Where the site does not answer at all, only the rows about the way to it.
 */
export async function checkLive(
  { origin, folder, manifest }: { origin: string; folder: string; manifest: Manifest },
  network: Network,
): Promise<Row[]> {
  const site = liveSite(origin, folder, manifest, network.ask)
  const rows = [await certificateRow(origin, network)]
  try {
    await site.get('/')
  } catch (error) {
    const found = (error as Error).message
    const todo = 'See that the domain points at the host, and that the host runs. The other rows need an answer.'
    return [...rows, { name: 'Connection', state: 'fail', found, expected: `an answer from ${origin}`, todo }]
  }
  rows.push(await dnsRow(origin, network), await httpRow(origin, network), await otherNameRow(origin, network))
  for (const check of CHECKS) rows.push(...[await check(site)].flat())
  return rows
}
