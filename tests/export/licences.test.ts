import { LICENCES_PATH } from '@/lib/seo/files'
import { bundle } from '@/scripts/browser/bundle'
import { EXPORTS, exportIn } from './out'

describe.each(EXPORTS.map(exportIn).map((site) => [site.folder, site] as const))('in %s', (_, { read }) => {
  const licences = () => read(LICENCES_PATH.slice(1))
  const lines = () => licences().split('\n')

  test('every package with code in the browser is named beside its licence', async () => {
    const { packages } = await bundle()
    expect(packages).toContain('react-dom')
    expect(packages.filter((name) => !lines().includes(name))).toEqual([])
  })

  test('the icons and the styles are named with their licences', () => {
    expect(lines()).toEqual(expect.arrayContaining(['lucide-react', 'tailwindcss']))
    expect(licences()).toContain('ISC License')
  })
})
