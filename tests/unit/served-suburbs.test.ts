import { getContent } from '@/lib/content/get-content'
import { REGIONS } from '@/lib/content/schema/suburb'
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

test('a suburb that stands in the list twice is refused', () => {
  addLine(listed.name, listed.postcode, listed.region)
  expect(content.check().problems).toEqual([
    {
      file: `content/${FILE}`,
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

test('a region of the map without any suburb is named', () => {
  const region = REGIONS.find((name) => !suburbs.some((suburb) => suburb.region === name))
  if (!region) throw new Error('expected a region that has no entries')
  content.add(FILE, content.read(FILE).replaceAll(new RegExp(`^.*region: ${region} }\n`, 'gm'), ''))
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: `content/${FILE}`, field: 'suburbs', found: `none in "${region}"` }),
  ])
})

test('a region that is not on the map, and a postcode that is not of New South Wales, are refused with their line', () => {
  addLine('Geelong', '3220', 'Victoria')
  const file = expect.stringMatching(new RegExp(`^content/${FILE}:\\d+$`))
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file, field: 'suburbs[0].postcode', found: '"3220"' }),
    expect.objectContaining({ file, field: 'suburbs[0].region', expected: expect.stringContaining(REGIONS[0]) }),
  ])
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
