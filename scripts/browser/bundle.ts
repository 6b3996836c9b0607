import { readFileSync } from 'node:fs'
import { build, transformSync, type BuildOptions, type Metafile } from 'esbuild'
import { basename } from 'node:path'
import { MODULES, type LoadedModule, type LoadTrigger, type ModuleName } from '../../components/enhancements/modules'
import { ASSETS } from '../../lib/site/folders'
import { shortHash } from '../export/assets'
import { forOlderBrowsers } from '../export/older-browsers'
import { packagesIn } from './licences'
import { siteData } from './site-data'

/** The folder of the bundled files, and the file in it that contains the loader's address. */
export const BROWSER_FOLDER = '.build/browser'
export const LOADER_FILE = 'loader.txt'
/** The licences of the packages in the site. */
export const LICENCES_FILE = 'licences.txt'

/** The code that runs in browsers. */
export interface Bundle {
  /** Every file, by its address. */
  files: ReadonlyMap<string, Uint8Array>
  /** The address of the one script that pages name. */
  loader: string
  /** The packages with code in the files. */
  packages: readonly string[]
}

/**
 * The first version of each engine with AbortSignal.timeout; older ones run nothing:
 * components/enhancements/loader.ts, docs/browsers.md.
 */
export const TARGET = ['chrome103', 'firefox100', 'safari16']

const OPTIONS = {
  bundle: true,
  format: 'esm',
  minify: true,
  metafile: true,
  write: false,
  outdir: ASSETS,
  entryNames: '[name]',
  chunkNames: 'shared',
  target: TARGET,
  jsx: 'automatic',
  legalComments: 'none',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
} satisfies BuildOptions

const names = Object.keys(MODULES) as ModuleName[]

/** The styles of what the form's module renders, which no page needs earlier. */
const formStyle = () =>
  forOlderBrowsers(
    transformSync(readFileSync('components/quote/form.css', 'utf8'), { loader: 'css', minify: true, target: TARGET })
      .code,
  )

/**
 * Bundles the loader and every module of the list into one folder, named after a hash of them all,
 * so that the loader, which every page loads, contains no hashes. Throws if a module does not
 * compile.
 */
export async function bundle(): Promise<Bundle> {
  const scripts = new Map<string, Uint8Array>()
  const outputs: Metafile['outputs'] = {}

  // The quote form's modules share state and React, so they share chunks; every other module is one
  // file.
  const sources = [...new Set(names.map((name) => MODULES[name].file))]
  const quote = sources.filter((file) => file.startsWith('quote/'))
  const standalone = sources.filter((file) => !quote.includes(file)).map((file) => [file])
  for (const group of [quote, ...standalone]) {
    const result = await build({
      ...OPTIONS,
      entryPoints: Object.fromEntries(group.map((file) => [basename(file), `components/${file}.ts`])),
      splitting: group.length > 1,
      plugins: [siteData({ 'form-style': formStyle() })],
    })
    for (const { path, contents } of result.outputFiles) scripts.set(basename(path), contents)
    Object.assign(outputs, result.metafile.outputs)
  }

  const modules = Object.fromEntries(
    names.map((name) => {
      const files = filesOf(`components/${MODULES[name].file}.ts`, outputs)
      return [name, loadedModule(name, MODULES[name], files)]
    }),
  )

  const result = await build({
    ...OPTIONS,
    entryPoints: ['components/enhancements/loader.ts'],
    plugins: [siteData({ modules })],
  })
  const [script] = result.outputFiles
  if (!script) throw new Error('esbuild wrote no loader.')
  const loader = basename(script.path)
  scripts.set(loader, script.contents)
  const folder = `${ASSETS}${shortHash(...scripts.values())}/`
  return {
    files: new Map([...scripts].map(([name, bytes]) => [folder + name, bytes])),
    loader: folder + loader,
    packages: packagesIn({ ...outputs, ...result.metafile.outputs }),
  }
}

/** A module as the loader needs it: what the loader assumes by itself is left out. */
export function loadedModule(
  name: string,
  { selector, when }: { selector: string; when: LoadTrigger },
  files: readonly string[],
): LoadedModule {
  const named = files.join(' ')
  const trigger = when === 'gesture' ? '' : when
  if (named !== name) return [selector, trigger, named]
  return trigger ? [selector, trigger] : [selector]
}

/** The names of an entry's files, without “.js”: its own first, then those that it imports. */
function filesOf(entry: string, outputs: Metafile['outputs']): string[] {
  const [start] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? []
  if (!start) throw new Error(`esbuild wrote nothing for ${entry}.`)
  const found: string[] = []
  const visit = (output: string) => {
    const name = basename(output, '.js')
    if (found.includes(name)) return
    found.push(name)
    for (const { path } of outputs[output]?.imports ?? []) visit(path)
  }
  visit(start)
  return found
}
