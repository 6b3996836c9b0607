import { clampRgb, converter, type Oklab } from 'culori'
import sharp, { type Sharp } from 'sharp'
import { PRESETS, type BaseColours } from '../../lib/content/schema/colours'

/** The base colours that scenes are rendered in: PALETTE in scripts/tools/art/kit.py. */
const RENDERED = PRESETS.teal

const NAMES = ['brand', 'strong', 'accent'] as const

const toOklab = converter('oklab')
const toRgb = converter('rgb')

/** The hue of a colour, in degrees, and its chroma. */
const hueOf = ({ a, b }: Oklab) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
const chromaOf = ({ a, b }: Oklab) => Math.hypot(a, b)

/** Rises smoothly from 0 to 1 while a value goes from one bound to the other. */
function smooth(value: number, from: number, to: number): number {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return share * share * (3 - 2 * share)
}

/**
 * Which colours belong to a base colour, by hue in degrees and by saturation, which is chroma
 * relative to lightness: light and shade change neither. Membership is full between the inner
 * bounds.
 */
interface Family {
  hue: readonly [from: number, certain: number, until: number, to: number]
  saturation: readonly [from: number, certain: number]
}

/** Sky, glass and pale walls are less saturated than painted surfaces; leaves are greener. */
const BRAND: Family = { hue: [158, 168, 250, 265], saturation: [0.03, 0.1] }

/** Wood is less saturated, brick and terracotta are redder. */
const ACCENT: Family = { hue: [74, 80, 100, 110], saturation: [0.1, 0.14] }

function share(colour: Oklab, { hue, saturation }: Family): number {
  const own = hueOf(colour)
  const [from, certain, until, to] = hue
  const near = own < until ? smooth(own, from, certain) : 1 - smooth(own, until, to)
  return near * smooth(chromaOf(colour) / Math.max(colour.l, 0.01), ...saturation)
}

/** How much a colour looks like water: paler than painted surfaces, and bluer than the brand’s. */
function water(colour: Oklab): number {
  const bluer = smooth(hueOf(colour), 192, 198) * smooth(colour.l, 0.6, 0.7)
  return bluer * (1 - smooth(chromaOf(colour) / Math.max(colour.l, 0.01), 0.095, 0.12))
}

/** How a colour changes: lightness and chroma by a factor, hue by some degrees. */
interface Change {
  lightness: number
  chroma: number
  turn: number
}

/** A base colour in OKLab. */
const inOklab = (colour: string): Oklab => toOklab(colour) ?? { mode: 'oklab', l: 0, a: 0, b: 0 }

/** How one base colour becomes another. */
function changeOf(from: Oklab, to: Oklab): Change {
  const turn = ((hueOf(to) - hueOf(from) + 540) % 360) - 180
  return { lightness: to.l / from.l, chroma: chromaOf(to) / chromaOf(from), turn }
}

/** Linear interpolation between two values. */
const towards = (from: number, to: number, share: number) => from + (to - from) * share

/** How each rendered colour becomes one of the company's. */
function recolouring(base: BaseColours): (colour: Oklab) => Oklab {
  const change = (name: keyof BaseColours) => changeOf(inOklab(RENDERED[name]), inOklab(base[name]))
  const [brand, strong, accent] = [change('brand'), change('strong'), change('accent')]
  const [start, end] = [hueOf(inOklab(RENDERED.brand)), hueOf(inOklab(RENDERED.strong))]
  return (colour) => {
    // Between brand and strong, by hue, since strong is bluer.
    const depth = smooth(hueOf(colour), start, end)
    const between = (of: keyof Change) => towards(brand[of], strong[of], depth)
    const near = { lightness: between('lightness'), chroma: between('chroma'), turn: between('turn') }
    return changed(changed(colour, near, share(colour, BRAND) * (1 - water(colour))), accent, share(colour, ACCENT))
  }
}

/**
 * A mix of a colour and its changed version, straight through grey and not around the colour wheel.
 */
function changed(colour: Oklab, { lightness, chroma, turn }: Change, share: number): Oklab {
  if (share === 0) return colour
  const [hue, distance] = [((hueOf(colour) + turn) * Math.PI) / 180, chromaOf(colour) * chroma]
  return {
    mode: 'oklab',
    l: towards(colour.l, colour.l * lightness, share),
    a: towards(colour.a, distance * Math.cos(hue), share),
    b: towards(colour.b, distance * Math.sin(hue), share),
  }
}

/** The number of values per channel in the table; values in between are interpolated. */
const NODES = 33

/**
 * The replacement for each colour of an illustration, as a table by red, green and blue; undefined
 * if the company's colours are those that illustrations are rendered in.
 */
export function recolourTable(base: BaseColours): Float32Array | undefined {
  if (NAMES.every((name) => base[name] === RENDERED[name])) return undefined
  const table = new Float32Array(3 * NODES ** 3)
  const toCompany = recolouring(base)
  for (let node = 0; node < NODES ** 3; node++) {
    const channel = (steps: number) => (Math.floor(node / steps) % NODES) / (NODES - 1)
    const rendered = toOklab({ mode: 'rgb', r: channel(NODES ** 2), g: channel(NODES), b: channel(1) })
    const { r, g, b } = clampRgb(toRgb(toCompany(rendered)))
    table.set([r * 255, g * 255, b * 255], 3 * node)
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

/** The table node below each value of a channel, and the value's distance from it. */
const PLACES = Array.from({ length: 256 }, (_, value) => {
  const place = (value / 255) * (NODES - 1)
  const node = Math.min(Math.floor(place), NODES - 2)
  return { node, rest: place - node }
})

const placeOf = (value = 0) => PLACES[value] ?? { node: 0, rest: 0 }
