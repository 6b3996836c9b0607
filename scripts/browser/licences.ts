import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { DEFAULT_FONT } from '../../lib/brand/default-font'
import type { CompanyFont } from '../../lib/content/font'

/** Packages that reach visitors in forms other than code: the icons and the styles. */
const IN_PAGES = ['lucide-react', 'tailwindcss']

/** Packages without a licence file, and one by the same authors that has their licence. */
const SAME_LICENCE: Readonly<Record<string, string>> = { 'react-remove-scroll-bar': 'react-remove-scroll' }

/** The names of the packages whose code these outputs of esbuild contain. */
export function packagesIn(outputs: Metafile['outputs']): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
  return [...new Set(files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))]
}

/**
 * The licences of all third-party packages in the site, for /licences.txt, and that of the
 * company's own font.
 */
export function licencesText(bundled: readonly string[], font: CompanyFont | null): string {
  const packages = new Map<string, string[]>()
  const inPages = font ? IN_PAGES : [...IN_PAGES, DEFAULT_FONT.package]
  for (const name of [...new Set([...bundled, ...inPages])].sort()) {
    const licence = licenceOf(name)
    packages.set(licence, [...(packages.get(licence) ?? []), name])
  }
  if (font) packages.set(font.licence, [`The font ${font.family}`])
  const parts = [...packages].map(([licence, names]) => `${names.join('\n')}\n\n${licence}\n`)
  return ['The packages that are part of this site, and their licences.\n', ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}

function licenceOf(name: string): string {
  const folder = join('node_modules', SAME_LICENCE[name] ?? name)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry))
  if (!file) {
    throw new Error(
      `${folder} has no licence file; expected one, since the package is part of the site. Ask its authors for the ` +
        'text, or enter a package with the same licence in scripts/browser/licences.ts.',
    )
  }
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
}
