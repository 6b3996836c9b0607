// Case studies: published with consent, and gone with the service that they are of.
import { getContent } from '@/lib/content/get-content'
import { caseStudyPath, pagePath } from '@/lib/content/routes'
import { editContent } from '../support/edited-content'

const { suburbs, services } = getContent()
const [suburb, service] = [suburbs[0]?.slug, services[0]?.slug]
const FILE = 'case-studies/lobby.md'

/** The content with a case study, in whose file these lines stand. */
function withStudy(lines: string) {
  const content = editContent()
  content.add(
    FILE,
    `---
title: A lobby that smelt of bins
metaTitle: Case study of a lobby with bins
description: A lobby that smelt of bins, what was changed in its scope of work, and what its inspections said in the months after.
excerpt: A lobby that smelt of bins.
client: An owners corporation
service: ${service}
suburb: ${suburb}
figures: [{ value: 92 per cent, label: of lines passed }]
published: 2026-11-02
updated: 2026-11-02
${lines}---

The bins stood in the wrong room.
`,
  )
  return content
}

const CONSENT = 'permission: { record: Letter in the folder, given: 2026-10-01 }\n'

// Regression: only of articles was it asked.
test('one that says it was updated before it was published is refused', () => {
  const content = withStudy(CONSENT)
  content.edit(FILE, /^updated: .*$/m, 'updated: 2026-11-01')
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'updated', found: '2026-11-01' })])
})

test('with the client’s consent it has a page below the list of case studies', () => {
  const { problems, siteContent } = withStudy(CONSENT).check()
  expect(problems).toEqual([])
  expect(siteContent?.routes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: pagePath('case-studies'), kind: 'hub', updated: '2026-11-26' }),
      expect.objectContaining({ path: caseStudyPath('lobby'), kind: 'case-study', parent: pagePath('case-studies') }),
    ]),
  )
})

test('without consent it is refused, unless it is a sample, which a launch refuses', () => {
  expect(withStudy('').check().problems).toEqual([
    expect.objectContaining({ field: 'permission', expected: expect.stringContaining('consent to publish') }),
  ])
  const { problems, unconfirmed } = withStudy('sample: true\n').check()
  expect(problems).toEqual([])
  expect(unconfirmed.map(({ file }) => file)).toContain(`content/${FILE}`)
})

test('its service, suburb and industry are those of the company', () => {
  const content = withStudy(`${CONSENT}industry: ships\n`)
  content.edit(FILE, /^service: .*$/m, 'service: sailing')
  content.edit(FILE, /^suburb: .*$/m, 'suburb: atlantis')
  expect(content.check().problems.map(({ field, found }) => [field, found])).toEqual([
    ['service', '"sailing"'],
    ['industry', '"ships"'],
    ['suburb', '"atlantis"'],
  ])
})

test('while its service is not offered it is gone, with the list if it was the only one', () => {
  const content = withStudy(CONSENT)
  content.edit(`services/${service}.md`, /^---\n/, '---\noffered: false\n')
  content.edit('pages/about.md', /\n---\n/, `\n---\n[One](${caseStudyPath('lobby')}), [all](/case-studies/).\n`)
  const { problems, siteContent } = content.check()
  expect(problems).toEqual([])
  const paths = siteContent?.routes.map(({ path }) => path) ?? []
  expect(paths.filter((path) => path.startsWith(pagePath('case-studies')))).toEqual([])
})
