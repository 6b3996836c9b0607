import { fileURLToPath } from 'node:url'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import a11y from 'eslint-plugin-jsx-a11y'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * What a folder may not import: the arrows of the architecture go one way, content ← components ←
 * app.
 */
const ZONES = [
  { target: './content/schema', from: './content', except: ['./schema'], message: 'Schemas stand at the bottom.' },
  { target: './content', from: ['./components', './app'], message: 'Content knows nothing of how it looks.' },
  { target: './components', from: './app', message: 'Components know nothing of routes.' },
  {
    target: './components',
    from: './content',
    except: ['./schema', './types.ts', './markdown.ts'],
    message: 'Components are given content; they do not fetch it. Types are in content/types.',
  },
  {
    target: './components/ui',
    from: './content',
    except: ['./schema/common.ts', './schema/picture.ts', './markdown.ts'],
    message: 'Primitives know no content but the names of pictograms and what a picture is.',
  },
]

export default [
  { ignores: ['.next/', '.build/', 'out/', '.variants/', 'next-env.d.ts', 'playwright-report/', 'test-results/'] },
  ...next,
  ...typescript,
  {
    files: ['**/*.tsx'],
    rules: {
      ...a11y.flatConfigs.strict.rules,
      // A table that scrolls has to be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: [] }],
    },
  },
  {
    rules: {
      'import/no-restricted-paths': ['error', { basePath: here, zones: ZONES }],
      // Pages are documents: enhancements/navigation.ts makes more of a link where the browser can.
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-default-export': 'error',
      'import/no-anonymous-default-export': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The security policy allows no style attribute: use a class.',
        },
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
    // CloudFront calls the function by its name.
    files: ['hosting/cloudfront-function.js'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
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
      'tests/matrix/counts.ts',
      'app/**/{page,page.dev,layout,not-found}.tsx',
      'app/manifest.ts',
      '*.config.{ts,mjs}',
      '*.mjs',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
]
