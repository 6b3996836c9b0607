import { transform } from 'esbuild'
import postcss, { type ChildNode, type Plugin, type Root } from 'postcss'
import { PurgeCSS } from 'purgecss'

/**
 * From this width on the stylesheet is in the head, so the inlined rules are those of narrower
 * screens: slow connections are mostly those of phones. It is a breakpoint of the layout (`@theme`
 * in app/globals.css).
 */
export const WIDE = '40rem'

/** At-rules that no phone's first screen needs before the stylesheet has loaded. */
const DEFERRED_AT_RULES: Record<string, RegExp> = {
  media:
    /\bprint\b|forced-colors|prefers-(contrast|reduced-transparency)|\bhover\b|^\(min-width: ?(4\d|[5-9]\d|1\d\d)rem\)/,
  supports: /./,
  keyframes: /./,
  container: /./,
}

/**
 * Selectors of later states, such as a picture that failed, and of parts that no first screen
 * contains. The background of a loading picture is set on the picture's box.
 */
const DEFERRED_SELECTORS =
  /:(hover|focus|active|target|visited|checked|disabled|invalid|has)|::(?!before|after|marker)|(?<!:not\()\[open\]|img:+after|-failed/

/** Removes the rules that no first screen needs. */
const removeDeferred: Plugin = {
  postcssPlugin: 'remove-deferred',
  OnceExit(root) {
    root.walkAtRules((rule) => {
      if (DEFERRED_AT_RULES[rule.name]?.test(rule.params)) rule.remove()
    })
    root.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => !DEFERRED_SELECTORS.test(selector))
      if (selectors.length === 0) rule.remove()
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors
    })
    for (let isDone = false; !isDone;) isDone = !removeUnusedVariables(root)
    // Innermost first: removes what has become empty.
    for (let isEmpty = true; isEmpty;) {
      isEmpty = false
      root.walk((node: ChildNode) => {
        if (!('nodes' in node) || node.nodes?.length !== 0) return
        node.remove()
        isEmpty = true
      })
    }
  },
}

/**
 * Removes custom properties that no value uses. Returns whether there were any, since their removal
 * may leave others unused.
 */
function removeUnusedVariables(root: Root): boolean {
  const used = new Set<string>()
  let isRemoved = false
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name)
  })
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return
    declaration.remove()
    isRemoved = true
  })
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
  return isRemoved
}

/**
 * The rules of a stylesheet that the first screens of some pages need.
 * @param names every name of an element, a class or an attribute in their HTML
 */
export async function firstScreenRules(css: string, names: ReadonlySet<string>): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split(' '),
    variables: true,
  })
  const { css: left } = postcss([removeDeferred]).process(purged?.css ?? '', { from: undefined })
  const { code } = await transform(left, { loader: 'css', minify: true, legalComments: 'none' })
  return code.trim()
}
