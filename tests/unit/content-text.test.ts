import { editContent } from '../support/edited-content'
import { OTHER, SERVICE } from '../support/entries'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

test('a link to a page that does not exist names the addresses that do, and the line', () => {
  content.edit('pages/about.md', /\n---\n/, '\n---\n\n[Moon](/services/moon-cleaning/)\n')
  expect(content.check().problems).toEqual([
    {
      file: expect.stringMatching(/^content\/pages\/about\.md:\d+$/),
      field: 'text',
      found: '"/services/moon-cleaning/"',
      expected: expect.stringContaining(`/services/${OTHER}/`),
    },
  ])
})

// Regression: the page for unknown addresses has no route, and was taken for one that is left out.
test('the page for unknown addresses is checked, and has to be approved, like any other', () => {
  expect([...content.check().texts.keys()]).toContain('content/pages/not-found.md')
  content.edit('pages/not-found.md', /^lead: .*$/m, 'lead: "See [the moon](/moon/)."')
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'lead', found: '"/moon/"' })])
})

test('a link without the slash at its end is refused, since it would cost a redirect', () => {
  content.edit('pages/about.md', /\n---\n/, `\n---\n\n[Other](/services/${OTHER})\n`)
  expect(content.check().problems).toEqual([expect.objectContaining({ found: `"/services/${OTHER}"` })])
})

test('a link to an alias names the canonical address', () => {
  content.edit('pages/about.md', /\n---\n/, '\n---\n\n[Clients](/clients/)\n')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ expected: '/our-clients/, the page’s canonical address' }),
  ])
})

test('a link to a question that does not exist is refused', () => {
  content.edit('pages/about.md', /\n---\n/, '\n---\n\n[Why](/faqs/#why-at-all)\n')
  expect(content.check().problems).toEqual([expect.objectContaining({ found: '"/faqs/#why-at-all"' })])
})

test('a link inside a field is checked, too', () => {
  content.edit('pages/contact.md', /^lead: .*$/m, 'lead: "See [nothing](/nothing/)."')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      file: expect.stringMatching(/^content\/pages\/contact\.md:\d+$/),
      field: 'lead',
      found: '"/nothing/"',
    }),
  ])
})

test.each([
  ['a picture', '![A room](/room.png)', 'a picture'],
  ['HTML', 'Some <b>bold</b> words.', '<b>'],
  ['a fact in double braces', 'Ring {{phone}}.', '{{phone}}'],
  ['an address that is none', '[Site](https://)', '"https://"'],
  ['a mailbox without a name', '[Mail](mailto:)', '"mailto:"'],
])('%s in a text is refused', (_, text, found) => {
  content.edit('pages/about.md', /\n---\n/, `\n---\n\n${text}\n`)
  expect(content.check().problems).toContainEqual(expect.objectContaining({ field: 'text', found }))
})

// Regression: one condition without its end was told five times, in words about nodes and nesting.
test.each([
  ['{% if $offered.phone %} Ring us.\n\nOr write.', '{% if $offered.phone %} without its end', 0],
  ['Ring us.\n\nOr write.{% /if %}', '{% /if %} without its beginning', 2],
])('a condition that does not begin or end is named with its line, and nothing else is: %s', (text, found, below) => {
  content.edit('pages/about.md', /\n---\n/, `\n---\n${text}\n`)
  const lines = content.read('pages/about.md').split('\n')
  expect(content.check().problems).toEqual([
    {
      file: `content/pages/about.md:${lines.indexOf('---', 1) + 2 + below}`,
      field: 'text',
      found,
      expected: 'each condition between {% if … %} and {% /if %}',
    },
  ])
})

test('Markdown in a field that shows it as it is written is refused', () => {
  content.edit(SERVICE, /^excerpt: .*$/m, 'excerpt: "See [areas](/areas/)."')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'excerpt', expected: expect.stringContaining('plain words') }),
  ])
})

test('a link on the third line of a paragraph names that line', () => {
  content.edit('pages/about.md', /\n---\n/, '\n---\n\nOne\ntwo\n[three](/nope/).\n')
  const [problem] = content.check().problems
  const line = Number(problem?.file.split(':')[1])
  expect(content.read('pages/about.md').split('\n')[line - 1]).toBe('[three](/nope/).')
})

test('a link within the page leads to one of its headings', () => {
  content.edit('pages/about.md', /\n---\n/, '\n---\n\n[Down](#further-down) and [away](#away)\n\n## Further down\n')
  expect(content.check().problems).toEqual([expect.objectContaining({ found: '"#away"' })])
})

test('a link in site.yaml is checked like any other', () => {
  content.edit('site.yaml', /\/terms\/#the-guarantee/, '/terms/#no-guarantee')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      file: expect.stringMatching(/^content\/site\.yaml:\d+$/),
      found: '"/terms/#no-guarantee"',
    }),
  ])
})

test('a heading that skips a level is refused', () => {
  content.edit('pages/terms.md', /^## /m, '#### ')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ found: expect.stringMatching(/at level 4/) }),
  )
})
