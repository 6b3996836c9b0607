import Markdoc, { type Node } from '@markdoc/markdoc'
import { conditionsOf, connectionFacts, connectionsOf } from '@/lib/content/conditions'
import { samplesIn } from '@/lib/content/samples'
import { factsOf } from '@/lib/content/facts'
import { CONTENT_ROOT, getContent } from '@/lib/content/get-content'
import { plainText } from '@/lib/content/markdown'
import { readEntry } from '@/lib/content/read-file'
import { startReading } from '@/lib/content/reading'
import { integrations as schema, type IntegrationsFields } from '@/lib/content/schema/integrations'
import { page as pageSchema } from '@/lib/content/schema/page-parts'
import { filesOnDisk } from '@/lib/content/content-files'
import { partiesOf } from '@/lib/integrations/integrations'
import type { FrameKind } from '@/lib/integrations/providers/provider'
import { PROVIDERS } from '@/lib/integrations/providers/providers'
import { FORMSPREE, RECEIVER, WEB3FORMS } from '../support/deliveries'
import { editContent } from '../support/edited-content'

const DELIVERIES: object[] = [{ kind: 'email' }, { kind: 'netlify' }, RECEIVER, FORMSPREE, WEB3FORMS]

const ANALYTICS: (object | null)[] = [
  null,
  { provider: 'plausible', domain: 'company.com.au' },
  { provider: 'plausible', domain: 'company.com.au', script: 'https://visits.company.com.au/script.js' },
  ...['denied', 'granted'].flatMap((storage) => [
    { provider: 'gtag', id: 'G-AB12CD34EF', storage },
    { provider: 'gtm', id: 'GTM-AB12CD3', storage },
  ]),
]

/** None, a frame of each provider that has one of this kind, and one of a provider nobody knows. */
const framesOf = (kind: FrameKind): (object | null)[] => [
  null,
  ...Object.entries(PROVIDERS).flatMap(([provider, known]) =>
    kind in known && known[kind] ? [{ provider, id: known[kind].example, title: 'Frame' }] : [],
  ),
  { provider: 'custom', address: `https://${kind}s.other.example/x`, title: 'Frame' },
]

/** Whatever can be connected with whatever else. */
const COMBINATIONS: IntegrationsFields[] = DELIVERIES.flatMap((delivery) =>
  framesOf('form').flatMap((form) =>
    framesOf('calendar').flatMap((calendar) =>
      ANALYTICS.map((analytics) => schema.parse({ form, calendar, delivery, analytics })),
    ),
  ),
)

const namesOf = (connected: IntegrationsFields) =>
  Object.values(partiesOf(connected)).flatMap((party) => (party ? [party.name] : []))
const EVERY_NAME = [...new Set(COMBINATIONS.flatMap(namesOf))]

/** Pages that say what is connected, and what has to be named on them. */
const PAGES: [slug: string, namesOn: (connected: IntegrationsFields) => string[]][] = [
  ['privacy', namesOf],
  ['accessibility', ({ form, calendar, ...rest }) => namesOf({ ...rest, form, calendar, ...NO_SERVICES })],
]
const NO_SERVICES = { delivery: { kind: 'email' }, analytics: null } as const

const FILES = filesOnDisk(CONTENT_ROOT)
const SITE_FACTS = factsOf(getContent().site)

