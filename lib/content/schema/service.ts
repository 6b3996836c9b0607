import { z } from 'zod'
import {
  LIMITS,
  day,
  line,
  metaDescription,
  metaTitle,
  point,
  questionLine,
  rich,
  sample,
  slug,
  source,
} from './common'

/**
 * One row of the scope of work: what is done where, how often, and how anyone can see that it was
 * done.
 */
const scopeRow = z.strictObject({
  /**
   * The place: "Kitchen and tea points". Rows of one area stand together; write the area in each of
   * them.
   */
  area: line,
  /** The work, beginning with a verb: "Wipe benches, splashbacks and appliance fronts". */
  task: line,
  /**
   * "Every visit", "Weekly", "Monthly", "Quarterly", "Twice a year", "On request" and the like. The
   * scope table counts and marks a task by these words.
   */
  frequency: line,
  /** What the inspector looks for: "No film or crumbs under a torch held flat to the bench". */
  check: line,
})

/** The columns of the services menu and the groups of the hub. */
export const SERVICE_GROUPS = ['Workplaces', 'Care and education', 'Specialist cleaning'] as const

/**
 * A service, `content/services/<slug>.md`. Adding the file adds the page, its menu entry and all
 * that lists services. The text below the front matter is the overview: two or three paragraphs, no
 * headings.
 */
export const service = z.strictObject({
  /** The page's heading and name in menus: "Office cleaning". */
  title: line,
  metaTitle,
  description: metaDescription,
  /** One sentence for cards and lists, at most 170 characters. */
  excerpt: line.max(170),
  updated: day,
  /** Place among the services; 10, 20, 30 leave room. */
  order: z.int(),
  /** Column of the services menu and of the hub. */
  group: z.enum(SERVICE_GROUPS),
  /** Whether the Our Services menu lists it; the hub lists every service. */
  menu: z.boolean(),
  /**
   * Path on the external main site. When site.yaml has `mainSiteUrl`, the menu links there instead
   * of to this page.
   */
  mainSitePath: z.string().startsWith('/', 'a path that starts with a slash').optional(),
  /** Where the home page shows it: one of the six cards, the premium grid, or nowhere. */
  home: z.enum(['card', 'premium', 'none']),
  /** Marks the one card of the home page that says "Most popular". */
  popular: z.literal(true).optional(),
  /**
   * Three to five short noun phrases for the home page's card: "After-hours and daytime visits".
   */
  features: z.array(line).min(3).max(5),
  /** Who it is for: kinds of client or site, each a phrase with what they need. */
  audience: z.array(rich).min(3),
  scope: z.array(scopeRow).min(LIMITS.serviceScopeRowsAtLeast),
  /** What the price does not cover, and who does it instead. */
  notIncluded: z.array(rich).min(3),
  /** How a visit runs, step by step. */
  visit: z.array(point).min(4),
  /**
   * What the law or a standard asks of the client, and where that is written. `text` may hold
   * Markdown links.
   */
  duties: z.array(point.extend({ source })).min(1),
  /** Equipment and products, with what each is for. */
  equipment: z.array(point).min(3),
  /** What the price depends on. */
  priceFactors: z.array(point).min(4),
  /**
   * Exactly five questions that clients ask about this service. Answers may hold Markdown links.
   */
  questions: z.array(z.strictObject({ question: questionLine, answer: rich })).length(LIMITS.serviceQuestions),
  /** Slugs of two to four other services. */
  relatedServices: z.array(slug).min(2).max(4),
  /** Slugs of one to three articles. */
  relatedArticles: z.array(slug).min(1).max(3),
  sample,
})
export type ServiceFields = z.infer<typeof service>
