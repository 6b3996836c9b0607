import { flattenLayers } from '@/scripts/export/layers'

test('each rule gets the specificity of its layer, and rules outside a layer the highest', () => {
  const css =
    '@layer theme{:root{--a:1px}}@layer base{a{color:red}}@layer components{.card a,a:hover{color:blue}}' +
    '@layer utilities{.plain{color:inherit}}@media print{.card{color:black}}'
  expect(flattenLayers(css)).toBe(
    ':root{--a:1px}a{color:red}:not(#_).card a,a:not(#_):hover{color:blue}' +
      ':not(#_#_#_).plain{color:inherit}@media print{:not(#_#_#_#_).card{color:black}}',
  )
})

test('conditions around and in a layer stay, and the order of layers is dropped', () => {
  expect(flattenLayers('@layer base,components;@media print{@layer components{@supports (a:b){*::before{c:d}}}}')).toBe(
    '@media print{@supports (a:b){*:not(#_)::before{c:d}}}',
  )
})

test('the steps of an animation keep their names', () => {
  const steps = '@keyframes turn{from{rotate:0}to{rotate:1turn}}'
  expect(flattenLayers(`@layer components{${steps}}`)).toBe(steps)
})

test.each([
  ['an unknown layer', '@layer other{a{b:c}}', /No weight for the layer other/],
  ['an id in the lowest layers', '@layer base{#a{b:c}}', /#a in the layer base would win/],
  ['an id in a utility', '@layer utilities{#a .b{c:d}}', /#a \.b in the layer utilities would win/],
])('%s is refused', (_, css, message) => {
  expect(() => flattenLayers(css)).toThrow(message)
})
