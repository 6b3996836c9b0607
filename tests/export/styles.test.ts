import postcss from 'postcss'
import { documentIn, files, pages, read, scripts } from './out'

/** The classes that lucide gives its icons, few of which have rules. */
const LUCIDE_CLASS = /^lucide(-.+)?$/

const stylesheet = files
  .filter((file) => file.endsWith('.css'))
  .map(read)
  .join('\n')

const classes = new Set<string>()
postcss.parse(stylesheet).walkRules(({ selector }) => {
  for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) classes.add(name.replace(/\\(.)/g, '$1'))
})

// Regression: a browser without cascade layers dropped every rule, and one without newer media
// queries those of narrow screens.
test('neither the stylesheet, nor a page, nor a script has a cascade layer or a newer media query', () => {
  const texts = [stylesheet, ...pages.map(([file]) => read(file)), ...scripts.map(read)]
  const found = texts.flatMap((text) => text.match(/@layer|@media[^{}]*?([<>]|\bnot ?\()[^{}]*/g) ?? [])
  expect(found).toEqual([])
})

test.each(pages)('every class in %s is in the stylesheet', (file) => {
  const $ = documentIn(file)
  const used = new Set(
    $('body [class]')
      .toArray()
      .flatMap(({ attribs }) => attribs.class?.match(/\S+/g) ?? []),
  )
  expect(used.size).toBeGreaterThan(50)
  expect([...used].filter((name) => !classes.has(name) && !LUCIDE_CLASS.test(name))).toEqual([])
})

test('every custom property that the stylesheet or a script uses is defined', () => {
  const rules = [stylesheet, ...scripts.map(read)].join('\n')
  const defined = new Set(
    [...rules.matchAll(/(--[\w-]+)\s*:/g), ...rules.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name),
  )
  const used = new Set([...rules.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})

// Regression: where the property has no prefix, too, the bundler dropped the only name of it that
// iPhones know, so that they enlarged some of the text when they were turned on their side.
test('in the stylesheet and in each page iPhones are told to leave the size of text alone', () => {
  const texts = [stylesheet, ...pages.map(([file]) => read(file))]
  expect(texts.filter((text) => !text.includes('-webkit-text-size-adjust:100%'))).toHaveLength(0)
})
