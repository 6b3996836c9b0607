import { z } from 'zod'
import { LIMITS, line, listOf, metaDescription, metaTitle, rich, sample, updated } from './common'

/** The fields of every page, `content/pages/<slug>.md`. */
export const page = z
  .strictObject({
    title: line.meta({ description: 'The page’s heading.' }),
    label: line.meta({ description: 'The name in menus and breadcrumbs.' }),
    metaTitle,
    description: metaDescription,
    lead: rich.meta({ description: 'The paragraph under the heading.' }),
    updated,
    menus: z
      .array(
        z.strictObject({
          list: z
            .enum(['main', 'about', 'legal'])
            .meta({ description: 'The main bar, the About menu, or the legal links in the footer.' }),
          order: z.int().meta({ description: 'The position in that list.' }),
          label: line.optional().meta({ description: 'The name there, when it differs from the page’s label.' }),
        }),
      )
      .meta({ description: 'The menus that list the page; `[]` for none.' }),
    unlisted: z.literal(true).optional().meta({
      description:
        'For a page that makes sense only after another one: it is left out of the sitemap, and search engines are asked not to list it.',
    }),
    sample,
  })
  .meta({
    description:
      'A page of prose, at /<slug>/. The text below the front matter is the page’s text. Adding the file adds the page; no code is needed.',
  })
export type PageFields = z.infer<typeof page>

/** A heading with the paragraph under it, for a section of a page. */
export const sectionIntro = z.strictObject({
  title: line.meta({ description: 'The section’s heading.' }),
  lead: rich.meta({ description: 'The paragraph under the heading.' }),
})

/** A section that has a link at the top of its page. */
export const labelledIntro = sectionIntro.extend({
  label: line.meta({ description: 'The section’s name in the links at the top of the page, in a word or two.' }),
})

/** The name of a list of links to the parts of a page. */
export const index = line.meta({ description: 'What the list of links at the top leads to, for screen readers.' })

/** A section that ends with a link to a page with more about it. */
export const linkedIntro = sectionIntro.extend({
  more: line.meta({ description: 'The text of the link to all of them.' }),
})

export const button = line.meta({ description: 'The button’s label.' })

/** Figures, each a fact of site.yaml, with what they count. */
export const figures = z.strictObject({
  title: line.meta({ description: 'The heading, read out by screen readers.' }),
  items: listOf(
    z.strictObject({
      value: line.meta({ description: 'The figure, as a fact: {happyClients}.' }),
      label: line.meta({ description: 'What it counts.' }),
    }),
  )
    .max(LIMITS.homeStats)
    .meta({ description: 'The figures.' }),
})

/** A step of a method that a table explains. */
export const methodStep = z.strictObject({
  title: line.meta({ description: 'The step.' }),
  text: rich.meta({ description: 'How it is calculated; the figures follow.' }),
})

/** The column headings of such a table. */
export const methodColumns = z
  .strictObject({
    step: line.meta({ description: 'The heading of the steps.' }),
    how: line.meta({ description: 'The heading of how each is calculated.' }),
    figures: line.meta({ description: 'The heading of the figures.' }),
  })
  .meta({ description: 'The headings of the table.' })
