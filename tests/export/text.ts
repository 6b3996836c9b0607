import type { Node } from '@markdoc/markdoc'
import type { CheerioAPI } from 'cheerio'
import { parseMarkdown, plainText } from '@/lib/content/markdown'

/** A cheerio selection of elements of a page. */
export type Selection = ReturnType<CheerioAPI>

/** Elements that separate words. */
const BLOCKS =
  'address, article, blockquote, br, caption, dd, details, div, dl, dt, figcaption, h1, h2, h3, h4, li, ol, p, section, summary, table, td, th, tr, ul, .block'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * The text that a visitor reads in a part of a page, without tooltips, what is hidden from screen
 * readers, and “(another site)” of links.
 */
export function textOf(part: Selection): string {
  const copy = part.clone()
  copy.find('script, [aria-hidden], [role=tooltip]').remove()
  copy.find(BLOCKS).before(' ').after(' ')
  return oneLine(copy.text().replaceAll(' (another site)', ''))
}

/** The plain text of a body, or of a field, which may have Markdown. */
export function contentText(content: string | Node): string {
  return oneLine(plainText(typeof content === 'string' ? parseMarkdown(content) : content))
}

/** The elements of a selection as a list. */
export function elementsOf(parts: Selection): Selection[] {
  return parts.toArray().map((_, i) => parts.eq(i))
}

/** The links in a part of a page: text and address. */
export function links(part: Selection): (string | undefined)[][] {
  return elementsOf(part.find('a')).map((link) => [textOf(link), link.attr('href')])
}

/** The tooltips in a part of a page: the text of the button, and of the tooltip. */
export function tooltips($: CheerioAPI, part: Selection): string[][] {
  return elementsOf(part.find('button[aria-describedby]')).map((button) => [
    textOf(button),
    $(`[id="${button.attr('aria-describedby')}"][role=tooltip]`).text(),
  ])
}

/** The section with this heading and, where given, this lead. */
export function sectionOf($: CheerioAPI, intro: string | { title: string; lead: string }): Selection {
  const { title, lead } = typeof intro === 'string' ? { title: intro, lead: '' } : intro
  const heading = elementsOf($('main').find('h1, h2, h3')).filter((found) => textOf(found) === contentText(title))
  expect(heading.map(textOf)).toEqual([contentText(title)])
  const section = heading[0]!.closest('section')
  expect(textOf(section)).toContain(contentText(lead))
  return section
}
