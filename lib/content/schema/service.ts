import { z } from 'zod'
import {
  LIMITS,
  alsoCalled,
  line,
  listOf,
  metaDescription,
  metaTitle,
  namedIn,
  point,
  questionLine,
  rich,
  sample,
  slugOf,
  source,
  updated,
} from './common'

/** One row of the scope of work. */
const scopeRow = z.strictObject({
  area: line.meta({
    description:
      'The place: “Kitchen and tea points”. Rows of one area follow each other; write the area in each of them.',
  }),
  task: line.meta({
    description: 'The work, beginning with a verb: “Wipe benches, splashbacks and appliance fronts”.',
  }),
  frequency: line.meta({
    description:
      '“Every visit”, “Weekly”, “Monthly”, “Quarterly”, “Twice a year”, “On request” and so on. The table counts and marks tasks by these words; `npm run content` warns of an interval that it does not know.',
  }),
  check: line.meta({
    description: 'What the inspector looks for: “No film or crumbs under a torch held flat to the bench”.',
  }),
})

/** A service, `content/services/<slug>.md`. */
export const service = z
  .strictObject({
    title: line.meta({ description: 'The page’s heading, and the name in menus: “Office cleaning”.' }),
    metaTitle,
    description: metaDescription,
    excerpt: line.max(170).meta({ description: 'One sentence for cards and lists.' }),
    alsoCalled,
    updated,
    order: z.int().meta({ description: 'The position among the services; 10, 20, 30 leave room between them.' }),
    group: line.meta({
      ...namedIn('content/pages/services.md', 'groups'),
      description: 'The column of the services menu and of the services page: one of `groups` in pages/services.md.',
    }),
    menu: z
      .boolean()
      .meta({ description: 'Whether the Our Services menu lists it; the services page lists every service.' }),
    mainSitePath: z.string().startsWith('/', 'a path that starts with a slash').optional().meta({
      description:
        'The path on the external main site. When site.yaml has a `mainSiteUrl`, the menu links there instead of to this page.',
    }),
    home: z.enum(['card', 'premium', 'none']).meta({
      description: `Where the home page shows it: as one of at most ${LIMITS.homeServiceCards} cards, among the premium services, or nowhere.`,
    }),
    popular: z
      .literal(true)
      .optional()
      .meta({ description: 'Marks the one card of the home page that says “Most popular”.' }),
    features: z
      .array(line)
      .min(1)
      .max(5)
      .meta({ description: 'Short noun phrases for the home page’s card: “After-hours and daytime visits”.' }),
    audience: z
      .array(rich)
      .min(1)
      .meta({ description: 'Who it is for: kinds of client or site, each a phrase with what they need.' }),
    scope: listOf(scopeRow)
      .min(1)
      .meta({ description: 'The scope of work: what is done where, how often, and how anyone can check it.' }),
    notIncluded: z
      .array(rich)
      .meta({ description: 'What the price does not cover, and who does it instead; `[]` for none.' }),
    visit: listOf(point).meta({ description: 'How a visit runs, step by step; `[]` for none.' }),
    duties: listOf(point.extend({ source })).meta({
      description: 'What the law or a standard requires of the client, and where that is written; `[]` for none.',
    }),
    equipment: listOf(point).meta({ description: 'Equipment and products, and what each is for; `[]` for none.' }),
    priceFactors: listOf(point).meta({ description: 'What the price depends on; `[]` for none.' }),
    questions: listOf(
      z.strictObject({
        question: questionLine.meta({ description: 'The question; it ends with a question mark.' }),
        answer: rich.meta({ description: 'The answer.' }),
      }),
    ).meta({ description: 'Questions that clients ask about this service; `[]` for none.' }),
    relatedServices: z
      .array(slugOf('services'))
      .max(4)
      .meta({ description: 'Slugs of other services; `[]` for none.' }),
    relatedArticles: z.array(slugOf('articles')).max(3).meta({ description: 'Slugs of articles; `[]` for none.' }),
    offered: z.literal(false).optional().meta({
      description:
        '`false` takes the service out of the site, with its page, the reviews of it, its place in every list, and the links to it, of which the words stay. Without the line it is back.',
    }),
    sample,
  })
  .meta({
    description:
      'A service. Adding the file adds the page, its menu entry and its place in every list of services. The text below the front matter is the overview: two or three paragraphs without headings.',
  })
export type ServiceFields = z.infer<typeof service>
