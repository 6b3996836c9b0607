// Documents to download: one that has expired stops the build, one that soon will is pointed out.
import { expiringDocuments } from '@/lib/content/checks/documents'
import { getContent } from '@/lib/content/get-content'
import { NOTICE_DAYS } from '@/lib/content/schema/document'
import { zoneOf } from '@/lib/content/schema/states'
import { dayAt } from '@/lib/site/today'
import { editContent } from '../support/edited-content'

const [paper] = getContent().templatePages['insurance-and-compliance'].papers
if (!paper) throw new Error('expected a paper')
const FILE = 'documents/certificate.md'

const inDays = (days: number) => dayAt(zoneOf(getContent().site), new Date(Date.now() + days * 86_400_000))

/** The content with a document of these fields, whose file is there. */
function withDocument(fields: string, kind = paper?.key) {
  const content = editContent()
  content.add(FILE, `---\ntitle: Certificate\npdf: certificate.pdf\nkind: ${kind}\nupdated: 2026-11-20\n${fields}---\n`)
  content.addDownload('certificate.pdf')
  return content
}

test('a company without documents has no problem', () => {
  expect(editContent().check().problems).toEqual([])
})

test('a document stands under the paper of its kind, and needs no text', () => {
  const { problems, siteContent } = withDocument('').check()
  expect(problems).toEqual([])
  expect(siteContent?.documents).toEqual([expect.objectContaining({ kind: paper.key, pdf: 'certificate.pdf' })])
})

test.each([
  ['on its last day', 0, true],
  ['after its last day', -1, false],
])('%s a document is right: %s days from now', (_, days, isRight) => {
  const { problems } = withDocument(`expires: ${inDays(days)}\n`).check()
  const expired = expect.objectContaining({
    file: expect.stringContaining(`content/${FILE}:`),
    field: 'expires',
    found: `"${inDays(days)}"`,
    expected: expect.stringContaining('a later day: put in the new document'),
  })
  expect(problems).toEqual(isRight ? [] : [expired])
})

test('its kind is a paper of the page, and its file is there', () => {
  const content = withDocument('', 'ships')
  content.edit(FILE, /certificate\.pdf/, 'lost.pdf')
  const at = expect.stringContaining(`content/${FILE}:`)
  expect(content.check().problems).toEqual([
    { file: at, field: 'pdf', found: '"lost.pdf"', expected: expect.stringContaining('which has certificate.pdf') },
    { file: at, field: 'kind', found: '"ships"', expected: expect.stringContaining(paper.key) },
  ])
})

describe('the notice of a document that expires on 31 December', () => {
  const { siteContent } = withDocument('expires: 2099-12-31\n').check()
  if (!siteContent) throw new Error('expected content without a problem')
  test.each([
    ['2099-11-30T12:00', undefined],
    ['2099-12-01T12:00', `in ${NOTICE_DAYS} days`],
    ['2099-12-30T12:00', 'in 1 day'],
    ['2099-12-31T23:59', 'today is its last day'],
    ['2100-01-01T00:01', undefined],
  ])('at %s in Sydney says: %s', (time, when) => {
    const found = expiringDocuments(siteContent, new Date(`${time}+11:00`)).map((notice) => notice.found)
    expect(found).toEqual(when ? [`2099-12-31, ${when}`] : [])
  })
})
