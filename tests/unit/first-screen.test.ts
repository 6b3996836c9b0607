import { WIDE, firstScreenRules } from '@/scripts/export/first-screen'

const NAMES = new Set(['html', 'h1', 'details', 'summary', 'img', 'a', 'button', 'card', 'sm:grid', 'data-open', 'id'])

/** The rules of a stylesheet that a first screen with those names needs. */
const rulesOf = (css: string) => firstScreenRules(css, NAMES)

test.each([
  ['an element', 'h1{color:red}'],
  ['a class', '.card{color:red}'],
  ['a class with marks in its name', '.sm\\:grid{color:red}'],
  ['an attribute', '[data-open]{color:red}'],
  ['every element', '*{color:red}'],
  ['words before and after', '.card:before{content:"a"}'],
  ['what is closed', 'details:not([open]){color:red}'],
  ['narrow screens', '@media(min-width:22rem){.card{color:red}}'],
  ['a dark scheme', '@media screen and (prefers-color-scheme:dark){.card{color:red}}'],
  ['who wants no motion', '@media(prefers-reduced-motion:reduce){.card{color:red}}'],
])('rules for %s are kept', async (_, css) => {
  expect(await rulesOf(css)).toBe(css)
})

test.each([
  ['another element', 'h2{color:red}'],
  ['another class', '.other{color:red}'],
  ['another class within one that is there', '.card .other{color:red}'],
  ['a pointer above it', '.card:hover{color:red}'],
  ['the focus', 'a:focus-visible{color:red}'],
  ['a press', 'button:active{color:red}'],
  ['a fault', 'button:invalid{color:red}'],
  ['what is opened later', 'details[open]{color:red}'],
  ['what is ticked later', 'a:has(:checked){color:red}'],
  ['a picture that failed', 'img.img-failed{color:red}'],
  ['wide screens', `@media (min-width:${WIDE}){.card{color:red}}`],
  ['wider screens', '@media (min-width:64rem){.card{color:red}}'],
  ['a mouse', '@media (hover:hover){.card{color:red}}'],
  ['colours of the system', '@media (forced-colors:active){.card{color:red}}'],
  ['more contrast', '@media (prefers-contrast:more){.card{color:red}}'],
  ['paper', '@media print{.card{color:red}}'],
  ['browsers that can do more', '@supports (color:oklch(0 0 0)){.card{color:red}}'],
  ['motion', '@keyframes turn{to{rotate:1turn}}'],
  ['the size of a part', '@container (min-width:9rem){.card{color:red}}'],
])('rules for %s are left to the stylesheet, and nothing empty stays for them', async (_, css) => {
  expect(await rulesOf(`@layer a{${css}}h1{color:red}`)).toBe('h1{color:red}')
})

test('of a list of selectors those stay that are seen at once', async () => {
  expect(await rulesOf('.card,.card:hover,.other{color:red}')).toBe('.card{color:red}')
})

test('variables stay where they are used, also by others', async () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:var(--c)}.card{margin:var(--b)}.card:hover{margin:var(--d)}'
  expect(await rulesOf(`${css}@property --d{syntax:"*";inherits:false}`)).toBe(
    ':root{--a:1px;--b:var(--a)}.card{margin:var(--b)}',
  )
})

test('every font stands in the first screen’s rules, whatever they need', async () => {
  const fonts = '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local("Arial")}'
  expect(await rulesOf(`${fonts}.other{font-family:A}`)).toBe(fonts)
})
