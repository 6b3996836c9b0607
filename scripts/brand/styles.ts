import { classesOfMarks } from '../../lib/brand/mark'
import type { Palettes, Scheme } from '../../lib/brand/palette'
import type { Content } from '../../lib/content/types'
import { ROLES, type Role } from '../../lib/content/schema/colours'

/** The opacity of translucent colours, by scheme. */
const COVERING: readonly [name: string, of: Role, share: Readonly<Record<Scheme, number>>][] = [
  ['backdrop', 'overlay', { light: 0.7, dark: 0.75 }],
  ['on-dark-tint', 'on-dark', { light: 0.14, dark: 0.14 }],
]

/**
 * The company’s part of the stylesheet: the theme’s colours, those of the dark scheme as a utility
 * which app/styles/preferences.css applies, and the classes of the logo, which no component
 * contains.
 */
export function brandStyles(palettes: Palettes, logos: Pick<Content, 'mark' | 'wordmark'>): string {
  const classes = new Set(classesOfMarks(logos).flatMap((each) => each.split(' ')))
  return `/* Made from content/brand by scripts/brand.ts: edits are lost. */
@theme {
  --color-*: initial;
${values(palettes, 'light', Object.keys(ROLES) as Role[])}
}

@utility dark-palette {
${values(palettes, 'dark', palettes.changed)}
}

@source inline('${[...classes].join(' ')}');
`
}

function values(palettes: Palettes, scheme: Scheme, roles: readonly Role[]): string {
  const { [scheme]: palette } = palettes
  return [
    ...roles.map((role) => [role, palette[role]]),
    ...COVERING.filter(([, of]) => roles.includes(of)).map(([name, of, share]) => [
      name,
      `rgb(${channels(palette[of])} / ${share[scheme]})`,
    ]),
  ]
    .map(([name, value]) => `  --color-${name}: ${value};`)
    .join('\n')
}

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ')
