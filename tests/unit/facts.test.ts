import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@/content/catalogue'
import { dialNumber, fillFacts } from '@/content/facts'

test.each([
  ['(02) 5550 0142', '+61255500142'],
  ['1300 975 707', '+611300975707'],
  ['0491 570 006', '+61491570006'],
])('%s is dialled as %s', (written, dialled) => {
  expect(dialNumber(written)).toBe(dialled)
})

test('a fact is filled in wherever it stands, and an unknown one is reported and left', () => {
  const unknown: string[] = []
  expect(fillFacts('{a} and {b}, {a}', { a: '1' }, (name) => unknown.push(name))).toBe('1 and {b}, 1')
  expect(unknown).toEqual(['b'])
})

/** Values that stand in site.yaml and nowhere else: a fact written twice drifts. */
const { site } = catalogue()
const ONCE = [
  site.shortName,
  site.phone,
  site.helpdesk,
  site.email,
  site.abn,
  site.officeHours,
  site.happyClients,
  site.combinedExperience,
  site.promises.quoteResponse,
  site.promises.proposal,
  site.promises.start,
  site.promises.insurance,
  site.promises.support,
].map(({ value }) => value)

const FOLDERS = ['app', 'components', 'content', 'scripts']
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|md|css)$/.test(name))
    .map((name) => join(folder, name)),
)

test.each(ONCE)('“%s” is typed nowhere but in site.yaml', (value) => {
  // Also with a plain hyphen, as it is often typed.
  const spellings = [...new Set([value, value.replaceAll('–', '-')])]
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, i) => ({ text, place: `${file}:${i + 1}` }))
      // A doc comment may show how a value is written.
      .filter(({ text }) => !/^\s*(\/\*\*|\*|\/\/)/.test(text) && spellings.some((spelling) => text.includes(spelling)))
      .map(({ place }) => place),
  )
  expect(found).toEqual([])
})
