import { build } from 'esbuild'
import { basename, dirname, join } from 'node:path'
import { MODULES, type ModuleName } from '@/components/enhancements/modules'
import type { AnalyticsFields } from '@/lib/content/schema/integrations'
import { bundle, loadedModule, type Bundle } from '@/scripts/browser/bundle'
import { DATA, siteData } from '@/scripts/browser/site-data'
import { listedModules } from '../support/listed-modules'

// Bundling takes seconds on a busy machine.
jest.setTimeout(60_000)

const names = Object.keys(MODULES) as ModuleName[]

let bundled: Bundle
/** What the bundled loader knows of each module. */
let known: ReturnType<typeof listedModules>
const textOf = (address: string | undefined, { files } = bundled) => new TextDecoder().decode(files.get(address ?? ''))

beforeAll(async () => {
  bundled = await bundle()
  known = listedModules(textOf(bundled.loader), bundled.loader)
})

test('the loader lists every module with its selector and trigger', () => {
  const listed = Object.entries(known).map(([name, { selector, when }]) => [name, { selector, when }])
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(names.map((name) => [name, { selector: MODULES[name].selector, when: MODULES[name].when }])),
  )
})

test.each(names)('the files of %s exist: the module itself first, and all that they import', (name) => {
  const { files } = known[name]
  for (const address of files) {
    expect(bundled.files.has(address)).toBe(true)
    for (const [, imported = ''] of textOf(address).matchAll(/\b(?:from|import)"\.\/([^"]+)"/g))
      expect(files).toContain(join(dirname(address), imported))
  }
  const code = textOf(files[0])
  expect(files[0]).toContain(`/${basename(MODULES[name].file)}.js`)
  expect(code).toMatch(name === 'dialog' ? /export\{[^}]*\bas open\b/ : /export\{[^}]*\bas attach\b/)
})

// Regression: of a module that is loaded on the first gesture no file was listed, so that one whose
// file has another name was asked for by its own, and never came.
test('a module whose file has another name is listed with it, whenever it is loaded', () => {
  const listed = (when: 'gesture' | 'near', files: string[]) => loadedModule('menu', { selector: 'nav', when }, files)
  expect(listed('gesture', ['main-menu'])).toEqual(['nav', '', 'main-menu'])
  expect(listed('near', ['menu', 'shared'])).toEqual(['nav', 'near', 'menu shared'])
  expect(listed('near', ['menu'])).toEqual(['nav', 'near'])
  expect(listed('gesture', ['menu'])).toEqual(['nav'])
})

test('nothing is bundled that no module needs, and the loader imports nothing', () => {
  const needed = new Set(names.flatMap((name) => known[name].files))
  expect([...bundled.files.keys()].filter((address) => !needed.has(address))).toEqual([bundled.loader])
  expect(textOf(bundled.loader)).not.toMatch(/\b(from|import)"/)
})

test('React runs only where the quote dialog or a provider’s frame is drawn', () => {
  const withReact = names.filter((name) =>
    known[name].files.some((file) => textOf(file).includes('react.transitional.element')),
  )
  expect(withReact.map((name) => MODULES[name].file)).toEqual(['quote/islands', 'quote/islands'])
})

test('nothing that only the build needs is bundled: no schema checker, Markdown parser, icon or Next, and no content', async () => {
  const { metafile } = await build({
    entryPoints: [
      ...new Set(names.map((name) => `components/${MODULES[name].file}.ts`)),
      'components/enhancements/loader.ts',
    ],
    ...{ bundle: true, write: false, metafile: true, outdir: '.', jsx: 'automatic', logLevel: 'silent' },
    plugins: [siteData({ modules: {}, 'form-style': '' })],
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain('components/enhancements/loader.ts')
  const packages = /node_modules\/(zod|@markdoc|lucide-react|next|yaml|sharp)\//
  expect(inputs.filter((file) => packages.test(file))).toEqual([])
  const buildOnly =
    /^(app|content|lib\/(?!content\/schema|integrations\/providers|pricing|site\/(mail-to|today)\.ts|units\.ts))/
  expect(inputs.filter((file) => buildOnly.test(file))).toEqual([])
})

test('the browser gets the code that reads a provider’s messages, not the addresses of its frame', () => {
  const has = (text: string) => known.frame.files.some((file) => textOf(file).includes(text))
  expect(['calendly.event_scheduled', 'highlevel.setHeight'].map(has)).toEqual([true, true])
  expect(['https://calendly.com', 'leadconnectorhq.com'].map(has)).toEqual([false, false])
})

test('the addresses of all files change with the content of one, and not when bundled again', async () => {
  const addresses = ({ files }: Bundle) => [...files.keys()]
  expect(addresses(bundled).filter((address) => !/^\/assets\/[0-9a-f]{8}\/[a-z-]+\.js$/.test(address))).toEqual([])
  expect(new Set(addresses(bundled).map(dirname)).size).toBe(1)
  expect(addresses(await bundle())).toEqual(addresses(bundled))
  const other: AnalyticsFields = { provider: 'gtag', id: 'G-AB12CD34EF', storage: 'denied' }
  const data = jest.spyOn(DATA, 'analytics').mockReturnValue(other)
  const changed = await bundle()
  data.mockRestore()
  expect(textOf(listedModules(textOf(changed.loader, changed), changed.loader).page.files.at(-1), changed)).toContain(
    other.id,
  )
  expect(addresses(changed).filter((address) => bundled.files.has(address))).toEqual([])
})

test('an import of unknown site data stops the build with a message that lists the known data', async () => {
  const stdin = { contents: "import 'site:quotes'", resolveDir: '.' }
  const building = build({ stdin, bundle: true, write: false, logLevel: 'silent', plugins: [siteData()] })
  await expect(building).rejects.toThrow(`site:quotes is none of ${Object.keys(DATA).join(', ')}`)
})
