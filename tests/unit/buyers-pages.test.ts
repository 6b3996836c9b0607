// Pages that a buyer uses go with what they are for; the folders beside them are empty at first.
import { getContent } from '@/lib/content/get-content'
import { navigation } from '@/lib/content/navigation'
import { pagePath } from '@/lib/content/routes'
import { editContent, expectProblem } from '../support/edited-content'

test.each(['team', 'case-studies', 'jobs'] as const)(
  'the sample company has no page /%s/, and no link to it in a menu: it invents nobody',
  (slug) => {
    const { routes, leftOut } = getContent()
    expect(routes.map(({ path }) => path)).not.toContain(pagePath(slug))
    expect(leftOut.map(({ path }) => path)).toContain(pagePath(slug))
    expect(navigation().about.map(({ href }) => href)).not.toContain(pagePath(slug))
  },
)

test.each(['team', 'case-studies', 'jobs'])(
  'nobody has to approve content/pages/%s.md while its page is left out',
  (slug) => {
    expect([...editContent().check().texts.keys()]).not.toContain(`content/pages/${slug}.md`)
  },
)

test('with its first member the team has a page and a link in the menu', () => {
  const content = editContent()
  content.add('team/jo.md', '---\nname: Jo\nrole: Sweeps\norder: 10\nupdated: 2026-11-20\n---\n\nSweeps stairs.\n')
  const { problems, siteContent } = content.check()
  expect(problems).toEqual([])
  expect(siteContent?.routes.map(({ path }) => path)).toContain('/team/')
  expect(navigation(siteContent).about.map(({ href }) => href)).toContain('/team/')
})

test.each([
  ['compare-quotes', /\n {2}groups:\n[^]*?\ntool:/, '\n  groups: []\ntool:'],
  ['insurance-and-compliance', /\npapers:\n[^]*?\nclosing:/, '\npapers: []\nclosing:'],
  ['changing-cleaners', /\nletter:\n[^]*?\nclosing:/, '\nclosing:'],
] as const)('/%s/ is left out without what it is for, and links to it are named', (slug, from, to) => {
  const content = editContent()
  content.edit(`pages/${slug}.md`, from, to)
  // A claim that only this page makes is named as well.
  const problems = content.check().problems.filter(({ field }) => !field.startsWith('claims.'))
  expect(problems.length).toBeGreaterThan(0)
  for (const { found, expected } of problems) {
    expect(found).toContain(pagePath(slug))
    expect(expected).toContain('no link: the page is left out')
  }
})

test('a sheet of more rows than an A4 page takes is refused', () =>
  expectProblem(
    'pages/compare-quotes.md',
    [/ {6}rows:\n/, `      rows:\n${'        - "One more"\n'.repeat(9)}`],
    'sheet.groups',
    'One more',
  ))

test('two papers with one key are refused', () =>
  expectProblem(
    'pages/insurance-and-compliance.md',
    [/key: public-liability/, 'key: workers-compensation'],
    'papers',
    '"key":',
  ))
