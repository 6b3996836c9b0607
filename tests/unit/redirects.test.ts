import { getContent } from '@/lib/content/get-content'
import { servicePath } from '@/lib/content/routes'
import { pageFileOf, redirectPage, redirectsOf } from '../../scripts/redirects/redirects'
import { editContent } from '../support/edited-content'
import { advert } from '../support/job-advert'

const [SERVICE = ''] = getContent().services.map(({ slug }) => slug)

/** What is wrong with the content once it has these redirects. */
function problemsOf(redirects: Record<string, string>, withdrawn = '') {
  const content = editContent()
  content.add('redirects.yaml', JSON.stringify({ redirects }))
  if (withdrawn) content.edit(`services/${withdrawn}.md`, /^---\n/, '---\noffered: false\n')
  return content.check().problems
}

test('addresses of an earlier site may lead to any page', () => {
  const redirects = { '/about-us/': '/about/', '/Windows.aspx': servicePath(SERVICE), '/index.php/de/': '/' }
  expect(problemsOf(redirects)).toEqual([])
})

test.each([
  ['an address that a page has', { '/about': '/services/' }, 'an address that a page has', 'take this line out'],
  ['an alias of a page', { '/clients/': '/about/' }, 'an address that a page has', 'take this line out'],
  ['the same address twice', { '/old': '/', '/old/': '/about/' }, 'a second time', 'each address once'],
  ['to no page', { '/old/': '/nowhere/' }, '"/nowhere/"', 'the address of a page that is on the site now: /'],
  [
    'a page that was renamed twice',
    { '/old/': '/older/', '/older': '/about/' },
    '"/older/"',
    '/about/, to which that address leads now',
  ],
  [
    'to a redirect',
    { '/old/': '/older/', '/older/': '/old/' },
    '"/older/"',
    'the address of a page that is on the site now: /',
  ],
  ['to an alias', { '/old/': '/clients/' }, '"/clients/"', 'the address of a page that is on the site now: /'],
])('a redirect of %s is refused', (_, redirects, found, expected) => {
  expect(problemsOf(redirects)[0]).toMatchObject({
    file: 'content/redirects.yaml:1',
    found: expect.stringContaining(found),
    expected: expect.stringContaining(expected),
  })
})

// Regression: a redirect that leads nowhere was told only once nothing else was wrong.
test('a redirect to no page is refused beside a file that cannot be read, and one to its page is not', () => {
  const content = editContent()
  content.add('redirects.yaml', JSON.stringify({ redirects: { '/old/': '/nowhere/', '/older/': '/about/' } }))
  content.edit('pages/about.md', /^title: .*$/m, 'title: 3')
  expect(content.check().problems.map(({ field }) => field)).toEqual(['title', 'redirects./old/'])
})

test.each([['/old?id=3'], ['/_old'], ['/.old'], ['old'], ['https://old.example/'], ['/a b'], ['/']])(
  '%s is no address of an earlier site',
  (from) => {
    expect(problemsOf({ [from]: '/' })).toEqual([
      expect.objectContaining({ file: expect.stringContaining('content/redirects.yaml') }),
    ])
  },
)

test('a service that is not offered can lead elsewhere, and nothing leads to it', () => {
  expect(problemsOf({ [servicePath(SERVICE)]: '/services/' }, SERVICE)).toEqual([])
  expect(problemsOf({ '/old/': servicePath(SERVICE) }, SERVICE)).toHaveLength(1)
})

test('the page that redirects shows the name of the page as it is written', () => {
  const page = redirectPage('/terms/', 'https://www.cleaners.com.au/terms/', 'Terms & conditions <new>')
  expect(page).toContain('<title>Terms &amp; conditions &lt;new&gt;</title>')
  expect(page).toContain('>Terms &amp; conditions &lt;new&gt;</a>')
})

// Regression: a redirect to a job passed the check once the job had closed, and the build stopped
// with a message about a missing file.
test.each(['/jobs/washer/', '/jobs/'])('nothing leads to %s once the only job has closed', (path) => {
  const content = editContent()
  content.add('redirects.yaml', JSON.stringify({ redirects: { '/cleaner/': path, '/old/': '/about/' } }))
  content.add('jobs/washer.md', advert('Washer', '2026-01-06'))
  expect(content.check().problems).toEqual([
    {
      file: 'content/redirects.yaml:1',
      field: 'redirects./cleaner/',
      found: JSON.stringify(path),
      expected: expect.stringContaining('the address of a page that is on the site now: /'),
    },
  ])
})

test('an address that is no file’s leads with and without its slash', () => {
  expect(redirectsOf({ '/old/': '/', '/b.html': '/about/' })).toEqual([
    { from: '/old', to: '/' },
    { from: '/old/', to: '/' },
    { from: '/b.html', to: '/about/' },
  ])
})

test.each([
  ['/old/', 'old/index.html'],
  ['/old', undefined],
  ['/old.html', 'old.html'],
  ['/old.htm', 'old.htm'],
  ['/old.php', undefined],
])('for %s the page that redirects is %s', (from, file) => {
  expect(pageFileOf({ from, to: '/' })).toBe(file)
})
