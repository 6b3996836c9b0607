import { z } from 'zod'
import { LIMITS, day, line, metaDescription, metaTitle, rich, sample } from './common'

/**
 * What every page has, `content/pages/<slug>.md`. The text below the front matter is the page's
 * prose; a file that needs only this is a page of its own at /<slug>/, without any code.
 */
export const page = z.strictObject({
  /** The page's heading. */
  title: line,
  /** The name in menus and breadcrumbs. */
  label: line,
  metaTitle,
  description: metaDescription,
  /** The paragraph under the heading. */
  lead: rich,
  updated: day,
  /**
   * Where the page is listed: the main bar, the About menu, the legal line of the footer; `[]` for
   * nowhere. `order` is the place in that list, `label` the name there when it differs from the
   * page's. Written as: menus: [{ list: about, order: 20 }]
   */
  menus: z.array(z.strictObject({ list: z.enum(['main', 'about', 'legal']), order: z.int(), label: line.optional() })),
  /**
   * `true` for a page that makes sense only after another one: it is in no sitemap, and search
   * engines are asked not to list it.
   */
  unlisted: z.literal(true).optional(),
  sample,
})
export type PageFields = z.infer<typeof page>

/** A heading with the paragraph under it, for a section of a page. */
export const sectionIntro = z.strictObject({ title: line, lead: rich })

/** A section that ends with a link to the page that holds more; `more` is the link's words. */
export const linkedIntro = sectionIntro.extend({ more: line })

/** Four figures, each a fact of site.yaml, and what they count. */
export const figures = z.strictObject({
  title: line,
  items: z.array(z.strictObject({ value: line, label: line })).length(LIMITS.homeStats),
})
