import { fromBuffer } from '@capsizecss/unpack'
import { DEFAULT_FONT } from '../../lib/brand/default-font'
import type { CompanyFont } from '../../lib/content/font'
import { instanceOf } from './font-instance'

/** Where the company's own font stands beside the stylesheet that the build makes. */
export const FONT_FILE = 'font.woff2'

/** Fonts of visitors' devices that stand in, and the mean width of their letters in an em. */
const STAND_INS = [
  { name: 'Like Arial', local: ['Arial', 'Liberation Sans'], width: 913 / 2048 },
  { name: 'Like Roboto', local: ['Roboto'], width: 911 / 2048 },
] as const

/** How large a stand-in is shown, and how high and deep its lines are, in per cent. */
interface Fit {
  size: number
  ascent: number
  descent: number
}

/** A font as a stylesheet declares it. */
interface Declared {
  family: string
  source: string
  /** Its own lines, where the font's file may say different ones to different systems. */
  lines: string
  fits: readonly Fit[]
  /** What is added to its space, in em. */
  wordSpacing: number
}

/** Its stand-ins were measured in the site's own pages. */
const DEFAULT: Declared = {
  family: DEFAULT_FONT.family,
  source: DEFAULT_FONT.latin,
  lines: '',
  fits: [
    { size: 103.22, ascent: 93.97, descent: 24.22 },
    { size: 102.4, ascent: 94.7, descent: 24.4 },
  ],
  wordSpacing: 0.04,
}

/** A space narrower than this, in em, makes words of small or bold text look like one. */
const SPACE = 0.24

/**
 * The font's part of the stylesheet: the font, and those of visitors' devices in its metrics, so
 * that a line has the same words in each.
 */
export async function fontStyles(font: CompanyFont | null): Promise<string> {
  const { family, source, lines, fits, wordSpacing } = font ? await declare(font) : DEFAULT
  const names = [family, ...STAND_INS.map(({ name }) => name)].map((name) => `'${name}'`)
  const standIns = STAND_INS.map(({ name, local }, i) => standIn(name, local, fits[i] as Fit))
  // Each element has its own spacing, since a child inherits a length and not its share of an em.
  const spacing = wordSpacing > 0 ? `\n@layer base {\n  * {\n    word-spacing: ${wordSpacing}em;\n  }\n}\n` : ''
  return `
@theme {
  --font-sans: ${names.join(', ')}, ui-sans-serif, system-ui, sans-serif;
}

@font-face {
  font-family: '${family}';
  src: url('${source}') format('woff2');
  font-weight: 400 700;
  font-display: optional;
${lines}}

${standIns.join('\n')}${spacing}`
}

const standIn = (name: string, local: readonly string[], { size, ascent, descent }: Fit) => `@font-face {
  font-family: '${name}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
${linesOf(ascent, descent)}  size-adjust: ${size}%;
}
`

const linesOf = (ascent: number, descent: number) =>
  `  ascent-override: ${ascent}%;\n  descent-override: ${descent}%;\n  line-gap-override: 0%;\n`

/** The company's own font, measured in the weight of text. */
async function declare(font: CompanyFont): Promise<Declared> {
  const metrics = await fromBuffer(await instanceOf(font.bytes, 400))
  const em = metrics.unitsPerEm
  const [ascent, descent] = [metrics.ascent / em, -metrics.descent / em]
  return {
    family: font.family,
    source: `./${FONT_FILE}`,
    lines: linesOf(percent(ascent), percent(descent)),
    fits: STAND_INS.map(({ width }) => {
      const size = metrics.xWidthAvg / em / width
      return { size: percent(size), ascent: percent(ascent / size), descent: percent(descent / size) }
    }),
    wordSpacing: Math.max(0, percent(SPACE - font.space) / 100),
  }
}

const percent = (value: number) => Math.round(value * 10_000) / 100
