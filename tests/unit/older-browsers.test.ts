import { forOlderBrowsers } from '@/scripts/export/older-browsers'

test('each rule gets the specificity of its layer, and rules outside a layer the highest', () => {
  const css =
    '@layer theme{:root{--a:1px}}@layer base{a{color:red}}@layer components{.card a,a:hover{color:blue}}' +
    '@layer utilities{.plain{color:inherit}}@media print{.card{color:black}}'
  expect(forOlderBrowsers(css)).toBe(
    ':root{--a:1px}a{color:red}:not(#_).card a,a:not(#_):hover{color:blue}' +
      ':not(#_#_#_).plain{color:inherit}@media print{:not(#_#_#_#_).card{color:black}}',
  )
})

test('conditions around and in a layer stay, and the order of layers is dropped', () => {
  expect(
    forOlderBrowsers('@layer base,components;@media print{@layer components{@supports (a:b){*::before{c:d}}}}'),
  ).toBe('@media print{@supports (a:b){*:not(#_)::before{c:d}}}')
})

test('the steps of an animation keep their names', () => {
  const steps = '@keyframes turn{from{rotate:0}to{rotate:1turn}}'
  expect(forOlderBrowsers(`@layer components{${steps}}`)).toBe(steps)
})

test.each([
  ['an unknown layer', '@layer other{a{b:c}}', /No weight for the layer other/],
  ['an id in the lowest layers', '@layer base{#a{b:c}}', /#a in the layer base would win/],
  ['an id in a utility', '@layer utilities{#a .b{c:d}}', /#a \.b in the layer utilities would win/],
])('%s is refused', (_, css, message) => {
  expect(() => forOlderBrowsers(css)).toThrow(message)
})

test.each([
  ['not (min-width:40rem)', 'not all and (min-width:40rem)'],
  ['screen and not (min-width:48rem)', 'screen and (max-width:47.999rem)'],
  [
    'screen and (not (min-width:48rem)) and (not (min-height:20rem))',
    'screen and (max-width:47.999rem) and (max-height:19.999rem)',
  ],
  ['(64rem<=width<76rem)', '(min-width:64rem) and (max-width:75.999rem)'],
  ['(forced-colors:active),print', '(forced-colors:active),print'],
])('the media query %s is written as %s', (query, older) => {
  expect(forOlderBrowsers(`@media ${query}{a{b:c}}`)).toContain(`@media ${older}{`)
})

test('a media query without older words is refused', () => {
  expect(() => forOlderBrowsers('@media (height>9rem){a{b:c}}')).toThrow(
    /no older words for the media query \(height>9rem\)/,
  )
})
