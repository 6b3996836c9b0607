// What an owner may get wrong in content/search-terms.yaml.
import { editContent } from '../support/edited-content'

const FILE = 'search-terms.yaml'

test.each([
  ['a page that does not exist', / {2}\/pricing\/:/, '  /prices/:', 'pages./prices/', '"/prices/"'],
  [
    'a term that another page answers',
    /pages:\n/,
    'pages:\n  /privacy/: [Office cleaning]\n',
    'office-cleaning',
    '"office cleaning"',
  ],
])('%s is named', (_, from, to, field, found) => {
  const content = editContent()
  content.edit(FILE, from, to)
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: `content/${FILE}`, field: expect.stringContaining(field), found }),
  ])
})
