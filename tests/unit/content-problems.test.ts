import { describeProblems } from '@/lib/content/problem'
import { editContent } from '../support/edited-content'
import { ARTICLE, AUTHOR, OTHER, SELF, SERVICE, SUBURB } from '../support/entries'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

/** The file without the line number that an error may carry. */
const bare = (file: string) => file.replace(/:\d+$/, '')

test('the content as it stands has no problem', () => {
  expect(content.check().problems).toEqual([])
})

test('a text that is too short names its line, its length and the least length', () => {
  content.edit(SERVICE, /^description: .*$/m, 'description: "Too short."')
  expect(content.check().problems).toEqual([
    {
      file: expect.stringMatching(new RegExp(`^content/${SERVICE}:\\d+$`)),
      field: 'description',
      found: '10 characters: "Too short."',
      expected: 'at least 70 characters',
    },
  ])
})

test('the line that it names is the line of the field', () => {
  content.edit(SERVICE, /^description: .*$/m, 'description: "Too short."')
  const line = Number(content.check().problems[0]?.file.split(':')[1])
  expect(content.read(SERVICE).split('\n')[line - 1]).toBe('description: "Too short."')
})

test('a field with a wrong name is named, and so is the field that is missing for it', () => {
  content.edit(SERVICE, /^excerpt:/m, 'exerpt:')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'excerpt', found: 'nothing', expected: expect.stringContaining('text') }),
    expect.objectContaining({ field: 'exerpt', expected: expect.stringContaining('no such field') }),
  ])
})

test('a list that is too short counts its entries', () => {
  content.edit(SERVICE, /^audience:\n(  - .*\n)+/m, 'audience: []\n')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'audience', found: '0 entries', expected: 'at least 1 entry' }),
  ])
})

test('a word that is not on the list names the list', () => {
  content.edit(SERVICE, /^home: .*$/m, 'home: "cards"')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ field: 'home', found: '"cards"', expected: 'one of "card", "premium", "none"' }),
  )
})

test('an unknown fact names the line and the facts that there are', () => {
  content.edit(ARTICLE, /\n---\n/, '\n---\n\nAnswered within {quoteRespons}.\n')
  const [problem, ...rest] = content.check().problems
  expect(rest).toEqual([])
  expect(problem).toMatchObject({
    field: 'text',
    found: '{quoteRespons}',
    expected: expect.stringContaining('{quoteResponse}'),
  })
  const line = Number(problem?.file.split(':')[1])
  expect(content.read(ARTICLE).split('\n')[line - 1]).toBe('Answered within {quoteRespons}.')
})

test('an unknown fact in a field is found, too', () => {
  content.edit(SERVICE, /^excerpt: .*$/m, 'excerpt: "Call {fone}."')
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'excerpt', found: '{fone}' })])
})

test('a missing page names its file', () => {
  content.remove('pages/privacy.md')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ file: 'content/pages/privacy.md', found: 'nothing' }),
  )
})

test('a missing folder and a missing site.yaml are named, and do not hide each other', () => {
  content.remove('site.yaml')
  content.remove('pages')
  const files = content
    .check()
    .problems.filter(({ found }) => found === 'nothing')
    .map(({ file }) => file)
  expect(files).toEqual(['content/site.yaml', 'content/pages'])
})

test('a reference to a service that does not exist names the services that do', () => {
  content.edit(SERVICE, /^relatedServices:.*\n(  - .*\n)*/m, `relatedServices: ["${OTHER}", "moon-cleaning"]\n`)
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      field: 'relatedServices[1]',
      found: '"moon-cleaning"',
      expected: expect.stringContaining(OTHER),
    }),
  ])
})

test('an entry that refers to itself is refused', () => {
  content.edit(SERVICE, /^relatedServices:.*\n(  - .*\n)*/m, `relatedServices: ["${OTHER}", "${SELF}"]\n`)
  expect(content.check().problems).toEqual([expect.objectContaining({ found: `"${SELF}", the entry itself` })])
})

test('an article by somebody who has no file is refused', () => {
  content.edit(ARTICLE, /^author: .*$/m, 'author: "nobody"')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      field: 'author',
      found: '"nobody"',
      expected: expect.stringContaining(AUTHOR),
    }),
  ])
})

test('a date that has not come is refused', () => {
  content.edit('pages/about.md', /^updated: .*$/m, 'updated: 2999-01-01')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'updated', expected: 'a day that has come' }),
  ])
})

