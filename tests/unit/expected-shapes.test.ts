// What a problem says is expected where a value has another shape than its field.
import { editContent } from '../support/edited-content'
import { SERVICE } from '../support/entries'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

// Regression: “popular: false” was said to have to be “true”, which is not what its author wants.
test.each([
  [SERVICE, /^popular: .*$/m, 'popular: false', 'true; otherwise take the line out'],
  [SERVICE, /^---$/m, '---\noffered: true', 'false; otherwise take the line out'],
])('in %s, a mark with the opposite value is said to have no line', (file, from, to, expected) => {
  content.edit(file, from, to)
  expect(content.check().problems).toEqual([expect.objectContaining({ expected })])
})

// Regression: “a group of fields” did not say which, and an owner had given the value alone.
test('a value that stands alone is shown as it has to be written', () => {
  content.edit('site.yaml', /^name: .*$/m, 'name: Hunter Mop')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({
      field: 'name',
      found: '"Hunter Mop"',
      expected: 'a group of fields: { value: "Hunter Mop" }',
    }),
  )
})

test('a text in place of several fields names them', () => {
  content.edit('site.yaml', /^address: .*$/m, 'address: 1 Sample Street')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({
      field: 'address',
      expected: expect.stringMatching(/^a group of fields: street, suburb,/),
    }),
  )
})

test('a list that is missing is said to be possibly empty', () => {
  content.edit(SERVICE, /^relatedArticles:\n(  - .*\n)+/m, '')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      field: 'relatedArticles',
      found: 'nothing',
      expected: 'a list, such as [one, two]; [] is an empty one',
    }),
  ])
})
