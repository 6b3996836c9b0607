import { dayAt } from '../../site/today'
import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import { DOWNLOADS, NOTICE_DAYS } from '../schema/document'
import { zoneOf } from '../schema/states'
import type { Content } from '../types'
import { DAY_MS } from '../../units'

/** Number of whole days from one day to another, both as 2026-11-26. */
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS

/** Each document has its file, belongs to a paper of the page, and has not expired at `now`. */
export function checkDocuments({ content, downloads }: Loaded, now = new Date()): Problem[] {
  const today = content.site && dayAt(zoneOf(content.site), now)
  const keys = content.templatePages['insurance-and-compliance']?.papers.map(({ key }) => key)
  return content.documents.flatMap((document): Problem[] => {
    const problem = (field: keyof typeof document, expected: string): Problem => ({
      ...document.placeOf([field]),
      found: formatValue(document[field]),
      expected,
    })
    return [
      ...(downloads.includes(document.pdf)
        ? []
        : [problem('pdf', `a file in ${DOWNLOADS}, which has ${downloads.join(', ') || 'none'}: put it there`)]),
      ...(keys && !keys.includes(document.kind)
        ? [problem('kind', `the key of a paper of insurance-and-compliance.md: ${keys.join(', ')}`)]
        : []),
      ...(document.expires !== undefined && today !== undefined && document.expires < today
        ? [
            problem(
              'expires',
              `today, ${today}, or a later day: put in the new document and its day, or delete this file`,
            ),
          ]
        : []),
    ]
  })
}

/** The documents that expire within NOTICE_DAYS of `now`. */
export function expiringDocuments({ documents, site }: Pick<Content, 'documents' | 'site'>, now: Date): Problem[] {
  const today = dayAt(zoneOf(site), now)
  return documents.flatMap(({ expires, placeOf }) => {
    const left = expires === undefined ? Infinity : daysBetween(today, expires)
    if (left < 0 || left > NOTICE_DAYS) return []
    const when = left === 0 ? 'today is its last day' : `in ${left} ${left === 1 ? 'day' : 'days'}`
    const expected = 'a later day: ask for the new document now. Once this one has expired, the build stops'
    return [{ ...placeOf(['expires']), found: `${expires}, ${when}`, expected }]
  })
}
