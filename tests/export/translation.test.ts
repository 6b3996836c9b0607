// What a translator may not change: names, addresses, numbers. They are the registry's, and are
// looked for in every page.
import type { AnyNode, Text } from 'domhandler'
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
const CONTACTS = [site.phone.value, site.helpdesk.value, site.email.value, addressText(site.address)]

/** The texts that a translator would change, outside of sentences. */
function translated(file: string): string[] {
  const $ = documentIn(file)
  const found: string[] = []
  const visit = (node: AnyNode, isKept: boolean) => {
    if (node.type === 'text') {
      const text = (node as Text).data.replaceAll('\u00a0', ' ').trim()
      if (!isKept && (NAMES.has(text) || CONTACTS.includes(text))) found.push(text)
    } else if ('children' in node) {
      const element = $(node)
      if (element.is('script, style, option')) return
      const own = element.attr('translate')
      node.children.forEach((child) => visit(child, own ? own === 'no' : isKept))
    }
  }
  $('body').each((_, body) => visit(body, false))
  return found
}

test.each(pages)('in %s no translator changes a name, an address or a number', (file) => {
  expect(translated(file)).toEqual([])
})

test('the names and numbers are in the pages', () => {
  const text = pages.map(([file]) => documentIn(file)('body').text().replaceAll('\u00a0', ' ')).join()
  for (const name of [...NAMES, ...CONTACTS]) expect(text).toContain(name)
})
