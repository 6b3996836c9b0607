import { load, type CheerioAPI } from 'cheerio/slim'
import TurndownService from 'turndown'

/** Elements that only make sense with the site's styles. */
export const NOT_READ = 'script, template, svg, [hidden], [aria-hidden], a[rel=noopener] > .sr-only'

/**
 * Parts of a page's main element that are only for interaction or decoration, or that repeat what
 * is elsewhere in it, in the front matter or on every page.
 */
const LEFT_OUT = [
  'nav, button, [class~="noscript:hidden"]',
  NOT_READ,
  'picture:not(figure *), .area-map-place, [class~="print:flex"]',
  'section:has(#closing-title), [data-changed]',
].join(', ')

const CONVERTER = converter()

/** The main part of a page's HTML as Markdown (CommonMark, with GitHub's tables). */
export function markdownOf(html: string, url: string): string {
  const $ = load(html)
  $('.tooltip > button').each((_, button) => void $(button).replaceWith($(button).contents()))
  $('[role=tooltip]').prepend(' (').append(')')
  $(LEFT_OUT).remove()
  linkForms($)
  // A link that contains only an icon has no words left.
  $('a:not(:has(img))').each((_, link) => void ($(link).text().trim() || $(link).remove()))
  // Items of a numbered list have their number from the list.
  $('ol > li h3').each(
    (_, heading) =>
      void $(heading).text(
        $(heading)
          .text()
          .replace(/^\d+\. /, ''),
      ),
  )
  $('main').prepend($('h1'))
  fillRows($)
  listTerms($)
  makeLinksAbsolute($, url)
  return `${CONVERTER.turndown($('main').html() ?? '')}\n`
}

/** A form, or a provider's frame beside it, becomes a link to it by the name of its section. */
function linkForms($: CheerioAPI): void {
  $('div[data-asks], section > form').each((_, form) => {
    const section = $(form).closest('section[id]')
    const link = $('<a>')
      .attr('href', `#${section.attr('id')}`)
      .text(section.find('h2, h3').first().text())
    $(form).replaceWith($('<p>').append(link))
  })
}

/** Makes a page's URLs work outside the site. */
export function makeLinksAbsolute($: CheerioAPI, url: string): void {
  for (const name of ['href', 'src'])
    $(`[${name}]`).each((_, element) => void $(element).attr(name, new URL($(element).attr(name) ?? '', url).href))
}

/** Repeats a cell that spans rows in each of them, since Markdown's tables have no such cells. */
function fillRows($: CheerioAPI): void {
  $('[rowspan]').each((_, cell) => {
    const below = $(cell)
      .parent()
      .nextAll()
      .slice(0, Number($(cell).attr('rowspan')) - 1)
    below.each((_, row) => void $(row).prepend($(cell).clone()))
  })
}

/** Markdown has no list of terms: each becomes an item that begins with its term. */
function listTerms($: CheerioAPI): void {
  $('dl').each((_, list) => {
    const items = $('dt', list)
      .toArray()
      .map((term) => {
        const sign = /[.?!]$/.test($(term).text()) ? '' : ':'
        return `<li><strong>${$(term).html()}</strong>${sign} ${$(term).nextAll('dd').first().html()}</li>`
      })
    $(list).replaceWith(`<ul>${items.join('')}</ul>`)
  })
}

function converter(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', emDelimiter: '*' })
  service.addRule('item', {
    filter: 'li',
    replacement(content, item) {
      const list = item.parentNode
      const number = Array.from(list?.children ?? []).indexOf(item as Element) + 1
      const sign = list?.nodeName === 'OL' ? `${number}. ` : '- '
      return `${sign}${content.trim().replaceAll(/\n(?!\n)/g, `\n${' '.repeat(sign.length)}`)}\n`
    },
  })
  service.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) =>
      ` ${content
        .trim()
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')} |`,
  })
  service.addRule('row', {
    filter: 'tr',
    replacement(content, { parentNode, childNodes }) {
      const rule = parentNode?.nodeName === 'THEAD' ? `|${' --- |'.repeat(childNodes.length)}\n` : ''
      return `|${content}\n${rule}`
    },
  })
  service.addRule('rows', { filter: ['thead', 'tbody'], replacement: (content) => content })
  service.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content}\n` })
  service.addRule('caption', { filter: 'caption', replacement: (content) => `${content}\n\n` })
  return service
}
