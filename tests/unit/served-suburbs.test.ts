import { getContent } from '@/lib/content/get-content'
import { editContent } from '../support/edited-content'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

const FILE = 'served-suburbs.yaml'
const { suburbs, served } = getContent()
const [listed] = served.suburbs
const [entry] = suburbs
if (!listed || !entry) throw new Error('expected suburbs')

/** A line of the list, at its top. */
const addLine = (name: string, postcode: string, region: string) =>
  content.edit(FILE, /^suburbs:\n/m, `suburbs:\n  - { name: ${name}, postcode: '${postcode}', region: ${region} }\n`)

/** The line on which the file first has a text. */
const lineOf = (text: string) =>
  content
    .read(FILE)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

test('a suburb that stands in the list twice is refused', () => {
  addLine(listed.name, listed.postcode, listed.region)
  expect(content.check().problems).toEqual([
    {
      file: `content/${FILE}:${lineOf(listed.name) + 1}`,
      field: 'suburbs[1]',
      found: `"${listed.name} ${listed.postcode}", as in suburbs[0]`,
      expected: 'each suburb once, here or in content/suburbs: take out one of the two',
    },
  ])
})

test('a suburb that has an entry of its own is refused in the list, and the entry named', () => {
  addLine(entry.name.toUpperCase(), entry.postcode, entry.region)
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'suburbs[0]', found: expect.stringContaining(`as in ${entry.file}`) }),
  ])
})

test('a region without any suburb is named', () => {
  const region = served.regions.find((name) => !suburbs.some((suburb) => suburb.region === name))
  if (!region) throw new Error('expected a region that has no entries')
  content.add(FILE, content.read(FILE).replaceAll(new RegExp(`^.*region: ${region} }\n`, 'gm'), ''))
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: `content/${FILE}:${lineOf(region)}`, found: `"${region}", which has no suburb` }),
  ])
})

test('a postcode that is none of Australia’s is refused with its line', () => {
  addLine('Geelong', '0320', listed.region)
  const file = expect.stringMatching(new RegExp(`^content/${FILE}:\\d+$`))
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file, field: 'suburbs[0].postcode', found: '"0320"' }),
  ])
})

test('a region that is not among the regions is refused, and those that are named', () => {
  addLine('Byron Bay', '2481', 'Far North Coast')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      file: `content/${FILE}:${lineOf('Far North Coast')}`,
      field: 'suburbs[0].region',
      found: '"Far North Coast"',
      expected: expect.stringContaining(served.regions[0]!),
    }),
  ])
})

// Regression: of a name that stands twice, the line was not told.
test.each([
  [FILE, /^(regions:\n)( *- .*\n) *- .*\n/m, 'regions[1]'],
  ['pages/faqs.md', /^(groups:\n)( *- .*\n) *- .*\n/m, 'groups[1]'],
])('a region or a group that %s lists twice is refused with its line', (file, list, field) => {
  const [, , first = ''] = list.exec(content.read(file)) ?? []
  content.edit(file, list, '$1$2$2')
  const line = content.read(file).split('\n').indexOf(first.trimEnd()) + 2
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ file: `content/${file}:${line}`, field, expected: 'each name once' }),
  )
})

test('without the list the build stops and names its file', () => {
  content.remove(FILE)
  expect(content.check().problems).toEqual([expect.objectContaining({ file: `content/${FILE}`, found: 'nothing' })])
})

test('a launch waits until the owner has confirmed the list', () => {
  const waiting = { file: `content/${FILE}`, field: 'the whole file', reason: 'not confirmed' }
  const text = content.read(FILE).replace(/^confirmed: .*\n/m, '')
  content.add(FILE, `confirmed: false\n${text}`)
  expect(content.check().unconfirmed).toContainEqual(waiting)
  content.add(FILE, text)
  expect(content.check().unconfirmed).not.toContainEqual(waiting)
})
