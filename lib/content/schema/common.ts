import { z } from 'zod'
import { DAY_MS } from '../../units'
import { POSTCODE } from './states'

/**
 * The maximum number of each that the home page has room for. A company may have fewer, or none:
 * the section is then left out.
 */
export const LIMITS = {
  homeServiceCards: 6,
  homeSuburbs: 16,
  homeQuestions: 6,
  homeReviews: 12,
  homeArticles: 5,
  homeStats: 4,
  homeSteps: 3,
  homePictures: 5,
} as const

// A schema's `title` is the name of its type in docs/content-reference.md.

/** One line of text, without white space at its ends. */
const text = z
  .string()
  .min(1)
  .refine((words) => words === words.trim() && !words.includes('\n'), 'one line without white space at its ends')
  .refine(
    (words) => !words.includes('{%'),
    'words without tags but {% if … %}, {% else /%} and {% /if %}: only the text below the front matter may have others',
  )

/** One line that may contain {facts}, and Markdown links and emphasis. */
export const rich = text.meta({ title: 'Markdown' })

/** One line that may contain {facts}, but no Markdown, which would be shown as it is written. */
export const line = text.refine(
  (words) => !/\]\(|\*\*|`/.test(words),
  'plain words: this field shows Markdown as it is written',
)

/**
 * A file's name without its extension, and the last part of its address: lower-case letters, digits
 * and single hyphens.
 */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug: lower-case letters, digits and single hyphens')
  .meta({ title: 'slug' })

/** The folders of content/ whose entries other entries refer to by slug. */
type EntryFolder = 'services' | 'articles' | 'industries' | 'suburbs' | 'faqs' | 'people' | 'pages'

/** The slug of an entry of the folder: checked by checks/references.ts, offered by the editor. */
export const slugOf = (folder: EntryFolder) => slug.meta({ folder })

/** A name from a list of another file: checked by checks/groups.ts, offered by the editor. */
export const namedIn = (file: string, list: string) => ({ namedIn: { file, list } })

/** A day, not in the future; Australia is up to eleven hours ahead of UTC. */
export const day = z.iso
  .date('a day written as 2026-11-21')
  .refine((text) => Date.parse(text) <= Date.now() + DAY_MS, 'a day that has come')
  .meta({ title: 'day' })

/** Any day. */
export const date = z.iso.date('a day written as 2026-12-24').meta({ title: 'day' })

/** The day on which an entry's words last changed. */
export const updated = day.meta({
  description:
    'The day on which the words last changed. Readers and search engines see it, so change it with the words only.',
})

/** A line that ends with a question mark. */
export const questionLine = line.endsWith('?', 'a question that ends with a question mark')

/** A postcode of any state. */
export const postcode = z
  .string()
  .regex(POSTCODE, 'an Australian postcode: four digits in quotes')
  .meta({ description: 'The postcode, in quotes: 2000.' })

/** A place in Australia. */
export const geo = z.strictObject({
  latitude: z.number().min(-44).max(-9).meta({ description: 'In degrees, such as -33.868.' }),
  longitude: z.number().min(112).max(160).meta({ description: 'In degrees, such as 151.207.' }),
})

export const region = line.meta({
  ...namedIn('content/served-suburbs.yaml', 'regions'),
  description: 'The region of the areas page that lists it: one of `regions` in served-suburbs.yaml.',
})

/**
 * A full https address. Its host has no characters with a meaning of their own in the files that it
 * is written into: `;` ends a directive of a policy, `$` begins a variable of nginx.
 */
export const httpsUrl = z
  .url({
    protocol: /^https$/,
    hostname: /^[a-z\d.-]+$/,
    error: 'a full https address, its host written in letters, digits, dots and hyphens',
  })
  .meta({ title: 'https address' })

export const metaTitle = line.min(15).max(60).meta({
  description: 'The title of the browser’s tab and of a search result. No two pages may share one.',
})

export const metaDescription = line.min(70).max(160).meta({
  description: 'The text under a search result. No two pages may share one.',
})

export const alsoCalled = z.array(line).min(1).max(6).optional().meta({
  description: 'Other names that people search for it by: “pressure cleaning”. One sentence of its page lists them.',
})

/** A publication of sources.yaml: checked by checks/references.ts, offered by the editor. */
export const source = slug.meta({
  ...namedIn('content/sources.yaml', 'sources'),
  description: 'The publication that supports the statement: its name in sources.yaml.',
})

export const sample = z.literal(true).optional().meta({
  description:
    'Marks what was made up to show the site. A launch build refuses it: remove this field once the value is real.',
})

/** A client's consent to what is published about them. */
export const permission = z
  .strictObject({
    record: line.meta({ description: 'Where the client’s written consent is kept.' }),
    given: day.meta({ description: 'The day on which consent was given.' }),
  })
  .optional()
  .meta({ description: 'The client’s written consent to publish. Required unless it is a sample.' })

const fact = z.string().meta({ title: 'name of a fact' })

/** The facts that an entry depends on. */
export const needs = z
  .union([fact, z.array(fact).min(1)])
  .optional()
  .meta({
    description:
      'The fact or the list of facts that the entry depends on, such as `emergency`: it is left out while one of them is not in site.yaml.',
  })

/** A list whose entries may each depend on a fact. */
export const listOf = <Shape extends z.core.$ZodLooseShape>(entry: z.ZodObject<Shape, z.core.$strict>) =>
  z.array(entry.extend({ needs }))

/** The icons that content can choose; components/ui/icon.tsx draws them. */
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

export const icon = z.enum(ICONS).meta({ title: 'pictogram', description: 'The pictogram beside the title.' })
export type IconName = z.infer<typeof icon>

/** A short heading with one paragraph under it. */
export const point = z.strictObject({
  title: line.meta({ description: 'A short heading.' }),
  text: rich.meta({ description: 'The paragraph under it.' }),
})

/** A point with an icon. */
export const iconPoint = point.extend({ icon })
