// What a program reads that takes the text of a page as it stands, without the page's styles.
import type { CheerioAPI } from 'cheerio'
import { documentIn, pages } from './out'

type Node = ReturnType<CheerioAPI['root']>[0]['children'][number]

/** Elements that such programs put on a line of their own, and those whose text they leave out. */
const APART =
  /^(address|article|aside|blockquote|body|br|button|caption|d[dlt]|details|div|fieldset|fig(caption|ure)|footer|form|h[1-6]|header|hr|img|input|label|legend|li|main|nav|ol|option|p|picture|script|section|select|style|summary|svg|t(able|body|d|emplate|extarea|foot|h|head|r)|ul)$/

const UNREAD = 'script, style, svg, template'

/** Where two elements on one line meet without white space, such as “cleaner:|walkthrough”. */
function gluedIn($: CheerioAPI): string[] {
  const body = $('body').clone()
  body.find(UNREAD).remove()
  const glued: string[] = []
  let before: { text: string; parent: unknown } | undefined
  const read = (node: Node): void => {
    if (node.type === 'text') {
      const { data, parent } = node
      const isGlued = before && before.parent !== parent && /[\p{L}\p{N}:;,.?!%)”’]$/u.test(before.text)
      // A mark of punctuation follows a link directly, and so does the ending of a word.
      if (isGlued && /^[\p{Lu}\p{N}($“]|^\p{L}{3}/u.test(data))
        glued.push(`${before?.text.slice(-30)}|${data.slice(0, 30)}`)
      if (data) before = { text: data, parent }
    }
    if (node.type !== 'tag') return
    const isApart = APART.test(node.name)
    if (isApart) before = undefined
    node.children.forEach(read)
    if (isApart) before = undefined
  }
  body.toArray().forEach(read)
  return glued
}

// Regression: the heading of an article said “How to choose a commercial cleaner:walkthrough”, and
// the rows of a suburb “Office cleaningStudios and agencies”.
test.each(pages)('%s has white space between words that its styles put apart', (file) => {
  expect(gluedIn(documentIn(file))).toEqual([])
})
