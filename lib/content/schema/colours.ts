import { z } from 'zod'

/** The roles of the palette, each with its purpose. Pages use no other colour. */
export const ROLES = {
  ground: 'What a page stands on.',
  'ground-raised': 'Cards, controls and panels that lie on the page.',
  'ground-soft': 'A quiet band of a page.',
  'ground-muted': 'A band that is set apart.',
  'ground-highlight': 'A band that stands out.',
  'ground-tint': 'What is hovered, chosen or still loading.',
  'ground-strong':
    'Dark in every scheme: the strip above the header, the footer, the hero; a phone’s own bars beside the page.',
  'ground-call': 'The closing call, dark in every scheme.',
  overlay: 'Messages over the page, and the veil behind the dialog, dark in every scheme.',
  'on-dark': 'What is written on the dark grounds.',
  'on-dark-muted': 'What is said quietly there.',
  ink: 'Text.',
  'ink-muted': 'Text that is said quietly.',
  emphasis: 'Figures and rules that stand out.',
  line: 'Fine lines between parts.',
  'line-control': 'The edges of controls.',
  brand: 'Drawings in the company’s colour, never text.',
  action: 'What can be pressed, and signs.',
  'on-action': 'What is written on it.',
  accent: 'The one next step of a page, and what stands out on dark grounds.',
  'accent-strong': 'The same under the pointer.',
  'on-accent': 'What is written on them.',
  focus: 'The ring around what the keyboard is on.',
  danger: 'What is wrong.',
  land: 'What is served, on the map.',
  'land-beyond': 'What lies beyond, on the map.',
  mark: 'The ground of the logo.',
  'mark-line': 'The lines of the logo.',
  'mark-accent': 'What stands out in the logo.',
} as const
export type Role = keyof typeof ROLES

/** The three colours from which the others are derived: lib/brand/derive.ts. */
export interface BaseColours {
  brand: string
  strong: string
  accent: string
}

/** Base colours to start from; tests/unit/palette.test.ts measures each of them. */
export const PRESETS = {
  teal: { brand: '#0f8b8d', strong: '#0b3c49', accent: '#f6b73c' },
  green: { brand: '#2f8a4c', strong: '#123d2b', accent: '#ffc857' },
  navy: { brand: '#2f6fb5', strong: '#12294d', accent: '#f59331' },
  burgundy: { brand: '#a83a50', strong: '#4a1626', accent: '#eebb6e' },
} as const satisfies Record<string, BaseColours>

/** A colour in sRGB. */
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'a colour as six hexadecimal digits in quotes, in lower case, such as "#0f8b8d"')
  .meta({ title: 'colour' })

const roles = Object.fromEntries(
  Object.entries(ROLES).map(([role, description]) => [role, colour.optional().meta({ description })]),
) as Record<Role, z.ZodOptional<typeof colour>>

const PRESET_NAMES = Object.keys(PRESETS) as (keyof typeof PRESETS)[]

/** content/brand/colours.yaml */
export const colours = z
  .strictObject({
    base: z.enum(PRESET_NAMES).meta({
      description: `The tested set of colours from which all others are derived: ${PRESET_NAMES.join(', ')}.`,
    }),
    own: z
      .strictObject({
        brand: colour.optional().meta({ description: 'The company’s; not too pale, since drawings have it.' }),
        strong: colour.optional().meta({ description: 'Of dark grounds, such as the footer.' }),
        accent: colour
          .optional()
          .meta({ description: 'Of the one next step of a page: light, and unlike the brand’s.' }),
      })
      .optional()
      .meta({ description: 'Colours of the company’s own, in place of those of the set.' }),
    light: z.strictObject(roles).optional().meta({ description: 'A role with another colour than the derived one.' }),
    dark: z.strictObject(roles).optional().meta({ description: 'The same for visitors who prefer a dark scheme.' }),
  })
  .meta({
    description:
      'The colours of pages, icons, social pictures and illustrations, by role. `npm run content` measures the contrast of each pair that meets on a page, and names the nearest colour that passes.',
  })
export type ColoursFields = z.infer<typeof colours>