/** The page as it is when these are connected: what a reader sees, its tree, and its problems. */
function compose(slug: string, connected: IntegrationsFields) {
  const facts = new Map([...SITE_FACTS, ...connectionFacts(connected)])
  const conditions = conditionsOf(facts, connected, samplesIn(FILES))
  const reading = startReading(FILES, { facts, conditions, gone: [] })
  const entry = readEntry(reading, `content/pages/${slug}.md`, slug, pageSchema)
  if (!entry) throw new Error(`expected the page ${slug}: ${JSON.stringify(reading.problems)}`)
  return { entry, conditions, problems: reading.problems, text: oneLine(plainText(entry.body)) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The sentences in the branches of a page: of those that hold, and of the others. */
function sentencesIn({ entry, conditions }: ReturnType<typeof compose>) {
  const found = { held: new Set<string>(), other: new Set<string>() }
  const add = (nodes: readonly Node[], holds?: boolean) => {
    const words = nodes.map((node) => (INLINE.includes(node.type) ? wordsOf(node) : '\n')).join('')
    if (holds !== undefined) for (const sentence of split(words)) found[holds ? 'held' : 'other'].add(sentence)
    for (const node of nodes) {
      if (node.tag === 'if') for (const branch of branchesOf(node)) add(branch.nodes, holds !== false && branch.holds)
      else add(node.children, holds)
    }
  }
  add([entry.allBranches.resolve({ variables: conditions, functions: Markdoc.functions })])
  return found
}

/** The branches of a condition; the first that is true holds. */
function branchesOf({ attributes, children }: Node): { nodes: Node[]; holds: boolean }[] {
  const branches = [{ isTrue: Markdoc.truthy(attributes.primary), nodes: [] as Node[] }]
  for (const child of children) {
    const { primary = true } = child.attributes
    if (child.tag === 'else') branches.push({ isTrue: Markdoc.truthy(primary), nodes: [] })
    else branches.at(-1)?.nodes.push(child)
  }
  const first = branches.find(({ isTrue }) => isTrue)
  return branches.map((branch) => ({ nodes: branch.nodes, holds: branch === first }))
}

const INLINE = ['text', 'link', 'strong', 'em', 'softbreak']
const wordsOf = (node: Node) => (node.type === 'text' ? String(node.attributes.content) : plainText(node) || ' ')

/** The sentences of a text, and parts of one that are long enough to mean something. */
const split = (text: string) =>
  text
    .split(/\n|(?<=[.;:])\s/)
    .map((part) => oneLine(part).trim())
    .filter((part) => part.split(' ').length >= 4)

test('each kind of delivery and of analytics is among the combinations', () => {
  const kinds = schema.shape.delivery.options.map(({ shape }) => shape.kind.value)
  expect([...new Set(COMBINATIONS.map(({ delivery }) => delivery.kind))].sort()).toEqual([...kinds].sort())
  const providers = schema.shape.analytics.unwrap().options.map(({ shape }) => shape.provider.value)
  expect(new Set(COMBINATIONS.map(({ analytics }) => analytics?.provider))).toEqual(new Set([undefined, ...providers]))
})

describe.each(PAGES)('/%s/, whatever is connected,', (slug, namesOn) => {
  const composed = COMBINATIONS.map((connected) => ({ connected, ...compose(slug, connected) }))

  test('names each company that is, and no other', () => {
    for (const { connected, text, problems } of composed) {
      expect(problems).toEqual([])
      const named = EVERY_NAME.filter((name) => text.includes(name))
      expect([connected, named.sort()]).toEqual([connected, [...new Set(namesOn(connected))].sort()])
    }
  })

  test('says nothing of a case that is not', () => {
    let compared = 0
    for (const page of composed) {
      const { held, other } = sentencesIn(page)
      const isSaidElsewhere = (words: string) => [...held].some((sentence) => sentence.includes(words))
      const wrong = [...other].filter((words) => page.text.includes(words) && !isSaidElsewhere(words))
      expect([page.connected, wrong]).toEqual([page.connected, []])
      compared += other.size
    }
    expect(compared).toBeGreaterThan(0)
  })

  test('has whole sentences, without a blank or an end too many, and nothing of the mark-up', () => {
    for (const { connected, text } of composed) {
      expect([connected, /[{}$]|\.\.| [.,;]|\( | \)|[,;] ?\./.exec(text)?.[0]]).toEqual([connected, undefined])
    }
  })
})

test('the fields of the page, which have no conditions, name nobody and deny nothing', () => {
  const { entry } = compose('privacy', COMBINATIONS[0]!)
  for (const text of [entry.title, entry.metaTitle, entry.description, entry.lead ?? '']) {
    expect(text).not.toMatch(/\bno (cookies?|trackers?|form service|analytics)\b/i)
    for (const name of EVERY_NAME) expect(text).not.toContain(name)
  }
})

describe('the check of all content', () => {
  let content: ReturnType<typeof editContent>
  beforeEach(() => {
    content = editContent()
  })

  test.each(Object.keys(connectionsOf()))('misses the paragraph on $connected.%s, connected or not', (name) => {
    const asked = content.read('pages/privacy.md').replaceAll(`$connected.${name}`, '$offered.phone')
    content.add('pages/privacy.md', asked)
    expect(content.check().problems).toContainEqual({
      file: 'content/pages/privacy.md',
      field: 'text',
      found: `nothing that asks for $connected.${name}`,
      expected: expect.stringContaining(`{% if $connected.${name} %}`),
    })
  })

  // Regression: a provider's name anywhere in the text passed, beside “Today none is”.
  test('is not content with a company’s name in a sentence of its own', () => {
    content.edit('integrations.yaml', /^delivery: .*$/m, 'delivery: { kind: netlify }')
    content.add(
      'pages/privacy.md',
      `${content.read('pages/privacy.md').split('\n---\n')[0]}\n---\n\nOurs is Netlify.\n`,
    )
    expect(content.check().problems.map(({ found }) => found)).toContain('nothing that asks for $connected.netlify')
  })

  test('misses the name of a company whose paragraph does not say it', () => {
    content.edit('integrations.yaml', /^delivery: .*$/m, 'delivery: { kind: netlify }')
    content.add('pages/privacy.md', content.read('pages/privacy.md').replaceAll('{deliveryName}', 'A company'))
    expect(content.check().problems).toEqual([
      {
        file: 'content/pages/privacy.md',
        field: 'text',
        found: 'nothing about Netlify',
        expected: expect.stringContaining('{deliveryName}'),
      },
    ])
  })

  test('has nothing against another delivery: the page follows by itself', () => {
    content.edit('integrations.yaml', /^delivery: .*$/m, 'delivery: { kind: netlify }')
    expect(content.check().problems).toEqual([])
  })

  test('says only that the page is missing when it is', () => {
    content.remove('pages/privacy.md')
    expect(content.check().problems.filter(({ found }) => found.includes('$connected'))).toEqual([])
  })
})
