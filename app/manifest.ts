import type { MetadataRoute } from 'next'
import { catalogue } from '@/content/catalogue'
import { pagePath } from '@/content/routes'
import { iconsFor } from './_seo/icons'
import { paletteColour } from './_seo/palette'

export const dynamic = 'force-static'

/** What a phone needs to put the site on its home screen: /manifest.webmanifest. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = catalogue()
  return {
    name: site.name.value,
    short_name: site.shortName.value,
    description: site.summary,
    lang: 'en-AU',
    start_url: pagePath('home'),
    display: 'browser',
    theme_color: paletteColour('harbour'),
    background_color: paletteColour('white'),
    icons: iconsFor('manifest').map(({ path, sizes, purpose }) => ({ src: path, sizes, type: 'image/png', purpose })),
  }
}
