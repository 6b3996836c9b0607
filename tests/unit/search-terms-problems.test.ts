// What an owner may get wrong in content/search-terms.yaml.
import { editContent } from '../support/edited-content'

const FILE = 'search-terms.yaml'

// Each page that was gone had all pages of the site after it, and nothing said what to do.
test('of a page that is gone, its neighbours are named, and what to do', () => {
  const content = editContent()
  content.edit(FILE, /pages:\n/, 'pages:\n  /industries/zoos/: [zoo cleaning]\n')
  const [problem] = content.check().problems
  expect(problem?.file).toBe(
    `content/${FILE}:${content.read(FILE).split('\n').indexOf('  /industries/zoos/: [zoo cleaning]') + 1}`,
  )
  const [first, ...others] = (problem?.expected.match(/\/\S*\//g) ?? []).sort()
  expect(first).toBe('/industries/')
  expect(others.every((path) => path.startsWith('/industries/'))).toBe(true)
  expect(problem?.expected).toContain('take this out with its terms')
})

test.each([
  ['a page that does not exist', / {2}\/pricing\/:/, '  /prices/:', 'pages./prices/', '"/prices/"'],
  [
    'a term that another page answers, whatever its capitals',
    /\n*$/,
    '\n  /privacy/: [Office Cleaning]\n',
    '/privacy/',
    '"Office Cleaning"',
  ],
])('%s is named', (_, from, to, field, found) => {
  const content = editContent()
  content.edit(FILE, from, to)
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      file: expect.stringMatching(`^content/${FILE}:\\d+$`),
      field: expect.stringContaining(field),
      found,
    }),
  ])
})
