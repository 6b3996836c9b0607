import { FIRST_SCREEN_END } from '../../lib/content/anchors'
import { WIDE } from './first-screen'
import type { CutPage } from './page'

interface Asset {
  address: string
  integrity: string
}

/** What is inserted into a page. */
interface PageParts {
  /** The critical CSS of the first screen, as a stylesheet's text. */
  rules: string
  importMap: string
  loader: Asset
  stylesheet: Asset
}

/**
 * The text of an import map with the integrity of each module, so that a browser executes only
 * these bytes (html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity). The loader's
 * script element has its own attribute.
 */
export function importMap(integrity: ReadonlyMap<string, string>, loader: string): string {
  const modules = [...integrity].filter(([address]) => address !== loader)
  return JSON.stringify({ integrity: Object.fromEntries(modules) })
}

/**
 * The page as it is served. On narrow screens the critical CSS is in the head, and the whole
 * stylesheet is linked after the first screen, where it does not block the rendering of anything
 * above it, and after its picture; wide screens wait for it as usual. All wait for the HTML of the
 * first screen: elements side by side in it share the width, and move when another one arrives
 * (html.spec.whatwg.org/multipage/links.html#link-type-expect). The loader does not wait.
 */
export function assemble(
  { start, early, picture, head, first, rest }: CutPage,
  { rules, importMap, loader, stylesheet }: PageParts,
): string {
  const script = `src="${loader.address}" integrity="${loader.integrity}"`
  const sheet = `rel="stylesheet" href="${stylesheet.address}" integrity="${stylesheet.integrity}"`
  return [
    start,
    early,
    picture ? preload(picture) : '',
    head,
    `<style>${rules}</style>`,
    `<link ${sheet} media="(min-width: ${WIDE})"/>`,
    `<link rel="expect" href="#${FIRST_SCREEN_END}" blocking="render"/>`,
    `<script type="importmap">${importMap}</script>`,
    `<script type="module" async fetchpriority="low" ${script}></script>`,
    first,
    `<link id="${FIRST_SCREEN_END}" ${sheet}${picture ? ' fetchpriority="low"' : ''}/>`,
    rest,
  ].join('')
}

/**
 * A preload link for the first screen's picture. It has to precede the policy: see EARLY in
 * scripts/policy.ts.
 */
function preload({ type = '', srcset = '', sizes = '' }: NonNullable<CutPage['picture']>): string {
  const attributes = { as: 'image', type, imagesrcset: srcset, imagesizes: sizes, fetchpriority: 'high' }
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`)
  return `<link rel="preload" ${text.join(' ')}/>`
}
