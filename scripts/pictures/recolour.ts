import { clampRgb, converter, type Oklab } from 'culori'
import sharp, { type Sharp } from 'sharp'
import { PRESETS, type BaseColours } from '../../lib/content/schema/colours'

/** The base colours in which the illustrations are rendered: PALETTE in scripts/tools/art/kit.py. */
const RENDERED = PRESETS.teal

const NAMES = ['brand', 'strong', 'accent'] as const

const toOklab = converter('oklab')
const toRgb = converter('rgb')

/** The angle and the distance of a colour from grey, in OKLab. */
const hueOf = ({ a, b }: Pick<Oklab, 'a' | 'b'>) => (Math.atan2(b, a) * 180) / Math.PI
const chromaOf = ({ a, b }: Pick<Oklab, 'a' | 'b'>) => Math.hypot(a, b)

/** From 0 to 1 while a value goes from one bound to the other, smoothly. */
function smooth(value: number, from: number, to: number): number {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return share * share * (3 - 2 * share)
}

/**
 * What belongs to a base colour, by hue in degrees and by saturation, which is chroma for its
 * lightness: light and shade change neither. Each is certain between the inner bounds.
 */
interface Family {
  hue: readonly [from: number, certain: number, until: number, to: number]
  saturation: readonly [from: number, certain: number]
}

/** Sky, glass and pale walls are less saturated than what is painted; leaves are greener. */
const BRAND: Family = { hue: [165, 178, 250, 265], saturation: [0.03, 0.1] }

/** Wood is less saturated, brick and terracotta are redder. */
const ACCENT: Family = { hue: [68, 76, 96, 104], saturation: [0.13, 0.165] }

function share(colour: Oklab, { hue, saturation }: Family): number {
  const own = (hueOf(colour) + 360) % 360
  const [from, certain, until, to] = hue
  const near = own < until ? smooth(own, from, certain) : 1 - smooth(own, until, to)
  return near * smooth(chromaOf(colour) / Math.max(colour.l, 0.01), ...saturation)
}

/** How one base colour becomes another: lightness and chroma by a factor, hue by some degrees. */
function change(from: string, to: string) {
  const [a, b] = [from, to].map((colour) => toOklab(colour) ?? { l: 0, a: 0, b: 0 }) as [Oklab, Oklab]
  const turn = ((hueOf(b) - hueOf(a) + 540) % 360) - 180
  return { lightness: b.l / a.l, chroma: chromaOf(b) / chromaOf(a), turn }
}

/** The colour that a rendered one becomes. */
function recoloured(colour: Oklab, base: BaseColours): Oklab {
  const [brand, strong, accent] = NAMES.map((name) => change(RENDERED[name], base[name]))
  if (!brand || !strong || !accent) return colour
  // Between the two, by hue: what is strong is bluer than the brand's own.
  const [start, end] = [RENDERED.brand, RENDERED.strong].map((each) => (hueOf(toOklab(each) ?? colour) + 360) % 360)
  const depth = smooth((hueOf(colour) + 360) % 360, start ?? 0, end ?? 0)
  const between = (of: keyof typeof brand) => brand[of] + (strong[of] - brand[of]) * depth
  const brandLike = { lightness: between('lightness'), chroma: between('chroma'), turn: between('turn') }
  return mixed(mixed(colour, brandLike, share(colour, BRAND)), accent, share(colour, ACCENT))
}

/** A colour that has changed by a share, straight through grey and not around the wheel. */
function mixed(colour: Oklab, { lightness, chroma, turn }: ReturnType<typeof change>, share: number): Oklab {
  const [hue, distance] = [((hueOf(colour) + turn) * Math.PI) / 180, chromaOf(colour) * chroma]
  const towards = (from: number, to: number) => from + (to - from) * share
  return {
    mode: 'oklab',
    l: towards(colour.l, colour.l * lightness),
    a: towards(colour.a, distance * Math.cos(hue)),
    b: towards(colour.b, distance * Math.sin(hue)),
  }
}

/** How many values of each channel the table has; what lies between is interpolated. */
const NODES = 33

/**
 * What each colour of an illustration becomes, as a table by red, green and blue; undefined where
 * the company has the colours in which they are rendered.
 */
export function recolourTable(base: BaseColours): Float32Array | undefined {
  if (NAMES.every((name) => base[name] === RENDERED[name])) return undefined
  const table = new Float32Array(3 * NODES ** 3)
  for (let i = 0; i < NODES ** 3; i++) {
    const [r, g, b] = [Math.floor(i / NODES ** 2), Math.floor(i / NODES) % NODES, i % NODES]
    const [red, green, blue] = [r, g, b].map((each) => each / (NODES - 1)) as [number, number, number]
    const to = clampRgb(toRgb(recoloured(toOklab({ mode: 'rgb', r: red, g: green, b: blue }), base)))
    table.set(
      [to.r, to.g, to.b].map((each) => each * 255),
      3 * i,
    )
  }
  return table
}

/** An illustration in other colours. */
export async function recolour(image: Sharp, table: Float32Array): Promise<Sharp> {
  const { data, info } = await image
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [placeOf(data[at]), placeOf(data[at + 1]), placeOf(data[at + 2])]
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let corner = 0; corner < 8; corner++) {
        const [r, g, b] = [corner >> 2, (corner >> 1) & 1, corner & 1]
        const node = ((red.node + r) * NODES + green.node + g) * NODES + blue.node + b
        const weight = Math.abs(1 - r - red.rest) * Math.abs(1 - g - green.rest) * Math.abs(1 - b - blue.rest)
        sum += weight * (table[3 * node + channel] ?? 0)
      }
      data[at + channel] = Math.round(sum)
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}

/** Below which node of the table each value of a channel lies, and how far behind it. */
const PLACES = Array.from({ length: 256 }, (_, value) => {
  const place = (value / 255) * (NODES - 1)
  const node = Math.min(Math.floor(place), NODES - 2)
  return { node, rest: place - node }
})

const placeOf = (value = 0) => PLACES[value] ?? { node: 0, rest: 0 }
