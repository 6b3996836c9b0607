// What a translator may not change: names, addresses, numbers. They are the registry's, and are
// looked for in every page.
import type { CheerioAPI } from 'cheerio'
import { contactMethods } from '@/lib/content/contact'
import { addressText } from '@/lib/content/facts'
import { getContent } from '@/lib/content/get-content'
import { exportIn, OUT, pages } from './out'

const { site, people, suburbs } = getContent()
const { documentIn } = exportIn(OUT)

/** They stay as they are wherever a text is nothing else. */
const NAMES = new Set([
  site.shortName.value,
  site.legalName.value,
  ...people.map(({ name }) => name),
  ...suburbs.map(({ name }) => name),
])

/** They stay as they are within any text that is not copy, and as links within copy. */
const CONTACTS = [...Object.values(contactMethods()).map(({ text }) => text), addressText(site.address)]

type Nodes = ReturnType<ReturnType<CheerioAPI>['contents']>

/** The texts that a translator would change, outside of sentences. */
function translated(file: string): string[] {
  const $ = documentIn(file)
  const found: string[] = []
  const visit = (nodes: Nodes, isKept: boolean): void => {
    nodes.each((_, node) => {
      const part = $(node)
      if (node.type === 'text') {
        const text = part.text().replaceAll('\u00a0', ' ').trim()
        if (!isKept && (NAMES.has(text) || CONTACTS.includes(text))) found.push(text)
      } else if (!part.is('script, style, option')) {
        const own = part.attr('translate')
        visit(part.contents(), own ? own === 'no' : isKept)
      }
    })
  }
  visit($('body').contents(), false)
  return found
}

test.each(pages)('in %s no translator changes a name, an address or a number', (file) => {
  expect(translated(file)).toEqual([])
})

test('the names and numbers are in the pages', () => {
  const text = pages.map(([file]) => documentIn(file)('body').text().replaceAll('\u00a0', ' ')).join()
  for (const name of [...NAMES, ...CONTACTS]) expect(text).toContain(name)
})
