import { z } from 'zod'

/** Counts that the specification fixes. A build whose content contradicts one of them stops. */
export const LIMITS = {
  homeServiceCards: 6,
  homeSuburbs: 16,
  homeQuestions: 6,
  homeReviewsAtMost: 12,
  homeArticles: 5,
  homeStats: 4,
  homeSteps: 3,
  homePictures: 5,
  serviceScopeRowsAtLeast: 12,
  serviceQuestions: 5,
} as const

/**
 * One line of text, without white space at its ends. May hold {facts}, and Markdown links and
 * emphasis.
 */
export const rich = z
  .string()
  .min(1)
  .refine((text) => text === text.trim() && !text.includes('\n'), 'one line without white space at its ends')

/**
 * One line of text, without white space at its ends. May hold {facts}; Markdown would be shown as
 * it is written.
 */
export const line = rich.refine(
  (text) => !/\]\(|\*\*|`/.test(text),
  'plain words: this field shows Markdown as it is written',
)

/**
 * A file's name without its ending, and the last part of its address: lower case, digits and single
 * hyphens.
 */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug: lower-case letters, digits and single hyphens')

/** In ms; Sydney is up to eleven hours ahead of UTC. */
const ONE_DAY = 86_400_000

/**
 * A day as 2026-11-21. Shown to readers and to search engines, so it says when the words last
 * changed, not when the site was built.
 */
export const day = z.iso
  .date('a day written as 2026-11-21')
  .refine((text) => Date.parse(text) <= Date.now() + ONE_DAY, 'a day that has come')

/** A line that asks. */
export const questionLine = line.endsWith('?', 'a question that ends with a question mark')

/** A postcode of New South Wales. */
export const nswPostcode = z
  .string()
  .regex(/^2\d{3}$/, 'a New South Wales postcode: four digits in quotes, the first a 2')

/** A full https address. */
export const httpsUrl = z.url({ protocol: /^https$/, error: 'a full https address' })

/**
 * The text of the browser's tab and of a search result: 15 to 60 characters, unique on the site.
 */
export const metaTitle = line.min(15).max(60)

/** The text under a search result: 70 to 160 characters, unique on the site. */
export const metaDescription = line.min(70).max(160)

/** A publication that a statement rests on. `title` is what a reader sees, `url` leads there. */
export const source = z.strictObject({
  title: line,
  url: httpsUrl,
})

/**
 * `sample: true` marks what was made up to show the site; a launch build refuses while one is left.
 * Take the line out once the value is real.
 */
export const sample = z.literal(true).optional()

/** Names of the pictograms that content may ask for; components/ui/icon.tsx draws them. */
export const ICONS = [
  'air-vent',
  'armchair',
  'badge-check',
  'book-open',
  'building',
  'calendar-clock',
  'clipboard-check',
  'clock',
  'dumbbell',
  'droplets',
  'factory',
  'file-text',
  'graduation-cap',
  'handshake',
  'hard-hat',
  'headset',
  'key-round',
  'layers',
  'mail',
  'map-pin',
  'phone',
  'route',
  'search-check',
  'shield-check',
  'shopping-bag',
  'siren',
  'sparkles',
  'stethoscope',
  'toy-brick',
  'truck',
  'user-check',
  'users',
  'utensils',
  'warehouse',
  'grid-2x2',
] as const

/** The pictogram beside a title. */
export const icon = z.enum(ICONS)
export type IconName = z.infer<typeof icon>

/** A short heading with one paragraph under it. */
export const point = z.strictObject({
  title: line,
  text: rich,
})

/** A point with a pictogram. */
export const iconPoint = point.extend({ icon })
