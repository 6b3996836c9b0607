const COLOURS = { message: 'Colours have roles: var(--color-…), of the theme, which content/brand gives their values.' }

const SIDES = { message: 'Sides are those of the text: inline-start, inline-end. A translator may turn it round.' }

/** Colours, layers and breakpoints are roles of the theme, which alone says their values. */
export default {
  extends: ['stylelint-config-recommended'],
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  reportNeedlessDisables: true,
  rules: {
    'csstools/value-no-unknown-custom-properties': [true, { importFrom: ['app/globals.css', '.build/brand.css'] }],
    'color-no-hex': [true, COLOURS],
    'color-named': ['never', COLOURS],
    'function-disallowed-list': [['/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'], COLOURS],
    'property-disallowed-list': [['left', 'right', '/-(left|right)(-(color|style|width|radius))?$/'], SIDES],
    'declaration-property-value-disallowed-list': [{ '/^(text-align|float|clear)$/': ['left', 'right'] }, SIDES],
    'declaration-property-value-allowed-list': [
      { 'z-index': ['/^var\\(--z-index-/'] },
      { message: 'Layers have names: var(--z-index-…), of the theme in app/globals.css.' },
    ],
    'media-feature-name-value-allowed-list': [
      { width: ['/^theme\\(--/'] },
      { message: 'Breakpoints are the theme’s: @variant md, or theme(--breakpoint-md) in a longer query.' },
    ],
    'at-rule-no-unknown': [
      true,
      { ignoreAtRules: ['theme', 'source', 'utility', 'custom-variant', 'variant', 'reference', 'tailwind'] },
    ],
    // Stylelint knows the standard’s @apply, which is no more, and not Tailwind’s.
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['apply'] }],
    // Tailwind puts the value in where a query says theme().
    'media-query-no-invalid': null,
    // Not yet in its list: the link whose target is being read, and a form that an agent fills in.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['target-current', '/^tool-/'] }],
    'no-invalid-position-declaration': [true, { ignoreAtRules: ['utility'] }],
    // Rules stand in the order in which a component is read; layers and @media cut it up.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // Bundled with its script, without Tailwind.
      files: ['components/quote/form.css'],
      rules: { 'at-rule-disallowed-list': ['theme', 'utility', 'variant'] },
    },
    {
      files: ['app/globals.css', 'app/styles/preferences.css'],
      rules: { 'function-disallowed-list': null },
    },
  ],
}
