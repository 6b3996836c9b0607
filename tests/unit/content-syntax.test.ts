// What a program that people write files with, or a slip of the keyboard, leaves in a file.
import { editContent } from '../support/edited-content'
import { SERVICE } from '../support/entries'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

test('YAML that cannot be read names its line', () => {
  content.edit(SERVICE, /^excerpt: .*$/m, 'excerpt: "no end')
  const { problems } = content.check()
  expect(problems[0]).toMatchObject({
    file: expect.stringMatching(new RegExp(`^content/${SERVICE}:\\d+$`)),
    field: 'YAML',
  })
})

test('a field that stands twice is named with the line of the second', () => {
  content.edit('pages/about.md', /^lead: /m, 'label: Us\nlead: ')
  const line = content.read('pages/about.md').split('\n').indexOf('label: Us') + 1
  expect(content.check().problems).toContainEqual({
    file: `content/pages/about.md:${line}`,
    field: 'YAML',
    found: '"label: Us"',
    expected: 'valid YAML: each field once: this one is already further up',
  })
})

// Regression: the message was about a flow map, on the line below.
test('a colour without quotes is named with its line', () => {
  content.add('brand/colours.yaml', "base: teal\nown: { brand: #0f8b8d, strong: '#0b3c49' }\n")
  expect(content.check().problems).toEqual([
    {
      file: 'content/brand/colours.yaml:2',
      field: 'YAML',
      found: `"own: { brand: #0f8b8d, strong: '#0b3c49' }"`,
      expected: 'valid YAML: a colour in quotes, since a comment begins with #',
    },
  ])
})

// Regression: an alias within what it names ended the check with a stack trace; in a list the line
// was 0; and a text with an asterisk in it was blamed.
test.each([
  'order: *nope',
  'order: "1: *a"\nextra: [*nope]',
  'extra:\n  - *nope',
  'order: &a [*a]',
  'order: { all: &a { again: *a } }',
  'order: &a 1\nextra: *a\nmore: &b [*b]',
])('a YAML alias that stands for nothing is reported at its own line: %j', (yaml) => {
  content.edit(SERVICE, /^order: .*$/m, yaml)
  const { problems } = content.check()
  const [problem] = problems
  const [, line] = /:(\d+)$/.exec(problem?.file ?? '') ?? []
  expect(problem).toMatchObject({ field: 'YAML', found: JSON.stringify(yaml.split('\n').at(-1)) })
  expect(content.read(SERVICE).split('\n')[Number(line) - 1]).toBe(yaml.split('\n').at(-1))
})

test('a file without front matter is refused', () => {
  content.add('services/gutter-cleaning.md', 'Just text.')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ file: 'content/services/gutter-cleaning.md:1', field: 'front matter' }),
  )
})

test('a file that begins with a byte order mark is read like any other', () => {
  content.edit(SERVICE, /^---/, '\uFEFF---')
  expect(content.check().problems).toEqual([])
})

// Regression: an older program saved a file in another encoding, and “caf�” was published.
test.each([
  ['a text', 'pages/about.md', 'Caf\uFFFD', (file: string) => content.edit(file, /\n---\n/, '\n---\nCaf\uFFFD.\n')],
  ['the facts', 'site.yaml', 'C\0i', (file: string) => content.edit(file, /^summary: .*$/m, 'summary: C\0i')],
])('%s in another encoding is refused with the line', (_, file, letters, change) => {
  change(file)
  const line =
    content
      .read(file)
      .split('\n')
      .findIndex((text) => text.includes(letters)) + 1
  expect(content.check().problems[0]).toEqual({
    file: `content/${file}:${line}`,
    field: 'the file',
    found: 'letters in another encoding than UTF-8',
    expected: expect.stringContaining('save it again'),
  })
})

// Regression: a vertical tab, as text from a word processor has it, broke the feeds (XML 1.0).
test.each([
  ['the text', /$/, 'Words of\u000B a programme.\n', 'text', 'U+000B after "Words of"'],
  ['a field', /^title: .*$/m, 'title: "Office\\x02s"', 'title', 'U+0002 after "Office"'],
])('a control character in %s is a problem that says where it is', (_, from, to, field, found) => {
  content.edit(SERVICE, from, to)
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ field, found: expect.stringContaining(found) as unknown }),
  )
})
