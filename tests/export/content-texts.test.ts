import { getContent } from '@/lib/content/get-content'
import { schemaOf, type Folder } from '@/lib/content/file-kinds'
import { fileOf, pagePath } from '@/lib/content/routes'
import { site as siteSchema } from '@/lib/content/schema/site'
import type { Entry } from '@/lib/content/types'
import { entriesOf } from '@/lib/content/entries'
import { authoredTexts, type AuthoredText } from './authored'
import { documentIn, pages, read, scripts } from './out'
import { elementsOf, contentText, textOf } from './text'

const content = getContent()
const { articles, industries, routes, services, site, templatePages } = content

const folderOf = ({ file }: Entry<object>) => file.split('/')[1] as Folder

const filesOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => fileOf(path))
const SERVICE_PAGES = filesOf(services)
const ARTICLE_PAGES = filesOf(articles)

/** The pages of entries without a page of their own, by folder. */
const SHOWN_ON: Partial<Record<Folder, string[]>> = {
  suburbs: [fileOf(pagePath('areas'))],
  reviews: [fileOf(pagePath('testimonials'))],
  faqs: [fileOf(pagePath('faqs'))],
  team: [fileOf(pagePath('team'))],
  documents: [fileOf(pagePath('insurance-and-compliance'))],
  people: [fileOf(pagePath('meet-director')), ...ARTICLE_PAGES],
}

/**
 * Texts that are not on the page of their file: texts for every page of a kind, and those of the
 * rotating pictures after the first, which are in a script.
 */
const ELSEWHERE: Record<string, { field: RegExp; shownOn: string[] }> = {
  [templatePages.home.file]: { field: /^hero\.pictures\[[1-9]/, shownOn: scripts },
  [templatePages.services.file]: { field: /^sections\./, shownOn: SERVICE_PAGES },
  [templatePages.industries.file]: { field: /^sections\./, shownOn: filesOf(industries) },
  [templatePages.blog.file]: { field: /^sections\./, shownOn: ARTICLE_PAGES },
}

/**
 * The 404 page is in no breadcrumbs and no menu, what no document asks for is not said, the prices
 * may count nothing of which there is one, and one heading of a scope's columns is in its CSV alone
 * (scope-data.test.ts).
 */
const isNotShown = ({ file }: Entry<object>, { field }: AuthoredText) =>
  (file === templatePages.services.file && field === 'sections.sheet.data.source') ||
  (file === templatePages['not-found'].file && field === 'label') ||
  (file === templatePages.pricing.file && /^counts\.\w+\.one$/.test(field)) ||
  (file === templatePages['insurance-and-compliance'].file &&
    ((field === 'words.valid' && content.documents.every(({ expires }) => !expires)) ||
      (field === 'words.format' && content.documents.length === 0)))

/** The files of the export of which one has to contain this text. */
function filesFor(entry: Entry<object>, { field }: AuthoredText): string[] {
  const elsewhere = ELSEWHERE[entry.file]
  if (elsewhere?.field.test(field)) return elsewhere.shownOn
  if (entry.file === templatePages['not-found'].file) return ['404.html']
  const own = routes.filter((route) => route.entry.file === entry.file && route.path === route.canonical)
  return SHOWN_ON[folderOf(entry)] ?? filesOf(own)
}

const known = new Map<string, string>()

/** All texts of a file: visible, for screen readers, in tooltips, and in email drafts. */
function fileText(file: string): string {
  // As contentText has them: numbers and measures do not break at the end of a line.
  const text = known.get(file) ?? (file.endsWith('.js') ? scriptTexts(file) : pageTexts(file)).replaceAll('\u00a0', ' ')
  known.set(file, text)
  return text
}

/** A script with its escaped characters decoded. */
function scriptTexts(file: string): string {
  return read(file).replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

function pageTexts(file: string): string {
  const $ = documentIn(file)
  const attributes = elementsOf($('*')).flatMap((element) => Object.values(element.attr() ?? {}))
  const drafts = attributes
    .filter((value) => value.startsWith('mailto:'))
    .flatMap((value) => [...new URL(value).searchParams.values()])
  const hidden = elementsOf($('[aria-hidden], [role=tooltip]')).map((part) => part.text())
  // The site itself says of a figure that it is an illustration.
  const body = textOf($('body')).replaceAll(`${site.words.illustration}: `, '')
  return [$('title').text(), body, ...hidden, ...attributes, ...drafts].join('\n')
}

/**
 * The texts that a file does not contain. Each match is removed, so that a long text is not taken
 * for its own title; so the longest comes first.
 */
function missingFrom(file: string, texts: readonly AuthoredText[]): AuthoredText[] {
  let rest = fileText(file)
  return texts.filter(({ text }) => {
    const found = rest.includes(text)
    rest = rest.replace(text, '\n')
    return !found
  })
}

/** Every authored text of an entry, without duplicates, the longest first. */
function authoredIn(entry: (typeof entries)[number]): AuthoredText[] {
  const fields = authoredTexts(schemaOf(folderOf(entry), entry.slug), entry)
  const all = [
    ...fields.map(({ field, text }) => ({ field, text: contentText(text) })),
    { field: 'text', text: contentText(entry.body) },
  ]
  return [...new Map(all.map((one) => [one.text, one])).values()].sort((a, b) => b.text.length - a.text.length)
}

/** The files of pages that are left out: nothing of them is on the site. */
const leftOut = content.leftOut.map(({ entry }) => entry.file)
const entries = entriesOf(content).filter(({ file }) => !leftOut.includes(file))
const byFile = entries.map((entry) => [entry.file, entry] as const)

test.each(byFile)('every text of %s is on a page that is built from it', (_, entry) => {
  const texts = authoredIn(entry).filter((text) => !isNotShown(entry, text))
  expect(texts.length).toBeGreaterThan(1)
  const missing = new Map(
    [...new Set(texts.flatMap((text) => filesFor(entry, text)))].map((file) => [file, missingFrom(file, texts)]),
  )
  const nowhere = texts.filter((text) => filesFor(entry, text).every((file) => missing.get(file)?.includes(text)))
  expect(nowhere).toEqual([])
})

/**
 * Texts of site.yaml that are on no page: in llms.txt, above an announcement where one is, and what
 * agents are told (agents.spec.ts).
 */
const isOnNoPage = ({ field }: AuthoredText) =>
  field === 'words.allPages' ||
  field.startsWith('words.agents.') ||
  (field === 'words.announcement.name' && !site.announcement)

test('every text of site.yaml is on some page, except facts, which texts insert by name', () => {
  const isFact = ({ field }: AuthoredText) => field.endsWith('.value')
  const texts = authoredTexts(siteSchema, site).filter((text) => !isFact(text) && !isOnNoPage(text))
  const figures = pages.flatMap(([file]) => elementsOf(documentIn(file)('figcaption')).map(textOf))
  const all = [...pages.map(([file]) => fileText(file)), ...figures].join('\n')
  expect(texts.filter(({ text }) => !all.includes(contentText(text)))).toEqual([])
})
