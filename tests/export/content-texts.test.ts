import { getContent } from '@/lib/content/get-content'
import { FOLDER_SCHEMAS } from '@/lib/content/load'
import { fileOf, pagePath } from '@/lib/content/routes'
import { site as siteSchema } from '@/lib/content/schema/site'
import type { Entry } from '@/lib/content/types'
import { entriesOf } from '@/lib/content/entries'
import { textsOf, type Authored } from './authored'
import { documentIn, pages, read, scripts } from './out'
import { each, said, words } from './text'

const content = getContent()
const { articles, routes, services, site, templatePages } = content

type Folder = keyof typeof FOLDER_SCHEMAS
const folderOf = ({ file }: Entry<object>) => file.split('/')[1] as Folder

const filesOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => fileOf(path))
const SERVICE_PAGES = filesOf(services)
const ARTICLE_PAGES = filesOf(articles)

/** The pages that show the entries that have none of their own. */
const SHOWN_ON: Partial<Record<Folder, string[]>> = {
  industries: [fileOf(pagePath('industries'))],
  suburbs: [fileOf(pagePath('areas'))],
  reviews: [fileOf(pagePath('testimonials'))],
  faqs: [fileOf(pagePath('faqs'))],
  people: [fileOf(pagePath('meet-director')), ...ARTICLE_PAGES],
}

/**
 * Texts that do not stand on the page of their file: words for every page of a kind, and those of
 * the pictures that take turns after the first, which a script brings.
 */
const ELSEWHERE: Record<string, { field: RegExp; shownOn: string[] }> = {
  [templatePages.home.file]: { field: /^hero\.pictures\[[1-9]/, shownOn: scripts },
  [templatePages.services.file]: { field: /^sections\./, shownOn: SERVICE_PAGES },
  [templatePages.blog.file]: { field: /^sections\./, shownOn: ARTICLE_PAGES },
}

/** The page for unknown addresses has no address, and so no name in breadcrumbs and menus. */
const isNeedless = ({ file }: Entry<object>, { field }: Authored) =>
  file === templatePages['not-found'].file && field === 'label'

/** The export's files of which one has to show this text of an entry. */
function filesFor(entry: Entry<object>, { field }: Authored): string[] {
  const elsewhere = ELSEWHERE[entry.file]
  if (elsewhere?.field.test(field)) return elsewhere.shownOn
  if (entry.file === templatePages['not-found'].file) return ['404.html']
  const own = routes.filter((route) => route.entry.file === entry.file && route.path === route.canonical)
  return SHOWN_ON[folderOf(entry)] ?? filesOf(own)
}

const known = new Map<string, string>()

/** All that a file says: to readers, to screen readers, in tooltips, and in drafts of e-mails. */
function saidBy(file: string): string {
  const text = known.get(file) ?? (file.endsWith('.js') ? saidByScript(file) : saidByPage(file))
  known.set(file, text)
  return text
}

/** What a script says, its characters beyond ASCII as people read them. */
function saidByScript(file: string): string {
  return read(file).replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

function saidByPage(file: string): string {
  const $ = documentIn(file)
  const attributes = each($('*')).flatMap((element) => Object.values(element.attr() ?? {}))
  const drafts = attributes
    .filter((value) => value.startsWith('mailto:'))
    .flatMap((value) => [...new URL(value).searchParams.values()])
  const unspoken = each($('[aria-hidden], [role=tooltip]')).map((part) => part.text())
  return [$('title').text(), words($('body')), ...unspoken, ...attributes, ...drafts].join('\n')
}

/**
 * The texts that a page does not show. The longest is looked for first and counts once, so that a
 * text does not stand in for its own title.
 */
function missingFrom(file: string, texts: readonly Authored[]): Authored[] {
  let rest = saidBy(file)
  return texts.filter(({ text }) => {
    const found = rest.includes(text)
    rest = rest.replace(text, '\n')
    return !found
  })
}

/** Every text that an author wrote in an entry, each once, the longest first. */
function authoredIn(entry: (typeof entries)[number]): Authored[] {
  const fields = textsOf(FOLDER_SCHEMAS[folderOf(entry)](entry.slug), entry)
  const all = [
    ...fields.map(({ field, text }) => ({ field, text: said(text) })),
    { field: 'text', text: said(entry.body) },
  ]
  return [...new Map(all.map((one) => [one.text, one])).values()].sort((a, b) => b.text.length - a.text.length)
}

const entries = entriesOf(content)
const byFile = entries.map((entry) => [entry.file, entry] as const)

test.each(byFile)('every text of %s stands in a page that is made from it', (_, entry) => {
  const texts = authoredIn(entry).filter((text) => !isNeedless(entry, text))
  expect(texts.length).toBeGreaterThan(1)
  const missing = new Map(
    [...new Set(texts.flatMap((text) => filesFor(entry, text)))].map((file) => [file, missingFrom(file, texts)]),
  )
  const nowhere = texts.filter((text) => filesFor(entry, text).every((file) => missing.get(file)?.includes(text)))
  expect(nowhere).toEqual([])
})

test('every text of site.yaml stands in some page, but for facts that texts say by their name', () => {
  const isFact = ({ field }: Authored) => field.endsWith('.value')
  const texts = textsOf(siteSchema, site).filter((text) => !isFact(text))
  const all = pages.map(([file]) => saidBy(file)).join('\n')
  expect(texts.filter(({ text }) => !all.includes(said(text)))).toEqual([])
})
