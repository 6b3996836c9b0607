// A service that its owner no longer offers: one line takes it away, with all that points to it.
import { entriesOf, textsIn } from '@/lib/content/entries'
import { getContent } from '@/lib/content/get-content'
import { figures, links, parseMarkdown } from '@/lib/content/markdown'
import { pagePath, servicePath } from '@/lib/content/routes'
import type { SiteContent } from '@/lib/content/types'
import { requiredPictures } from '@/lib/images/required-pictures'
import { editContent } from '../support/edited-content'

const SLUGS = getContent().services.map(({ slug }) => slug)

/** The content once the files of some services say that they are not offered. */
function withoutServices(slugs: readonly string[], content = editContent()) {
  for (const slug of slugs) content.edit(`services/${slug}.md`, /^---\n/, '---\noffered: false\n')
  const { problems, siteContent, unconfirmed, texts } = content.check()
  expect(problems).toEqual([])
  if (!siteContent) throw new Error('expected content without a problem')
  return { siteContent, unconfirmed, texts }
}

test.each(SLUGS)('without %s the content has no problem, and nothing of it is left', (slug) => {
  const { siteContent, unconfirmed, texts } = withoutServices([slug])
  const { routes, services, reviews, ...rest } = siteContent
  expect(routes.map(({ path }) => path)).not.toContain(servicePath(slug))
  expect(services).toHaveLength(SLUGS.length - 1)
  expect(reviews.map(({ service }) => service)).not.toContain(slug)
  // A text may go on showing its picture.
  const picture = `services/${slug}`
  const isShown = [...siteContent.articles, ...siteContent.pages].some(({ body }) =>
    figures(body).some((figure) => figure.picture === picture),
  )
  expect(requiredPictures(siteContent).some(({ name }) => name === picture)).toBe(isShown)

  const entries = entriesOf(siteContent)
  const linked = entries.flatMap(({ body }) => links(body).map(({ href }) => href))
  expect(linked.filter((href) => href.startsWith(servicePath(slug)))).toEqual([])
  const written = textsIn([
    rest.site,
    rest.quote,
    ...entries.map(({ body, allBranches, placeOf, ...fields }) => fields),
  ])
  const left = written.filter(({ text }) => text === slug || text.includes(`](${servicePath(slug)}`))
  expect(left).toEqual([])

  // Nobody has to confirm or approve what nobody reads.
  const file = `content/services/${slug}.md`
  expect([unconfirmed.some((one) => one.file === file), texts.has(file)]).toEqual([false, false])
})

test('the words of a link to it stay, and links to the other services stay links', () => {
  const [gone = '', kept = ''] = SLUGS
  const content = editContent()
  content.edit(`services/${gone}.md`, /^---\n/, '---\noffered: false\n')
  const words = `Ask about [the first](${servicePath(gone)}#scope) and [the second](${servicePath(kept)}).`
  content.edit('pages/about.md', /\n---\n/, `\n---\n${words}\n`)
  const about = content.check().siteContent?.pages.find(({ slug }) => slug === 'about')
  expect(about?.markdown).toContain(`Ask about the first and [the second](${servicePath(kept)}).`)
})

