import { classesOfMarks } from '@/lib/brand/mark'
import { editContent } from '../support/edited-content'

const MARK = 'brand/mark.svg'
const WORDMARK = 'brand/wordmark.svg'
const SQUARE = 'viewBox="0 0 32 32"'

/** The real content with another logo, checked. */
function withLogo(text: string, file = MARK) {
  const content = editContent()
  content.add(file, text)
  return content.check()
}
const svg = (inside: string, attributes = SQUARE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const DOT = '<circle cx="16" cy="16" r="12" fill="#0f8b8d"/>'

test.each([
  ['a script', '<script>alert(1)</script>', 'the shapes', '<script>'],
  ['a handler', '<path d="M0 0h9v9z" onclick="alert(1)"/>', 'onclick', 'alert(1)'],
  ['a picture', '<image href="https://example.com/logo.png"/>', 'the shapes', '<image>'],
  ['a reference', '<use href="https://example.com/logo.svg#a"/>', 'the shapes', '<use>'],
  ['a reference within', '<path d="M0 0h9v9z" clip-path="url(#a)"/>', 'clip-path', 'url(#a)'],
  ['a page within', '<foreignObject><p>Hello</p></foreignObject>', 'the shapes', '<foreignObject>'],
  ['a link', '<a href="https://example.com"><path d="M0 0h9v9z"/></a>', 'the shapes', '<a>'],
  ['an animation', '<animate attributeName="x" from="0" to="9"/>', 'the shapes', '<animate>'],
  ['styles', '<defs><style>path{fill:red}</style></defs><path class="a" d="M0 0h9v9z"/>', 'the shapes', '<style>'],
  ['a style', '<path d="M0 0h9v9z" style="fill:red"/>', 'style', 'fill:red'],
  ['a gradient', '<path d="M0 0h9v9z" fill="url(#a)"/>', 'fill', 'url(#a)'],
  ['letters', '<text x="0" y="9">Cleaners</text>', 'the shapes', '<text>'],
  ['a colour by name', '<path d="M0 0h9v9z" fill="red"/>', 'fill', 'red'],
  ['a role that is none', '<path d="M0 0h9v9z" fill="var(--color-harbour)"/>', 'fill', 'harbour'],
])('%s in a logo is refused, with its line, what it is and what to do', (_, inside, field, found) => {
  expect(withLogo(svg(`\n${DOT}\n${inside}\n`)).problems).toEqual([
    expect.objectContaining({
      file: `content/${MARK}:3`,
      field,
      found: expect.stringContaining(found),
      expected: expect.stringMatching(/save the logo again|six hexadecimal digits/),
    }),
  ])
})

test.each([
  ['no SVG', 'Clearquay', 'the file', 'an SVG file'],
  ['without a viewBox', svg(DOT, 'width="32" height="32"'), 'viewBox', '"0 0 32 32"'],
  // Regression: only its third and fourth word were looked at, and all of it stands in the icons.
  ['with markup in its viewBox', svg(DOT, 'viewBox="0 0 32 32 &quot;&gt;&lt;script&gt;"'), 'viewBox', '"0 0 32 32"'],
  ['not square', svg(DOT, 'viewBox="0 0 64 32"'), 'viewBox', 'content/brand/wordmark.svg'],
  ['empty', svg(''), 'the shapes', 'what is to be seen'],
  ['heavy', svg(DOT.repeat(100)), 'the file’s size', 'at most'],
])('a mark that is %s is refused', (_, text, field, expected) => {
  expect(withLogo(text).problems).toEqual([
    expect.objectContaining({ field, expected: expect.stringContaining(expected) }),
  ])
})

test('a site has a mark, and may have a word-mark', () => {
  const content = editContent()
  content.remove(MARK)
  expect(content.check().problems).toEqual([expect.objectContaining({ file: `content/${MARK}`, found: 'nothing' })])
  expect(editContent().check().siteContent?.wordmark).toBeNull()
  const letters = svg('<path d="M0 0h96v24z" fill="currentColor"/>', 'viewBox="0 0 96 24"')
  expect(withLogo(letters, WORDMARK).siteContent?.wordmark).toMatchObject({ width: 96, height: 24 })
  expect(withLogo(svg(DOT), WORDMARK).problems).toEqual([
    expect.objectContaining({ file: `content/${WORDMARK}`, expected: expect.stringContaining('as wide as high') }),
  ])
})

test('what an editor writes for itself is left out, and the shapes are kept', () => {
  const written = `<?xml version="1.0"?><!-- Editor -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://ink" ${SQUARE} width="32" ink:version="1" fill="none">
      <title>Logo</title><metadata><a/></metadata><ink:view zoom="1"/>
      <g id="layer1" class="a" data-name="Layer 1"><circle cx="16" cy="16" r="9" fill="#0f8b8d" ink:label="dot"/></g>
    </svg>`
  expect(withLogo(written).siteContent?.mark.shapes).toEqual([
    {
      name: 'g',
      attributes: { fill: 'none' },
      shapes: [
        {
          name: 'g',
          attributes: {},
          shapes: [{ name: 'circle', attributes: { cx: '16', cy: '16', r: '9', fill: '#0f8b8d' }, shapes: [] }],
        },
      ],
    },
  ])
})

test('a logo that nobody sees on a ground where it stands is named with that ground and its scheme', () => {
  const dark = withLogo(svg('<circle cx="16" cy="16" r="12"/>')).problems
  expect(dark.map(({ field }) => field)).toEqual([
    'the logo on ground-strong, light',
    'the logo on ground, dark',
    'the logo on ground-raised, dark',
    'the logo on ground-strong, dark',
  ])
  expect(dark[0]).toMatchObject({
    file: `content/${MARK}`,
    found: expect.stringMatching(/^black on #0b3c49, 1\.\d\d:1/),
  })
  for (const paint of ['currentColor', 'var(--color-mark)']) {
    expect(withLogo(svg(`<circle cx="16" cy="16" r="12" fill="${paint}"/>`)).problems).toEqual([])
  }
})

test('the stylesheet has a class for each role that the logo is painted with', () => {
  const { siteContent } = withLogo(svg('<path d="M0 0h9v9z" fill="var(--color-accent)" stroke="var(--color-ink)"/>'))
  if (!siteContent) throw new Error('expected content without problems')
  expect(classesOfMarks(siteContent)).toEqual(expect.arrayContaining(['fill-accent', 'stroke-ink']))
})
