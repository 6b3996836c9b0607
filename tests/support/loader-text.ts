import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadedModule, ModuleName } from '@/components/enhancements/modules'

/**
 * The loader as the build makes it, for this list of modules, with `require` for `import()`, which
 * jest lacks.
 */
export function loaderText(modules: Partial<Record<ModuleName, LoadedModule>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'loader-'))
  const list = join(folder, 'modules.json')
  writeFileSync(list, JSON.stringify(modules))
  const options = [
    '--bundle',
    '--format=cjs',
    '--supported:dynamic-import=false',
    '--define:import.meta.url="https://site.example/assets/loader.js"',
    `--alias:site:modules=${list}`,
  ]
  const text = execFileSync('node_modules/.bin/esbuild', ['components/enhancements/loader.ts', ...options])
  rmSync(folder, { recursive: true })
  return String(text)
}
