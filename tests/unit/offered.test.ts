// What a company does not offer stands nowhere on its site: it deletes the fact in site.yaml.
import { addressText, OPTIONAL_FACTS } from '@/lib/content/facts'
import { entriesOf, textsIn } from '@/lib/content/entries'
import { plainText } from '@/lib/content/markdown'
import { PROMISES } from '@/lib/content/schema/site'
import type { SiteContent } from '@/lib/content/types'
import type { PartialContent } from '@/lib/content/whole'
import { editContent } from '../support/edited-content'
import { ARTICLE, QUESTION, SERVICE } from '../support/entries'
import { withoutFacts } from '../support/offered'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

const remove = (...names: string[]) => content.add('site.yaml', withoutFacts(content.read('site.yaml'), names))
const lineOf = (file: string, text: string) =>
  content
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

/** Every text that visitors and search engines read. */
function textsOf({ site, quote, receiver, ...rest }: SiteContent): string[] {
  const inEntries = entriesOf(rest).flatMap(({ body, allBranches, markdown, file, slug, ...fields }) => [
    ...textsIn(fields).map(({ text }) => text),
    ...plainText(body).split('\n'),
  ])
  return [...textsIn({ site, quote, receiver }).map(({ text }) => text), ...inEntries]
}

/**
 * Facts that rest on another: the text of the support promise gives the helpdesk's number, and the
 * terms of a guarantee have to give the business address.
 */
const RESTS_ON: Record<string, string[]> = { helpdesk: ['support'], street: ['guarantee'] }

/** How the company's own texts say a fact; others are on the law, or on other companies. */
const SAID: Partial<Record<string, RegExp>> = {
  street: /letters go to|before you visit/i,
  helpdesk: /helpdesk(?!$)/i,
  quoteResponse: /quote response|next opening/i,
  proposal: /proposal within|within [^.]*hours of (the walkthrough|the visit|that|it)\b/i,
  emergency: /emergency (crew|service|call|job)|crew [^.]*is on site within/i,
  guarantee: /#the-guarantee|satisfaction|(our|the) guarantee\b|guarantee’s|free re-clean|no charge|\bcredited/i,
  insurance: /fully insured|liability (cover|insurance)|certificate (of currency )?(comes|is attached|with every)/i,
  policeChecked: /police-checked|police check (before|is done|that each)|same police check|police checked/i,
  support: /day and night|helpdesk[^.]* at any hour|support by phone/i,
  happyClients: /happy clients/i,
  combinedExperience: /combined experience|experience in the team/i,
  yearsInBusiness: /years in business|been in business|^in business/i,
}

const CASES = OPTIONAL_FACTS.map((name) => [name, ...(RESTS_ON[name] ?? [])])

test.each([...CASES, [...OPTIONAL_FACTS]].map((names) => [names.join(', '), names] as const))(
  'a company without %s has nothing to correct, and says nothing of it',
  (_, names) => {
    remove(...names)
    const { problems, siteContent } = content.check()
    expect(problems).toEqual([])
    const texts = textsOf(siteContent!)
    expect(texts.filter((text) => names.some((name) => SAID[name]?.test(text)))).toEqual([])
    expect(texts.filter((text) => /[{}]|undefined|null|\s[,.;:](\s|$)|\s\s/.test(text.trim()))).toEqual([])
  },
)

test('every promise may be deleted, and only a fact that the company may lack', () => {
  expect(OPTIONAL_FACTS).toEqual(expect.arrayContaining([...Object.keys(PROMISES), 'helpdesk', 'happyClients']))
  remove('phone')
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'phone', found: 'nothing' })])
})

// Regression: a sole trader who works from home had to publish where that is.
test('a company with a guarantee has to give its street, as the law asks, and one without need not', () => {
  remove('street')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      field: 'address.street',
      found: 'nothing',
      expected: expect.stringContaining('delete the promise `guarantee`'),
    }),
  ])
  remove('street', 'guarantee')
  const { problems, siteContent } = content.check()
  expect(problems).toEqual([])
  const { address } = siteContent!.site
  expect(addressText(address)).toBe(`${address.suburb} ${address.state} ${address.postcode}`)
})

