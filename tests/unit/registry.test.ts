import { getContent } from '@/lib/content/get-content'
import { LIMITS } from '@/lib/content/schema/common'

/** Section 2 of the specification; the article whose address was lost is in decisions.md. */
const SPECIFIED = `
/ /services/ /services/office-cleaning/ /services/strata-cleaning/ /services/medical-cleaning/
/services/retail-cleaning/ /services/industrial-cleaning/ /services/school-childcare-cleaning/
/services/window-cleaning/ /services/carpet-tile-grout-cleaning/ /services/hospitality-cleaning/
/services/end-of-lease-cleaning/ /services/builders-cleaning/ /services/pressure-washing/ /blog/
/blog/end-of-lease-cleaning-guide/ /blog/commercial-cleaning-sydney-guide/ /blog/choosing-cleaning-services/
/blog/office-cleaning-productivity/ /blog/professional-vs-diy-cleaning/ /industries/ /areas/ /about/
/meet-director/ /our-approach/ /our-clients/ /clients/ /testimonials/ /faqs/ /contact/ /privacy/ /terms/`
  .trim()
  .split(/\s+/)

const { routes, services, articles, questions, industries, suburbs, reviews } = getContent()

test.each(SPECIFIED)('%s is an address of the site', (path) => {
  expect(routes.map((route) => route.path)).toContain(path)
})

test('/clients/ is the same page as /our-clients/, which is the canonical one', () => {
  const aliases = routes.filter(({ path, canonical }) => path !== canonical)
  expect(aliases.map(({ path, canonical }) => [path, canonical])).toContainEqual(['/clients/', '/our-clients/'])
})

test('every address but home has a parent that is an address itself', () => {
  for (const { path, parent } of routes) {
    if (path === '/') expect(parent).toBeNull()
    else expect(routes.map((route) => route.path)).toContain(parent)
  }
})

test('a hub is as new as the newest page that it lists', () => {
  const hub = routes.find(({ path }) => path === '/services/')
  const days = services.map(({ updated }) => updated)
  expect(hub?.updated).toBe([...days, hub?.updated ?? ''].sort().at(-1))
})

test('the content has what the specification counts', () => {
  expect(services.filter(({ home }) => home === 'card')).toHaveLength(6)
  expect(suburbs.filter(({ home }) => home)).toHaveLength(16)
  expect(questions.filter(({ home }) => home)).toHaveLength(6)
  expect(articles.length).toBeGreaterThanOrEqual(5)
  expect(LIMITS).toMatchObject({ homeReviews: 12, homeStats: 4, homeSteps: 3 })
  expect(reviews.length).toBeGreaterThan(0)
  expect(questions.length).toBeGreaterThanOrEqual(25)
  expect(industries.length).toBeGreaterThanOrEqual(10)
  expect(services.length).toBeGreaterThanOrEqual(12)
})

test.each(articles.map(({ slug, words }) => [slug, words] as const))(
  'the article %s is 900 to 1,600 words long',
  (_, words) => {
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1600)
  },
)
