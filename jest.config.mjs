import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** What all kinds of tests share. @param {string} name @param {'node' | 'jsdom'} environment */
const project = (name, environment) => ({
  displayName: name,
  testEnvironment: environment,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts?(x)`],
  moduleNameMapper: {
    '^site:(.*)$': '<rootDir>/tests/support/site-data/$1.ts',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
  ...(environment === 'jsdom' && { setupFilesAfterEnv: ['<rootDir>/tests/component/setup.ts'] }),
})

/** The tests of an export that hold of any company, on that of another one: variants.ts. */
const ofOtherCompany = {
  ...project('export', 'node'),
  displayName: 'other',
  testMatch: [
    'areas',
    'budgets',
    'buyers-pages',
    'content-structure',
    'contact-facts',
    'crawlers',
    'editions',
    'links',
    'pages',
    'policy',
    'scope-data',
    'structured-data',
    'translation',
  ].map((name) => `<rootDir>/tests/export/${name}.test.ts`),
  setupFiles: ['<rootDir>/tests/support/other-company.ts'],
}

/** Some packages are ES modules only, so jest has to translate them. */
const translateModules = async (/** @type {ReturnType<typeof project>} */ settings) => {
  const config = await withNext(settings)()
  return {
    ...config,
    transformIgnorePatterns: [
      '/node_modules/(?!(lucide-react|feed|flesch|syllable|p-map|@netlify)/)',
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  }
}

export default async () => ({
  // Jest leaves one core to whoever watches it, which halves a small machine.
  maxWorkers: '100%',
  // A test that hangs is ended; how fast a busy machine is proves nothing.
  testTimeout: 30_000,
  projects: await Promise.all([
    translateModules(project('unit', 'node')),
    translateModules(project('component', 'jsdom')),
    translateModules(project('export', 'node')),
    translateModules(ofOtherCompany),
    translateModules(project('audit', 'node')),
    translateModules(project('hosts', 'node')),
  ]),
})
