import type { Node } from '@markdoc/markdoc'
import type { CheerioAPI } from 'cheerio'
import { parseMarkdown, plainText } from '@/lib/content/markdown'

/** Elements of a page, as a selection of cheerio's. */
export type Part = ReturnType<CheerioAPI>

/** What stands on lines of its own. */
const BLOCKS =
  'address, article, blockquote, br, caption, dd, details, div, dl, dt, figcaption, h1, h2, h3, h4, li, ol, p, section, summary, table, td, th, tr, ul, .block'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * What a visitor reads in a part of a page. Pictograms, numerals and tooltips are left out, and
 * that a link leads to another site.
 */
export function words(part: Part): string {
  const copy = part.clone()
  copy.find('script, [aria-hidden], [role=tooltip]').remove()
  copy.find(BLOCKS).before(' ').after(' ')
  return oneLine(copy.text().replaceAll(' (another site)', ''))
}

/** What a text of the content says, a field (which may hold Markdown) or a body. */
export function said(content: string | Node): string {
  return oneLine(plainText(typeof content === 'string' ? parseMarkdown(content) : content))
}

/** The elements of a selection one by one. */
export function each(parts: Part): Part[] {
  return parts.toArray().map((_, i) => parts.eq(i))
}

/** The links in a part of a page: words and address. */
export function links(part: Part): (string | undefined)[][] {
  return each(part.find('a')).map((link) => [words(link), link.attr('href')])
}

/** The words in a part of a page that have a tooltip, each with its tooltip's text. */
export function tooltips($: CheerioAPI, part: Part): string[][] {
  return each(part.find('button[aria-describedby]')).map((button) => [
    words(button),
    $(`[id="${button.attr('aria-describedby')}"][role=tooltip]`).text(),
  ])
}
