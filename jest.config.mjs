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

/** The tests of an export that hold of any company. */
const OF_ANY_COMPANY = [
  'areas',
  'budgets',
  'buyers-pages',
  'content-structure',
  'contact-facts',
  'crawlers',
  'editions',
  'fonts',
  'links',
  'pages',
  'policy',
  'scope-data',
  'search-terms',
  'structured-data',
  'translation',
]

const exportTests = (/** @type {readonly string[]} */ names) =>
  names.map((name) => `<rootDir>/tests/export/${name}.test.ts`)

/** The same on the site of another company: variants.ts. */
const ofOtherCompany = {
  ...project('export', 'node'),
  displayName: 'other',
  testMatch: exportTests(OF_ANY_COMPANY),
  setupFiles: ['<rootDir>/tests/support/other-company.ts'],
}

/** What owners test of their own site: these, on whatever it says. */
const ofOwnSite = {
  ...project('export', 'node'),
  displayName: 'site',
  testMatch: exportTests(OF_ANY_COMPANY),
  setupFiles: ['<rootDir>/tests/support/own-site.ts'],
}

/** What others' tools find in their own site. */
const auditOfOwnSite = {
  ...project('audit', 'node'),
  displayName: 'audit-site',
  setupFiles: ['<rootDir>/tests/support/own-site.ts'],
}

/** Some packages are ES modules only, so jest has to translate them. */
const translateModules = async (/** @type {ReturnType<typeof project>} */ settings) => {
  const config = await withNext(settings)()
  return {
    ...config,
    transformIgnorePatterns: ['/node_modules/(?!(@capsizecss|feed|flesch|fontkitten|syllable|p-map|@netlify)/)'],
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
    translateModules(ofOwnSite),
    translateModules(project('audit', 'node')),
    translateModules(auditOfOwnSite),
    translateModules(project('hosts', 'node')),
  ]),
})
