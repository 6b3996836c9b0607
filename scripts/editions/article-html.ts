import { load } from 'cheerio/slim'
import { NOT_READ, makeLinksAbsolute } from './markdown'

/** The text of an article's page as HTML for feed readers, which do not load the site's styles. */
export function articleHtml(html: string, url: string): string {
  const $ = load(html)
  const text = $('article .prose').first()
  text.find(`${NOT_READ}, source`).remove()
  text.find('picture').each((_, picture) => void $(picture).replaceWith($(picture).contents()))
  text.find('*').each((_, element) => {
    for (const name of Object.keys(element.attribs)) if (!KEPT.includes(name)) $(element).removeAttr(name)
  })
  makeLinksAbsolute($, url)
  return text.html() ?? ''
}

const KEPT = ['href', 'src', 'alt', 'width', 'height', 'id', 'scope']
