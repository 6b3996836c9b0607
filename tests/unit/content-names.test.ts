import { getContent } from '@/lib/content/get-content'
import { editContent } from '../support/edited-content'
import { QUESTION } from '../support/entries'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

/** The files of a folder that have a title in search results, in the order of their names. */
const filesOf = (folder: 'pages' | 'articles') =>
  getContent()
    [folder].map(({ slug }) => `${folder}/${slug}.md`)
    .filter((file) => file !== 'pages/not-found.md')
    .sort()

// Regression: of two articles the older one was named as the one to change, whichever was new.
test.each(['pages', 'articles'] as const)(
  'of two %s with one title, the later by name is to change, and names the other',
  (folder) => {
    const [first = '', second = ''] = filesOf(folder)
    const [title = ''] = /^metaTitle: .*$/m.exec(content.read(first)) ?? []
    content.edit(second, /^metaTitle: .*$/m, title)
    expect(content.check().problems).toEqual([
      expect.objectContaining({
        file: expect.stringContaining(`content/${second}:`),
        field: 'metaTitle',
        found: expect.stringContaining(`as in content/${first}`),
      }),
    ])
  },
)

/** A second page, right in itself. */
const otherPage = () =>
  content
    .read('pages/terms.md')
    .replace(/^metaTitle: .*$/m, 'metaTitle: "Another page of the site"')
    .replace(/^description: .*$/m, `description: "${'Another description. '.repeat(4).trim()}"`)

test('a page whose address is that of an alias is a duplicate', () => {
  content.add('pages/clients.md', otherPage())
  expect(content.check().problems).toContainEqual({
    file: expect.stringContaining('content/pages/clients.md'),
    field: 'address',
    found: '"/clients/", as in content/pages/our-clients.md',
    expected: 'one that no other page has: rename the file',
  })
})

test.each(['404', 'index'])('a page called %s is refused, since the export needs that name itself', (slug) => {
  content.add(`pages/${slug}.md`, otherPage())
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: `content/pages/${slug}.md`, found: JSON.stringify(slug) }),
  ])
})

test('the same question in two files is refused', () => {
  content.add('faqs/asked-again.md', content.read(QUESTION).replace(/^home: .*$/m, 'home: false'))
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'question', found: expect.stringContaining('as in') }),
  ])
})

test('every entry whose group its page does not list is named at once, with the groups that there are', () => {
  const { services, questions, articles, suburbs, served, templatePages } = getContent()
  const moved = [
    [services[0]!.file, 'group', templatePages.services.groups],
    [questions[0]!.file, 'group', templatePages.faqs.groups],
    [articles[0]!.file, 'category', templatePages.blog.categories],
    [suburbs[0]!.file, 'region', served.regions],
  ] as const
  for (const [file, field] of moved)
    content.edit(file.replace('content/', ''), new RegExp(`^${field}: .*$`, 'm'), `${field}: Elsewhere`)
  const { problems } = content.check()
  for (const [file, field, [first]] of moved)
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: expect.stringContaining(`${file}:`),
        field,
        found: '"Elsewhere"',
        expected: expect.stringContaining(JSON.stringify(first)),
      }),
    )
})

test.each([
  ['services', 'groups'],
  ['blog', 'categories'],
] as const)('a name that the page %s lists twice in its %s is refused', (page, field) => {
  content.edit(`pages/${page}.md`, new RegExp(`^${field}: \\[("[^"]*"),`, 'm'), `${field}: [$1, $1,`)
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: `${field}[1]`, found: expect.stringContaining('a second time') }),
  ])
})

test('each name that a second file has, in whatever capitals, is named with the file that has it first', () => {
  const { services, articles, industries, suburbs } = getContent()
  const inFolder = <Item extends { file: string }>(items: readonly Item[]) =>
    items.toSorted((a, b) => a.file.localeCompare(b.file)).slice(0, 2) as [Item, Item]
  const twice = [
    [...inFolder(services), 'title'],
    [...inFolder(articles), 'title'],
    [...inFolder(industries), 'title'],
    [...inFolder(industries), 'label'],
    [...inFolder(suburbs), 'name'],
  ] as const
  const read = (file: string) => content.read(file.replace('content/', ''))
  for (const [first, second, field] of twice) {
    const [, name = ''] = new RegExp(`^${field}: (.*)$`, 'm').exec(read(first.file)) ?? []
    // All but the facts in braces.
    const capitals = name.replaceAll(/\{\w+\}|[a-z]/g, (part) => (part.length > 1 ? part : part.toUpperCase()))
    content.edit(second.file.replace('content/', ''), new RegExp(`^${field}: .*$`, 'm'), `${field}: ${capitals}`)
  }
  const [suburb, other] = inFolder(suburbs)
  content.edit(other.file.replace('content/', ''), /^postcode: .*$/m, `postcode: "${suburb.postcode}"`)
  const { problems } = content.check()
  for (const [first, second, field] of twice)
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: expect.stringContaining(`${second.file}:`),
        field,
        found: expect.stringContaining(`as in ${first.file}`),
      }),
    )
})

test('a task that stands twice in an area of a scope, and a popular service without a card, are refused', () => {
  const [service] = getContent().services.filter(({ popular }) => popular)
  const file = service?.file.replace('content/', '') ?? ''
  content.edit(file, /^scope:\n((?: {2}- | {4}).*\n(?: {4}.*\n)*)/m, 'scope:\n$1$1')
  content.edit(file, /^home: "card"$/m, 'home: none')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'scope[1].task', found: expect.stringContaining('a second time in') }),
    expect.objectContaining({ file: 'content/services', field: 'popular' }),
  ])
})

test('a bar without the home page is refused', () => {
  content.edit('pages/home.md', /^menus: .*$/m, 'menus: []')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: 'content/pages', field: 'menus: main', found: expect.stringContaining('none') }),
  ])
})
