// The row about the lead receiver, which the site's form posts to.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { fileOf, pagePath } from '../../lib/content/routes'
import { healthAddress } from '../../lib/integrations/integrations'
import type { LiveSite, Row } from './site'

/** Where the form of a build posts to, if that is a lead receiver: only it takes files. */
export function receiverIn(folder: string): string | undefined {
  return load(readFileSync(join(folder, fileOf(pagePath('contact')))))('form[name=quote][enctype]').attr('action')
}

/** Whether requests can be stored and reach the office; no row where no receiver takes them. */
export async function receiverRow({ receiver, ask }: LiveSite): Promise<Row[]> {
  if (receiver === undefined) return []
  const name = 'Lead receiver'
  const address = healthAddress(receiver)
  const found = await ask(address).then(
    ({ status, body }) => (status === 200 ? undefined : `${address} answers ${status} ${body.toString().trim()}`),
    (error: Error) => `${address}: ${error.message}`,
  )
  if (found === undefined) return [{ name, state: 'ok', found: 'stores requests, and the office is mailed them' }]
  return [
    {
      name,
      state: 'fail',
      found: found.slice(0, 300),
      expected: 'status 200',
      todo: 'Requests may not reach you: read them in leads.csv, and see the receiver’s log (hosting/receiver/README.md, “When requests stop coming”).',
    },
  ]
}
