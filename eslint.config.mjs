import { fileURLToPath } from 'node:url'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import a11y from 'eslint-plugin-jsx-a11y'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * What a folder may not import: the arrows of the architecture go one way, lib ← components ← app.
 */
const ZONES = [
  {
    target: './lib/content/schema',
    from: './lib',
    except: ['./content/schema', './integrations/providers', './units.ts'],
    message: 'Schemas stand at the bottom, beside the providers that they know by name.',
  },
  {
    target: './lib/integrations/providers',
    from: './lib',
    except: ['./integrations/providers'],
    message: 'A provider knows nothing of the site: its messages are read in the browser.',
  },
  {
    target: './lib',
    from: ['./components', './app', './scripts'],
    message: 'The engine knows nothing of how it looks.',
  },
  { target: './components', from: ['./app', './scripts'], message: 'Components know nothing of routes.' },
  {
    target: './components',
    from: './lib',
    except: [
      './brand/mark.ts',
      './content/schema',
      './content/types.ts',
      './content/markdown.ts',
      './content/words.ts',
      './integrations/providers',
      './pricing',
      './scope',
      './site/mail-to.ts',
      './site/today.ts',
      './units.ts',
    ],
    message: 'Components are given content; they do not fetch it. Types are in lib/content/types.',
  },
  {
    target: './components',
    from: './lib/integrations/providers',
    except: ['./provider.ts', './messages.ts'],
    message: 'The browser needs of the providers what their frames say, and nothing else.',
  },
  {
    target: './components/ui',
    from: './lib',
    except: [
      './brand/mark.ts',
      './content/schema/common.ts',
      './content/schema/picture.ts',
      './content/markdown.ts',
      './content/words.ts',
    ],
    // No component is given the theme's colours, either.
    message: 'Primitives know no content but the logo, the names of pictograms and what a picture is.',
  },
  { target: './app', from: './scripts', message: 'Routes know nothing of the build.' },
  {
    target: ['./scripts/*.ts', './scripts/!(tools)/**'],
    from: './scripts/tools',
    message: 'The build and the servers need no tool.',
  },
]

const SYNTAX = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The security policy allows no style attribute: use a class.',
  },
  {
    // An element that may be missing is no text: `{name} {sample && <SampleTag />}`.
    selector:
      'JSXExpressionContainer[expression.type!="LogicalExpression"] + JSXText[value=/^ +$/] + JSXExpressionContainer[expression.type!="LogicalExpression"]',
    message: 'React makes several text nodes of it, and browsers drop the space from names: use `${a} ${b}`.',
  },
  {
    selector: 'Literal[value=/(^|[ :])-?z-[0-9[]/]',
    message: 'Layers have names: z-header, z-raised and the others of the theme in app/globals.css.',
  },
  {
    selector:
      'Literal[value=/(^|[ :])-?(((scroll-)?[mp][lr]|left|right|border-[lr]|rounded-[tb]?[lr])-(\\d|\\[|auto|px|full)|text-(left|right)( |$))/]',
    message: 'Sides are those of the text: ms-4, inset-e-0, text-end. A translator may turn it round.',
  },
  {
    selector: 'Literal[value=/print[:]hidden/]',
    message: 'Reader modes drop what is called hidden: screen-only.',
  },
  {
    selector: 'Literal[value=/-\\[(#[0-9a-f]{3}|rgb|hsl|oklch)/]',
    message: 'Colours have roles: text-ink, bg-ground and the others of the theme in app/globals.css.',
  },
]

/** The attributes that are read out or seen. */
const SPOKEN =
  '/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|summary|caption)$/'

/** A text in code, and one with values in it. */
const TEXT = ':matches(Literal[value=/[a-z]/i], TemplateLiteral:has(> TemplateElement[value.raw=/[a-z]/i]))'

/** Where a component would say something itself. */
const WORDS = [
  'JSXText[value=/[a-z]/i]',
  `JSXAttribute[name.name=${SPOKEN}] > ${TEXT}`,
  ...['JSXElement', 'JSXFragment', `JSXAttribute[name.name=${SPOKEN}]`].flatMap((parent) => [
    `${parent} > JSXExpressionContainer > ${TEXT}`,
    `${parent} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > ${TEXT}`,
    `${parent} > JSXExpressionContainer > TemplateLiteral > :matches(ConditionalExpression, LogicalExpression) > ${TEXT}`,
  ]),
].map((selector) => ({
  selector,
  message: 'Words stand in content/, in the file of the page or under `words` in site.yaml.',
}))

export default [
  {
    ignores: [
      '.next/',
      '.build/',
      '.servers/',
      'out/',
      '.variants/',
      'next-env.d.ts',
      'playwright-report/',
      'test-results/',
    ],
  },
  ...next,
  ...typescript,
  {
    files: ['**/*.tsx'],
    rules: a11y.flatConfigs.strict.rules,
  },
  {
    rules: {
      'import/no-restricted-paths': ['error', { basePath: here, zones: ZONES }],
      // Pages are documents: enhancements/navigation.ts makes more of a link where the browser can.
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-default-export': 'error',
      // Prettier holds the length of code, and wraps no comments.
      'max-len': ['error', { code: 1000, comments: 100, ignoreUrls: true }],
      'import/no-anonymous-default-export': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', ...SYNTAX],
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    // The styleguide is for developers, and is no part of the site.
    ignores: ['app/styleguide/**'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...WORDS] },
  },
  {
    files: ['lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['react', 'react-*'], message: 'The engine knows no React.' }] },
      ],
    },
  },
  {
    // Declarations that are merged with a library's repeat its type parameters; JSON is a module's
    // default.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off', 'import/no-default-export': 'off' },
  },
  {
    // Google's script reads its commands from `arguments` objects only.
    files: ['components/enhancements/analytics.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    files: [
      'tests/support/site-data/*.ts',
      'hosting/receiver/{netlify,netlify-mail,cloudflare}.ts',
      'hosting/worker/worker.js',
      'tests/matrix/reporter.ts',
      'app/**/{page,page.dev,layout,not-found}.tsx',
      'app/manifest.ts',
      '*.config.{ts,mjs}',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
]