test.each([
  ['home', 'stats.items[0].value'],
  ['about', 'figures.items[2].value'],
])(
  'a figure of the page “%s” that is no fact is refused, since two counts could contradict each other',
  (page, field) => {
    content.edit(`pages/${page}.md`, /"\{happyClients\}"/, '"2,847+"')
    expect(content.check().problems).toEqual([
      expect.objectContaining({
        field,
        found: '"2,847+"',
        expected: expect.stringContaining('{happyClients}'),
      }),
    ])
  },
)

test('a folder that is named like a file is refused', () => {
  content.add('services/x.md/README.md', '')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: 'content/services/x.md', found: 'a folder' }),
  ])
})

test('a fault in site.yaml is reported once, and not again wherever prose says the fact', () => {
  content.edit('site.yaml', /^phone: .*$/m, 'phone: { number: (02) 0000 0000 }')
  expect(content.check().problems.map(({ field }) => field)).toEqual(['phone.value', 'phone.number'])
})

test('a longer company name does not make titles too long', () => {
  content.edit('site.yaml', /^shortName: .*$/m, 'shortName: { value: Clearquay Cleaning Services of Sydney }')
  expect(content.check().problems.filter(({ field }) => field === 'metaTitle')).toEqual([])
})

test.each([
  ['services', 'services', /^home: .*$/m, 'home: card', 'at most 6 services with home: card: change it in their files'],
  [
    'popular services',
    'services',
    /^home: .*\n(popular: .*\n)?/m,
    'home: card\npopular: true\n',
    'at most one service with popular: true, and with home: card: change them in its file',
  ],
  ['suburbs', 'suburbs', /^home: .*$/m, 'home: true', 'at most 16 suburbs with home: true: change it in their files'],
  ['questions', 'faqs', /^home: .*$/m, 'home: true', 'at most 6 questions with home: true: change it in their files'],
])('more %s than the home page has room for are refused', (_, folder, from, to, expected) => {
  const { siteContent } = content.check()
  const entries = { services: siteContent!.services, suburbs: siteContent!.suburbs, faqs: siteContent!.questions }
  const all = entries[folder as keyof typeof entries]
  for (const { slug } of all) content.edit(`${folder}/${slug}.md`, from, to)
  // Sixteen suburbs are all that the sample has.
  if (folder === 'suburbs')
    content.add(
      'suburbs/newtown.md',
      content.read(`suburbs/${all[0]?.slug}.md`).replace(/^name: .*$/m, 'name: "Elsewhere"'),
    )
  expect(content.check().problems).toContainEqual(expect.objectContaining({ file: `content/${folder}`, expected }))
})

test.each([
  ['[prices]', 'sections[0]', 'one of "stats", "whyOfficeCleaning"'],
  ['[steps, reviews, steps]', 'sections[2]', 'each section once'],
])('a home page with the sections %s is refused', (sections, field, expected) => {
  content.edit('pages/home.md', /^hero:\n/m, `sections: ${sections}\nhero:\n`)
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field, expected: expect.stringContaining(expected) }),
  ])
})

test('a review that is neither a sample nor permitted is refused', () => {
  const [file = ''] = content.check().siteContent?.reviews.map(({ slug }) => `reviews/${slug}.md`) ?? []
  content.edit(file, /^sample: true\n/m, '')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'permission', found: 'nothing', expected: expect.stringContaining('consent') }),
  ])
})

test('an article that says it was updated before it was published is refused', () => {
  content.edit(ARTICLE, /^updated: .*$/m, 'updated: 2020-01-01')
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'updated', found: '2020-01-01' })])
})

test('a file whose name cannot be an address is refused', () => {
  content.add('services/Gutter Cleaning.md', content.read(SERVICE))
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ field: 'the file’s name', found: '"Gutter Cleaning.md"' }),
  )
})

test('an ABN with a wrong digit and a phone number with a digit too few are refused', () => {
  content.edit('site.yaml', /^abn: .*$/m, 'abn: { value: 51 824 753 557 }')
  content.edit('site.yaml', /^phone: .*$/m, 'phone: { value: (02) 5550 014 }')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'abn.value', expected: 'an ABN whose check digits add up' }),
    expect.objectContaining({ field: 'phone.value', expected: expect.stringContaining('an Australian phone number') }),
  ])
})

