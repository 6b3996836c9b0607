// Builds the site into out/: npm run build. With names, as in npm run build -- policy hosting, only
// those steps; with --launch the first one also stops at samples (check-content.ts).
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * The steps in their order. Each is a program that runs when it is imported, so one process runs
 * them all. A step that fails ends the build.
 */
export const STEPS: Readonly<Record<string, () => unknown>> = {
  // Checks content/. Writes content/.schema, with which editors check YAML files.
  content: () => import('./check-content'),
  // Reads the source images in content/. Writes variants, social pictures and icons to .pictures/.
  pictures: () => import('./pictures'),
  // Reads app/, content/ and .pictures/manifest.json. Writes Next's export to .build/next.
  pages: renderPages,
  // Bundles components/enhancements/ and components/quote/. Writes .build/browser.
  browser: () => import('./browser'),
  // Reads .build/next, .build/browser and .pictures/files. Writes out/.
  export: () => import('./export'),
  // Reads the pages in out/. Writes the Content-Security-Policy into each, and out/_headers.
  policy: () => import('./policy'),
  // Reads the registry. Writes out/sitemap.xml and out/robots.txt.
  sitemap: () => import('./sitemap'),
  // Reads out/_headers. Writes configurations of web servers to .build/hosting.
  hosting: () => import('./hosting'),
  // Copies the owner's files from public/ to out/.
  public: () => import('./public'),
  // With COMPRESS=on: reads the text files in out/. Writes a .br and a .gz beside each.
  compress: () => process.env.COMPRESS === 'on' && import('./compress'),
}

function renderPages(): void {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { positionals } = parseArgs({ allowPositionals: true, options: { launch: { type: 'boolean' } } })
  const names = Object.keys(STEPS)
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}; expected some of ${names.join(', ')}.`)
    process.exit(1)
  }
  for (const name of names) if (positionals.length === 0 || positionals.includes(name)) await STEPS[name]?.()
}
