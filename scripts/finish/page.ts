/** What the finishing step has found in a page of Next's and taken out of it. */
export interface TakenApart {
  /** The page without Next's runtime and data. */
  html: string
  /** The inline script that starts the runtime, the same in every page. */
  start: string
  /** The page's data for React, from the other inline scripts. */
  data: string
  /** The addresses of the scripts that the page needs, in the page's order. */
  chunks: string[]
  /** The address of the stylesheet. */
  stylesheet: string
}

const CHUNK = /^ src="(\/_next\/static\/chunks\/[^"]+\.js)" async=""$/
const POLYFILL = /^ src="\/_next\/static\/chunks\/[^"]+\.js" noModule=""$/
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[^"]+\.css)" data-precedence="next"\/>/g
const STARTS = /^\(globalThis\["TURBOPACK"\].*\)\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[\d+\]\}\);$/
/** The script that begins the page's data, and those that hold a piece of it each. */
const OPENS = '(self.__next_f=self.__next_f||[]).push([0])'
const HOLDS = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/

/**
 * Takes a page of Next's export apart. Next 16 writes its scripts with `async`, so that they may come in any order and at
 * any time, and the page's data a second time beside the page, where the runtime can be told to fetch it. Throws with all that is
 * not as Next 16.4 writes it, since after an upgrade the step would otherwise leave out something that the page needs.
 */
export function takeApart(page: string): TakenApart {
  const starts: string[] = []
  const data: string[] = []
  let opens = 0
  const chunks: string[] = []
  const faults: string[] = []
  const html = page.replace(PRELOAD, '').replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes, text) => {
    const chunk = CHUNK.exec(attributes)?.[1]
    const piece = attributes ? undefined : HOLDS.exec(text)?.[1]
    if (attributes === ' type="application/ld+json"') return script
    if (chunk && !text) chunks.push(chunk)
    else if (attributes === ' id="_R_"' && STARTS.test(text)) starts.push(text)
    else if (piece) data.push((JSON.parse(piece) as [1, string])[1])
    else if (!attributes && text === OPENS) opens += 1
    else if (!POLYFILL.test(attributes) || text) faults.push(`an unknown script: ${script.slice(0, 160)}`)
    return ''
  })
  const stylesheets = [...html.matchAll(STYLESHEET)].map(([, address = '']) => address)
  const expected = {
    [`one <meta charSet="utf-8"/>`]: html.split(CHARSET).length === 2,
    'one stylesheet in a <link> with data-precedence="next"': stylesheets.length === 1,
    'scripts with async, one of them Turbopack’s runtime':
      chunks.filter((chunk) => chunk.includes('/turbopack-')).length === 1,
    'one script with id="_R_" that names other chunks': starts.length === 1,
    [`one ${END} at the end`]: html.endsWith(END),
    'an inline script that begins the page’s data, and others that hold it': opens === 1 && data.length > 0,
    'no more links to scripts than are known': !/<link[^>]*as="script"/.test(html),
  }
  for (const [what, found] of Object.entries(expected)) if (!found) faults.push(`expected ${what}`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const [start = ''] = starts
  return { html, start, data: data.join(''), chunks, stylesheet: stylesheets[0] ?? '' }
}

const END = '</body></html>'
const CHARSET = '<meta charSet="utf-8"/>'

/** The page with more at the head of its head, after the encoding, which has to come early, and before all that loads something; and at its end. */
export function withEnds(html: string, { head, end }: { head: string; end: string }): string {
  return html.replace(CHARSET, () => CHARSET + head).replace(END, () => end + END)
}

/** The page with another tag in place of the link to its stylesheet. */
export function withStyles(html: string, tag: string): string {
  return html.replace(STYLESHEET, () => tag)
}
