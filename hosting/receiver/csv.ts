import { FIELDS, NORMALISED } from '@/components/quote/fields'
import { csvText } from '@/lib/site/csv'
import { newestOf } from './revisions'
import { keyOf, sydneyTime, type LeadStore, type StoredLead } from './store'

type Column = [name: string, cell: (lead: StoredLead, isNewest: boolean) => string | undefined]

const COLUMNS: readonly Column[] = [
  ['reference', ({ reference }) => reference],
  ['status', ({ status }) => status],
  ['reasons', ({ reasons }) => reasons.join('; ')],
  ['revision', ({ revision }) => String(revision)],
  // Only the newest revision is valid; the visitor has since corrected the others.
  ['newest', (_, isNewest) => (isNewest ? 'yes' : 'no')],
  ['received', ({ received }) => sydneyTime(new Date(received))],
  // The unit of a size is in the same cell.
  ...[...FIELDS, ...NORMALISED]
    .filter((name) => name !== 'sizeIn')
    .map((name): Column => [name, ({ fields }) => fields[name]]),
  ['page', ({ page }) => page],
  ['campaign', ({ campaign }) => campaign],
  ['referrer', ({ referrer }) => referrer],
  ['files', ({ files }) => files.map(({ called, name }) => `${called} (${name})`).join('; ')],
  ['others', ({ others }) => listed(others).join('; ')],
  ['try', (lead) => String(lead.try)],
  ['id', ({ id }) => id],
]

/** Formats fields with their names. */
export const listed = (others: StoredLead['others']): string[] =>
  Object.entries(others).map(([name, text]) => `${name}: ${text}`)

/** A day's leads as CSV, the earliest first. */
export async function leadsCsv(store: LeadStore, day: string): Promise<string> {
  const leads = await store.day(day)
  const byId = new Map(leads.map((lead) => [lead.id, lead]))
  const newest = new Set(await Promise.all([...byId.values()].map(async (lead) => keyOf(await newestOf(lead, store)))))
  const rows = leads.map((lead) => COLUMNS.map(([, cell]) => cell(lead, newest.has(keyOf(lead))) ?? ''))
  return csvText([COLUMNS.map(([name]) => name), ...rows])
}