/** The paths of the site’s pages, and those to which its texts and fields link. */
function pathsOf(siteContent: SiteContent) {
  const entries = entriesOf(siteContent)
  const inTexts = entries.flatMap(({ body }) => links(body))
  const fields = textsIn([siteContent.quote, ...entries.map(({ body, allBranches, markdown, ...rest }) => rest)])
  const inFields = fields.flatMap(({ text }) => links(parseMarkdown(text)))
  const own = [...inTexts, ...inFields].filter(({ href }) => href.startsWith('/'))
  return {
    paths: siteContent.routes.map(({ path }) => path),
    linked: own.map(({ href }) => href.replace(/#.*/, '')),
  }
}

// Regression: links to a page that was empty without a service stayed, and stopped the build at its
// very end.
test('without the services that the worked examples are of, the pages of prices are gone, and links to them', () => {
  const { rates, examples } = getContent().templatePages.pricing
  const kinds = examples.items.map(({ site }) => site)
  const shown = rates?.areas.filter(({ site }) => kinds.includes(site)) ?? []
  expect(shown.length).toBeLessThan(rates?.areas.length ?? 0)
  const { siteContent } = withoutServices(shown.map(({ service }) => service))
  const { paths, linked } = pathsOf(siteContent)
  for (const slug of ['pricing', 'sample-proposal']) expect(paths).not.toContain(pagePath(slug))
  expect(linked.filter((path) => !paths.includes(path))).toEqual([])
})

test('without the services that all reviews are of, the page of reviews is gone, and links to it', () => {
  const [reviewed = ''] = SLUGS
  const content = editContent()
  for (const { slug } of getContent().reviews)
    content.edit(`reviews/${slug}.md`, /^service: .*$/m, `service: ${reviewed}`)
  const { siteContent, unconfirmed } = withoutServices([reviewed], content)
  const { paths, linked } = pathsOf(siteContent)
  expect(paths).not.toContain(pagePath('testimonials'))
  // Nor has anybody to confirm the words above the reviews of the home page.
  const ofReviews = (marks: typeof unconfirmed) => marks.filter(({ field }) => field === 'reviews')
  expect(ofReviews(editContent().check().unconfirmed)).toHaveLength(1)
  expect(ofReviews(unconfirmed)).toEqual([])
  expect(linked.filter((path) => !paths.includes(path))).toEqual([])
})

test('the only service that is left is not said to be the most popular', () => {
  const popular = getContent().services.find((service) => service.popular)
  expect(popular).toBeDefined()
  const { services } = withoutServices(SLUGS.filter((slug) => slug !== popular?.slug)).siteContent
  expect(services.map((service) => service.popular)).toEqual([undefined])
})

// Regression: who offered three services and no articles had to take a hundred sentences out of the
// files of the other services, which nobody reads.
test('nothing has to be corrected in its file, whatever else is gone', () => {
  const [gone = ''] = SLUGS
  const content = editContent()
  const file = `services/${gone}.md`
  content.edit(file, /^---\n/, '---\noffered: false\n')
  content.edit(file, /^relatedArticles:.*\n(?: .*\n)*/m, 'relatedArticles: [an-article]\n')
  content.add(file, `${content.read(file)}\nWe clean zebras. See [the article](/blog/an-article/).\n`)
  const claim = "claims:\n  zebra: { claim: 'We clean zebras.', words: [clean zebra], offered: false }\n"
  content.edit('claims.yaml', /^claims:\n/m, claim)
  expect(content.check().problems).toEqual([])

  content.edit(file, /^offered: false\n/m, '')
  const told = content
    .check()
    .problems.flatMap(({ file, found, places = [{ file, words: found }] }) =>
      places.map(({ file, words }) => [file.replace(/:\d+$/, ''), words]),
    )
  const found = ['"an-article"', '"/blog/an-article/"', 'clean zebras']
  expect(told).toEqual(found.map((each) => [`content/${file}`, each]))
})

test('its address is not proposed for one that is wrong', () => {
  const [gone = '', kept = ''] = SLUGS
  const content = editContent()
  content.edit(`services/${gone}.md`, /^---\n/, '---\noffered: false\n')
  content.edit('pages/about.md', /\n---\n/, '\n---\n[Zoos](/services/zoo-cleaning/)\n')
  const [problem] = content.check().problems
  expect(problem?.expected).toContain(servicePath(kept))
  expect(problem?.expected).not.toContain(servicePath(gone))
})

test('without any service there is no site', () => {
  const content = editContent()
  for (const slug of SLUGS) content.edit(`services/${slug}.md`, /^---\n/, '---\noffered: false\n')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ file: 'content/services', expected: 'at least 1 service that is offered: add a file' }),
  )
})
