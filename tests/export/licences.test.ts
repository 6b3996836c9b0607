import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LICENCES_PATH } from '@/lib/seo/files'
import { bundle } from '@/scripts/browser/bundle'
import { EXPORTS, exportIn } from './out'

describe.each(EXPORTS.map(exportIn).map((site) => [site.folder, site] as const))('in %s', (_, { files, read }) => {
  const licences = () => read(LICENCES_PATH.slice(1))
  const lines = () => licences().split('\n')

  test('every package with code in the browser is named beside its licence', async () => {
    const { packages } = await bundle()
    expect(packages).toContain('react-dom')
    expect(packages.filter((name) => !lines().includes(name))).toEqual([])
  })

  test('the font, the icons and the styles are named with their licences', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(0)
    for (const file of fonts) {
      const [name] = lines().filter((line) => {
        const [, family] = /^@fontsource(?:-variable)?\/(.+)$/.exec(line) ?? []
        return family && basename(file).startsWith(`${family}-`)
      })
      expect([file, name]).toEqual([file, expect.any(String)])
      expect(licences()).toContain(readFileSync(join('node_modules', name ?? '', 'LICENSE'), 'utf8').trim())
    }
    expect(lines()).toEqual(expect.arrayContaining(['lucide-react', 'tailwindcss']))
    expect(licences()).toContain('SIL OPEN FONT LICENSE')
    expect(licences()).toContain('ISC License')
  })
})
