import type { MetadataRoute } from 'next'
import { withPlainSpaces } from '@/lib/content/facts'
import { getContent } from '@/lib/content/get-content'
import { pagePath } from '@/lib/content/routes'
import { iconsFor } from '../lib/site/icons'
import { paletteColour } from '../lib/site/palette'

export const dynamic = 'force-static'

/** What a phone needs to add the site to its home screen: /manifest.webmanifest. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = getContent()
  return {
    name: site.name.value,
    short_name: site.shortName.value,
    description: withPlainSpaces(site.summary),
    lang: 'en-AU',
    start_url: pagePath('home'),
    display: 'browser',
    theme_color: paletteColour('ground-strong'),
    background_color: paletteColour('ground'),
    icons: iconsFor('manifest').map(({ path, sizes, purpose }) => ({ src: path, sizes, type: 'image/png', purpose })),
  }
}
