import postcss, { type AtRule, type Container, type Document, type Root, type Rule } from 'postcss'

/**
 * The specificity that the rules of each cascade layer get, in ids, the lowest layer first; rules
 * outside a layer win over all. The theme and what Tailwind registers only set variables.
 */
const WEIGHTS: Readonly<Record<string, number>> = { properties: 0, theme: 0, base: 0, components: 1, utilities: 3 }
const UNLAYERED = 4

/** The highest number of ids in a layer's selectors with which the next layer still wins. */
const IDS_AT_MOST: Readonly<Record<string, number>> = { components: 1 }

/**
 * The same stylesheet for browsers that are older than cascade layers and than media queries with
 * `<` or `not`, and would drop all such rules.
 */
export function forOlderBrowsers(css: string): string {
  const root = postcss.parse(css)
  flattenLayers(root)
  root.walkAtRules('media', (rule) => {
    rule.params = rule.params.split(',').map(withoutNewConditions).join(',')
  })
  return root.toString()
}

/** A media query in a syntax that every browser knows. Throws if there is none. */
function withoutNewConditions(query: string): string {
  const below = (side: string, length: string) => `(max-${side}:${Number(length) - 0.001}rem)`
  const known = query
    .replace(/^\s*not \(/, 'not all and (')
    .replaceAll(/\(not (\([^()]*\))\)/g, 'not $1')
    .replaceAll(/(?<=\band )not \(min-(width|height):\s*([\d.]+)rem\)/g, (_, side: string, length: string) =>
      below(side, length),
    )
    .replaceAll(
      /\(([\d.]+)rem\s*<=\s*(width|height)\s*<\s*([\d.]+)rem\)/g,
      (_, from: string, side: string, to: string) => `(min-${side}:${from}rem) and ${below(side, to)}`,
    )
  if (/[<>]|\bnot \(/.test(known))
    throw new Error(`scripts/export/older-browsers.ts knows no older words for the media query ${query}.`)
  return known
}

/**
 * Replaces each rule's layer by equivalent specificity: a `:not()` that always matches, so that the
 * same declarations win. Throws for a layer or selector for which that is not possible.
 */
function flattenLayers(root: Root): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const layer = layerOf(rule)
    const weight = layer === undefined ? UNLAYERED : WEIGHTS[layer]
    if (weight === undefined)
      throw new Error(`No weight for the layer ${layer}: enter it in scripts/export/older-browsers.ts.`)
    rule.selectors = rule.selectors.map((selector) => {
      const ids = selector.match(/(?<!\\)#(?![^[]*\])/g)?.length ?? 0
      if (layer !== undefined && ids > (IDS_AT_MOST[layer] ?? 0))
        throw new Error(
          `${selector} in the layer ${layer} would win over the next layer: use a class instead of the id.`,
        )
      return weigh(selector, weight)
    })
  })
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes)
    else layer.remove()
  })
}

const isAtRule = (node: Container | Document | undefined, name: RegExp): node is AtRule =>
  node?.type === 'atrule' && name.test((node as AtRule).name)

const isKeyframe = ({ parent }: Rule): boolean => isAtRule(parent, /keyframes$/)

/** The layer that contains a rule. */
function layerOf(rule: Rule): string | undefined {
  for (let { parent } = rule as { parent: Container | Document | undefined }; parent; { parent } = parent)
    if (isAtRule(parent, /^layer$/)) return parent.params
  return undefined
}

/** Adds the specificity of so many ids to a selector. */
function weigh(selector: string, ids: number): string {
  if (ids === 0) return selector
  // After the element's name, before anything else.
  return selector.replace(/^(\*|[a-z][\w-]*)?/i, `$&:not(${'#_'.repeat(ids)})`)
}
