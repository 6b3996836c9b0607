import type { Plugin } from 'esbuild'
import { agentSetup } from '../../lib/pages/agent-setup'
import { quoteSetup } from '../../lib/pages/quote-setup'
import type { SearchableSuburb } from '../../components/enhancements/find-suburbs'
import type { HeroPicture } from '../../components/enhancements/hero'
import { getContent } from '../../lib/content/get-content'
import { zoneOf } from '../../lib/content/schema/states'
import { heroPictures } from '../../lib/images/pictures'

/**
 * Data from the content that browser code imports as `site:<name>`, by that name; its types are in
 * components/site-data.d.ts.
 */
export const DATA = {
  'quote-setup': quoteSetup,
  'frame-words': () => getContent().quote.frame,
  'agent-setup': agentSetup,
  'hero-pictures': () =>
    heroPictures().map(({ wide, tall }): HeroPicture => {
      return { alt: wide.alt, srcSets: [tall.srcSet, tall.src, wide.srcSet], src: wide.src }
    }),
  /** The suburbs that are served, as the form needs them for its answers. */
  'served-suburbs': () => {
    const { suburbs, served } = getContent()
    return [...suburbs, ...served.suburbs].map(({ name, postcode }): SearchableSuburb => ({ name, postcode }))
  },
  analytics: () => getContent().integrations.analytics,
  zone: () => zoneOf(getContent().site),
} satisfies Record<string, () => unknown>

/**
 * An esbuild plugin that resolves imports of `site:…` to data of the site; `more` is data that the
 * build itself produces.
 */
export function siteData(more: Readonly<Record<string, unknown>> = {}): Plugin {
  return {
    name: 'site-data',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^site:/ }, ({ path }) => ({ path: path.slice('site:'.length), namespace: 'site' }))
      onLoad({ filter: /.*/, namespace: 'site' }, ({ path }) => {
        const data = path in more ? more[path] : (DATA as Record<string, () => unknown>)[path]?.()
        if (data === undefined) return { errors: [{ text: `site:${path} is none of ${Object.keys(DATA).join(', ')}` }] }
        return { contents: JSON.stringify(data), loader: 'json' }
      })
    },
  }
}