// Regression: business hours were counted for ever where the office had none.
test('an office that is open nearly all day and night, as with 6 for 18, is refused, and so is an answer within no hours', () => {
  content.edit('site.yaml', /closes: '.*'/, "closes: '06:00'")
  content.edit('site.yaml', /^    hours: .*$/m, '    hours: 0')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      field: 'officeHours.times[0].closes',
      expected: 'a time after `opens`, or one on the next day, at most 18 hours later; 6 pm is 18:00',
    }),
    expect.objectContaining({ field: 'promises.quoteResponse.hours', found: '0', expected: 'at least 1' }),
  ])
})

test('hours may end on the next day, before the hours of that day begin', () => {
  const hours = (...times: [days: string, opens: string, closes: string][]) => {
    const list = times.map(
      ([days, opens, closes]) => `    - { days: [${days}], opens: '${opens}', closes: '${closes}' }`,
    )
    content.edit('site.yaml', /  times:\n(    - .*\n)+/, `  times:\n${list.join('\n')}\n`)
    return content.check().problems.map(({ field, expected }) => [field, expected])
  }
  expect(hours(['Monday, Tuesday, Sunday', '18:00', '02:00'])).toEqual([])
  expect(hours(['Friday', '18:00', '18:00'])).toEqual([
    ['officeHours.times[0].closes', expect.stringContaining('after')],
  ])
  expect(hours(['Friday', '18:00', '07:00'], ['Saturday', '07:00', '12:00'])).toEqual([])
  expect(hours(['Monday', '06:00', '12:00'], ['Sunday', '18:00', '08:00'])).toEqual([
    ['officeHours.times[1].closes', '06:00 or earlier, when the hours of the next day begin'],
  ])
})

test('all problems of all files are listed at once, each with file, field, found and expected', () => {
  content.edit(SERVICE, /^description: .*$/m, 'description: "Too short."')
  content.edit(SUBURB, /^postcode: .*$/m, 'postcode: 2020')
  content.edit('pages/about.md', /\n---\n/, '\n---\n\n{nothing}\n')
  const { problems } = content.check()
  expect(problems.map(({ file }) => bare(file)).sort()).toEqual(
    ['content/pages/about.md', `content/${SERVICE}`, `content/${SUBURB}`].sort(),
  )
  const text = describeProblems(problems)
  expect(text).toMatch(/^3 problems in the content:/)
  const suburb = problems.find(({ file }) => bare(file) === `content/${SUBURB}`)
  expect(text).toContain(`${suburb?.file}\n    field     postcode\n    found     2020\n    expected  text `)
})

// Regression: a renamed service that fifty lists name was fifty times the same message.
test('problems that expect the same are one list, with the expectation once', () => {
  const problem = (file: string, expected: string) => ({ file, field: 'services[0]', found: '"x"', expected })
  const text = describeProblems([problem('a.md:1', 'another'), problem('b.md:2', 'else'), problem('c.md:3', 'another')])
  expect(text).toContain(
    '\n  a.md:1  services[0]  "x"\n  c.md:3  services[0]  "x"\n    expected  another\n\n  b.md:2\n',
  )
  expect(text.match(/another/g)).toHaveLength(1)
})

test('a wrong file does not make others wrong that refer to it', () => {
  content.edit(`services/${OTHER}.md`, /^description: .*$/m, 'description: "Too short."')
  expect(content.check().problems).toHaveLength(1)
})

test('what is a sample or not confirmed is listed for the launch, with file and field', () => {
  content.edit('site.yaml', /^phone: .*$/m, 'phone: { value: (02) 5550 0142, sample: true }')
  content.edit('site.yaml', /^happyClients: .*$/m, 'happyClients: { value: "1,000", confirmed: false }')
  content.edit(SERVICE, /^updated: /m, 'sample: true\nupdated: ')
  expect(content.check().unconfirmed).toEqual(
    expect.arrayContaining([
      { file: 'content/site.yaml', field: 'phone', reason: 'sample' },
      { file: 'content/site.yaml', field: 'happyClients', reason: 'not confirmed' },
      { file: `content/${SERVICE}`, field: 'the whole file', reason: 'sample' },
    ]),
  )
})

test('a value stops being listed once its mark is taken out', () => {
  content.edit('site.yaml', /^phone: .*$/m, 'phone: { value: (02) 5550 0142 }')
  expect(content.check().unconfirmed).not.toContainEqual(expect.objectContaining({ field: 'phone' }))
})
