import type { KnipConfig } from 'knip'
import { MODULES } from './components/enhancements/modules'

const config: KnipConfig = {
  entry: [
    // What scripts bundle, copy or start by its name.
    'app/**/page.dev.tsx',
    'components/enhancements/loader.ts',
    'scripts/edit/browser/editor.ts',
    ...new Set(Object.values(MODULES).map(({ file }) => `components/${file}.ts`)),
    'hosting/worker/worker.js',
    'hosting/receiver/{netlify,netlify-mail,cloudflare}.ts',
    'next-sitemap.config.mjs',
    'tests/{support,audit,hosts}/*.mjs',
    'tests/support/site-data/*.ts',
  ],
  project: ['**/*.{ts,tsx,js,mjs}'],
  playwright: { config: ['playwright*.config.ts'] },
  ignoreDependencies: [
    // Imported by styles, by names that are put together, and as “site:…”, which the bundler
    // answers.
    'tailwindcss',
    '@fontsource-variable/instrument-sans',
    'site',
    // A package of tests/hosts.
    '@netlify/dev',
  ],
}
export default config