test('a list of promises of which only the heading is left says how to have none', () => {
  content.edit('site.yaml', /^promises:\n(  .*\n)+/m, 'promises:\n')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ field: 'promises', found: 'null', expected: expect.stringContaining('{}') }),
  )
})

describe('a fact that was deleted', () => {
  test('is named wherever a text still says it: in a text, a field and a list, all at once', () => {
    remove('start')
    content.edit(ARTICLE, /\n---\n/, '\n---\n\nA paragraph\nof three lines.\nWe start in {start}.\n')
    content.edit(SERVICE, /^excerpt: .*$/m, 'excerpt: "Clean offices in {start}."')
    content.edit(SERVICE, /^visit:\n  - title: .*$/m, 'visit:\n  - title: "Day {start}"')
    const expected = expect.stringMatching(/take it out.*\{% if \$offered\.start %\}.*needs: start/)
    const found = '{start}, which has no value'
    const place = (file: string, text: string) => `content/${file}:${lineOf(file, text)}`
    const { problems } = content.check()
    expect(problems).toHaveLength(3)
    expect(problems).toEqual(
      expect.arrayContaining([
        { file: place(ARTICLE, 'We start in'), field: 'text', found, expected },
        { file: place(SERVICE, 'offices in {start}'), field: 'excerpt', found, expected },
        { file: place(SERVICE, 'Day {start}'), field: 'visit[0].title', found, expected },
      ]),
    )
  })

  test('takes its link with it', () => {
    remove('helpdesk', 'support')
    content.edit(ARTICLE, /\n---\n/, '\n---\n\nRing [us]({helpdeskUrl}).\n')
    expect(content.check().problems).toEqual([expect.objectContaining({ found: '{helpdeskUrl}, which has no value' })])
  })
})

const isService = ({ file }: { file: string }) => file.endsWith(SERVICE)

