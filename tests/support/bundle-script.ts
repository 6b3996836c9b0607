// A script of the project as one program without TypeScript: it starts in a tenth of the time,
// which counts where a test starts it many times.
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

/** Within the project, where its packages are found. */
const FOLDER = '.build/bundled'

/** A script as `node` runs it. */
export interface BundledScript {
  /** The arguments of `node` that run it in whatever folder. */
  command: string[]
  /** Removes its files. */
  remove: () => void
}

/** Bundles a script, whose path is from the project's root; its packages stay where they are. */
export async function bundleScript(script: string, options: BuildOptions = {}): Promise<BundledScript> {
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(join(FOLDER, 'script-'))
  await build({
    entryPoints: [script],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported later is a file of its own, which most tests never load.
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['react-server'],
    logLevel: 'warning',
    ...options,
  })
  const file = resolve(folder, basename(script).replace(/\.ts$/, '.mjs'))
  return { command: ['--conditions=react-server', file], remove: () => rmSync(folder, { recursive: true }) }
}
