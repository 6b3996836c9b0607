// Builds the site into out/: npm run build. With names, as in npm run build -- content pictures,
// only those steps; with --launch the step `content` also stops at samples (check-content.ts).
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { commandLine, fail } from './command-line'
import { OUT } from './release/folders'
import { readManifest } from './release/manifest'

/**
 * The steps in their order. Each is a program that runs when it is imported, so one process runs
 * them all. A step that fails ends the build. Only `release` changes out/.
 */
export const STEPS: Readonly<Record<string, () => unknown>> = {
  // Stops where out/ could not be replaced, and beside another build. Puts right what one has left
  // that was ended.
  prepare: () => import('./prepare'),
  // Checks content/. Writes content/.schema, with which editors check YAML files.
  content: () => import('./check-content'),
  // Reads content/brand. Writes the company's part of the stylesheet, .build/brand.css,
  // and its own font beside it.
  brand: () => import('./brand'),
  // Reads the source images in content/. Writes variants, social pictures and icons to .pictures/.
  pictures: () => import('./pictures'),
  // Reads app/, content/ and .pictures/manifest.json. Writes Next's export to .build/next.
  pages: renderPages,
  // Bundles components/enhancements/ and components/quote/. Writes .build/browser.
  browser: () => import('./browser'),
  // Reads .build/next, .build/browser and .pictures/files. Writes the site to .build/out.
  export: () => import('./export'),
  // Reads its pages. Writes each of them once more as Markdown, the scopes as data, and the feeds.
  editions: () => import('./editions'),
  // Reads its pages. Writes the Content-Security-Policy into each, and _headers.
  policy: () => import('./policy'),
  // Reads the registry. Writes sitemap.xml and robots.txt.
  sitemap: () => import('./sitemap'),
  // Reads content/redirects.yaml. Writes _redirects, and pages that redirect.
  redirects: () => import('./redirects'),
  // Copies the owner's files from public/.
  public: () => import('./public'),
  // With COMPRESS=on: reads the text files of the site. Writes a .br and a .gz beside each.
  compress: () => process.env.COMPRESS === 'on' && import('./compress'),
  // Reads the site. Stops when a page names what is not there.
  check: () => import('./check-export'),
  // Reads _headers. Writes configurations of web servers to .build/hosting.
  hosting: () => import('./hosting'),
  // Writes the site's manifest, _files.json, and renames .build/out to out.
  release: () => import('./release'),
  // In Netlify's own builds, which set the variable: writes .build/netlify, a copy of out/.
  netlify: () => process.env.NETLIFY !== undefined && import('./netlify'),
}

function renderPages(): void {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = Object.keys(STEPS)
  const { positionals } = commandLine(
    { allowPositionals: true, options: { launch: { type: 'boolean' } } },
    'npm run build -- --launch, or names of steps',
  )
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) fail(`There is no step ${unknown.join(', ')}; expected some of ${names.join(', ')}.`)
  const former = readManifest(OUT)?.version
  process.on('exit', (code) => {
    if (code === 0) return
    const version = readManifest(OUT)?.version
    const state = version === former ? `nothing in ${OUT}/ has changed` : `${OUT}/ has version ${version} by now`
    console.error(`The build has stopped; ${state}.`)
  })
  for (const name of names) if (positionals.length === 0 || positionals.includes(name)) await STEPS[name]?.()
}