describe('an entry that needs a fact', () => {
  const needs = (names: string) =>
    content.edit(SERVICE, /^visit:\n/m, `visit:\n  - { title: "Needy", text: "In {start}.", needs: ${names} }\n`)
  const titles = () => {
    const { problems, content: read } = content.check()
    expect(problems).toEqual([])
    return read.services.find(({ file }) => file.endsWith(SERVICE))!.visit.map(({ title }) => title)
  }

  test.each([
    ['start', []],
    ['start', ['emergency']],
    ['[start, emergency]', []],
  ])('is shown while %s is there, without %j', (names, gone) => {
    needs(names)
    remove(...gone)
    expect(titles()[0]).toBe('Needy')
  })

  test.each([
    ['start', ['start']],
    ['[start, emergency]', ['start']],
    ['[emergency, start]', ['start', 'emergency']],
  ])('that needs %s is left out without %j', (names, gone) => {
    needs(names)
    remove(...gone)
    expect(titles()).not.toContain('Needy')
  })

  test.each<[name: string, file: string, first: RegExp, count: (read: PartialContent) => number | undefined]>([
    [
      'a step of the home page',
      'pages/home.md',
      /^(steps:\n(?:  .*\n)*?  items:\n    -) /m,
      ({ templatePages }) => templatePages.home?.steps.items.length,
    ],
    ['a row of a scope', SERVICE, /^(scope:\n  -) /m, (read) => read.services.find(isService)?.scope.length],
    [
      'a client',
      'pages/our-clients.md',
      /^(clients:\n  -) /m,
      ({ templatePages }) => templatePages['our-clients']?.clients.length,
    ],
  ])('may be %s', (_, file, first, count) => {
    const shown = () => {
      const { problems, content: read } = content.check()
      expect(problems).toEqual([])
      return count(read) ?? NaN
    }
    const all = shown()
    content.edit(file, first, `$1 needs: start\n${' '.repeat(file === 'pages/home.md' ? 6 : 4)}`)
    expect(shown()).toBe(all)
    remove('start')
    expect(shown()).toBe(all - 1)
  })

  test('may not need what is no fact', () => {
    needs('[start, emergancy]')
    expect(content.check().problems).toEqual([
      {
        file: `content/${SERVICE}:${lineOf(SERVICE, 'emergancy')}`,
        field: 'visit[0].needs',
        found: '"emergancy"',
        expected: expect.stringContaining('emergency'),
      },
    ])
  })

  test('leaves the places of those after it as they are in the file', () => {
    needs('start')
    remove('start')
    content.edit(SERVICE, /^(visit:\n.*\n  - title: .*\n    text: ").*$/m, '$1See [us](/abuot/)."')
    expect(content.check().problems).toEqual([
      expect.objectContaining({
        file: `content/${SERVICE}:${lineOf(SERVICE, '/abuot/')}`,
        field: 'visit[1].text',
        found: '"/abuot/"',
      }),
    ])
  })
})

describe('a question that needs a fact', () => {
  const slug = QUESTION.replace(/^faqs\/|\.md$/g, '')
  beforeEach(() => {
    content.edit(QUESTION, /^(needs: .*\n)?updated:/m, 'needs: start\nupdated:')
    content.edit(QUESTION, /\n---\n/, '\n---\n\nWe start in {start}.\n')
    remove('start')
  })

  test('is left out, and still counts as one of those that the home page may show', () => {
    const { problems, siteContent } = content.check()
    expect(problems).toEqual([])
    expect(siteContent?.questions.map((question) => question.slug)).not.toContain(slug)
  })

  test('may not be linked to where it is left out', () => {
    content.edit(ARTICLE, /\n---\n/, `\n---\n\nSee [the answer](/faqs/#${slug}).\n`)
    expect(content.check().problems).toEqual([expect.objectContaining({ found: `"/faqs/#${slug}"` })])
  })

  test('is checked all the same', () => {
    content.edit(QUESTION, /\n---\n/, '\n---\n\n{% if $offered.strat %}One.{% /if %}\n')
    expect(content.check().problems).toEqual([expect.objectContaining({ found: '$offered.strat' })])
  })
})

describe('a promise of the owner’s own', () => {
  const promise = (fields: string) =>
    content.edit('site.yaml', /^promises:\n/m, `promises:\n  ${fields}, icon: clock, title: Green, text: Green. }\n`)

  test('is listed where the file has it, and its name is a fact', () => {
    promise('greenClean: { value: no harsh chemicals')
    content.edit(ARTICLE, /\n---\n/, '\n---\n\nWe clean with {greenClean}.\n')
    const { problems, siteContent } = content.check()
    expect(problems).toEqual([])
    expect(Object.keys(siteContent!.site.promises)[0]).toBe('greenClean')
    expect(plainText(siteContent!.articles.find(({ file }) => file.endsWith(ARTICLE))!.body)).toMatch(
      /^We clean with no harsh chemicals\./,
    )
  })

  test.each([
    ['greenClean: { sample: true', 'promises.greenClean.sample', 'no such field'],
    ['greenClean: { hours: 2, value: two hours', 'promises.greenClean.hours', 'only quoteResponse has `hours`'],
    ['greenClean: { confirmed: false', 'promises.greenClean.value', 'what the promise says'],
    ['green-clean: { value: green', 'promises.green-clean', 'letters and digits'],
    ['phone: { value: green', 'promises.phone', 'a name that no other fact has'],
    ['formName: { value: green', 'promises.formName', 'a name that no other fact has'],
  ])('%s … is refused', (fields, field, expected) => {
    promise(fields)
    const file = expect.stringMatching(/^content\/site\.yaml:\d+$/)
    expect(content.check().problems).toContainEqual(
      expect.objectContaining({ file, field, expected: expect.stringContaining(expected) }),
    )
  })

  test('makes the time of an answer no words of its own', () => {
    content.edit('site.yaml', /^    hours: 2$/m, '    value: soon')
    expect(content.check().problems.map(({ field }) => field)).toEqual([
      'promises.quoteResponse.hours',
      'promises.quoteResponse.value',
    ])
  })

  test('is one of twelve at most', () => {
    for (const name of ['one', 'two', 'three', 'four']) promise(`${name}: { value: green`)
    expect(content.check().problems).toEqual([expect.objectContaining({ expected: 'at most 12 promises' })])
  })
})
