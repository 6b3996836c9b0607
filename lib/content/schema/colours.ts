import { z } from 'zod'

/** The roles of the palette, each with its purpose. Pages use no other colour. */
export const ROLES = {
  ground: 'The background of pages.',
  'ground-raised': 'The background of cards, controls and panels.',
  'ground-soft': 'The background of a subdued section.',
  'ground-muted': 'The background of a section that is set apart.',
  'ground-highlight': 'The background of a section that stands out.',
  'ground-tint': 'The background of what is hovered, selected or still loading.',
  'ground-strong':
    'Dark backgrounds in every scheme: the top bar, the footer, the hero; a phone’s own bars around the page.',
  'ground-call': 'The background of the call to action at the end of pages, dark in every scheme.',
  overlay: 'Messages over the page, and the backdrop of the dialog, dark in every scheme.',
  'on-dark': 'Text on dark backgrounds.',
  'on-dark-muted': 'Subdued text on dark backgrounds.',
  ink: 'Text.',
  'ink-muted': 'Subdued text.',
  emphasis: 'Figures and lines that stand out.',
  line: 'Thin lines between parts.',
  'line-control': 'The edges of controls.',
  brand: 'Drawings in the company’s colour, never text.',
  action: 'Links, buttons and icons.',
  'on-action': 'Text on that colour.',
  accent: 'The main button of a page, and what stands out on dark backgrounds.',
  'accent-strong': 'The main button under the pointer.',
  'on-accent': 'Text on these two.',
  focus: 'The ring around the element with the keyboard focus.',
  danger: 'Errors.',
  land: 'Regions that are served, on the map.',
  'land-beyond': 'Other land on the map.',
  mark: 'The background of the logo.',
  'mark-line': 'The lines of the logo.',
  'mark-accent': 'The part of the logo that stands out.',
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
        brand: colour
          .optional()
          .meta({ description: 'The company’s own colour; not too pale, since drawings use it.' }),
        strong: colour.optional().meta({ description: 'The colour of dark backgrounds, such as the footer.' }),
        accent: colour
          .optional()
          .meta({ description: 'The colour of a page’s main button: light, and unlike the brand’s.' }),
      })
      .optional()
      .meta({ description: 'The company’s own colours, in place of those of the set.' }),
    light: z.strictObject(roles).optional().meta({ description: 'A role with another colour than the derived one.' }),
    dark: z.strictObject(roles).optional().meta({ description: 'The same for visitors who prefer a dark scheme.' }),
  })
  .meta({
    description:
      'The colours of pages, icons, social pictures and illustrations, by role. `npm run content` measures the contrast of each pair that meets on a page, and names the nearest colour that passes.',
  })
export type ColoursFields = z.infer<typeof colours>
