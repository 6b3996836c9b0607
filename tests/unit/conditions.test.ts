import { askedIn } from '@/lib/content/checks/conditions'
import { conditionsOf, connectionsOf } from '@/lib/content/conditions'
import { entriesOf } from '@/lib/content/entries'
import { getContent } from '@/lib/content/get-content'
import { chooseBranches, headings, parseMarkdown, plainText, wordCount } from '@/lib/content/markdown'
import { editContent } from '../support/edited-content'
import { parsed } from '../support/deliveries'
import { ARTICLE } from '../support/entries'

const PLAUSIBLE = "{ provider: plausible, domain: 'company.com.au' }"

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

/** Puts a text before the text of an entry. */
const write = (file: string, text: string) => content.edit(file, /\n---\n/, `\n---\n\n${text}\n`)
const connect = (field: string, to: string) =>
  content.edit('integrations.yaml', new RegExp(`^${field}: .*$`, 'm'), `${field}: ${to}`)

/** What a reader sees of a text when these hold. */
const shown = (text: string, connected: Record<string, boolean>) =>
  plainText(chooseBranches(parseMarkdown(text), { connected })).replaceAll(/\s+/g, ' ')

test.each([
  ['a block', 'Start.\n\n{% if $connected.a %}\n\nOne.\n\n{% else /%}\n\nTwo.\n\n{% /if %}\n\nEnd.'],
  ['a sentence', 'Start. {% if $connected.a %}One.{% else /%}Two.{% /if %} End.'],
  ['a line', 'Start.\n\n{% if $connected.a %}One.{% else /%}Two.{% /if %}\n\nEnd.'],
])('of a condition around %s the reader sees the branch that holds', (_, text) => {
  expect(shown(text, { a: true })).toBe('Start. One. End.')
  expect(shown(text, { a: false })).toBe('Start. Two. End.')
})

test('a condition may combine others, follow one with another, and stand within one', () => {
  const text =
    '{% if and($connected.a, not($connected.b)) %}A alone.{% else $connected.b /%}B{% if $connected.a %} with A{% /if %}.{% else /%}None.{% /if %}'
  expect(shown(text, { a: true, b: false })).toBe('A alone.')
  expect(shown(text, { a: false, b: true })).toBe('B.')
  expect(shown(text, { a: true, b: true })).toBe('B with A.')
  expect(shown(text, { a: false, b: false })).toBe('None.')
})

test('nothing is left of what does not hold: no words, no heading, no empty paragraph or item', () => {
  const text = parseMarkdown(
    'Start.\n\n{% if $connected.a %}\n## Gone\n\nGone, too.\n{% /if %}\n\n{% if $connected.a %}Gone.{% /if %}\n\n- {% if $connected.a %}Gone.{% /if %}\n- Kept.',
  )
  const body = chooseBranches(text, { connected: { a: false } })
  expect([wordCount(body), headings(body)]).toEqual([2, []])
  expect(body.children.map(({ type, children }) => [type, children.length])).toEqual([
    ['paragraph', 1],
    ['list', 1],
  ])
})

test('what is connected decides which branch a page shows, and its services may be named there', () => {
  write(ARTICLE, '{% if $connected.analytics %}{analyticsName} counts visits.{% else /%}Nobody counts visits.{% /if %}')
  const text = () => {
    const { problems, content: read } = content.check()
    expect(problems).toEqual([])
    return plainText(read.articles.find(({ file }) => file.endsWith(ARTICLE))!.body)
  }
  expect(text()).toMatch(/^Nobody counts visits\./)
  connect('analytics', PLAUSIBLE)
  expect(text()).toMatch(/^Plausible counts visits\./)
})

test.each([
  ['$connected.analytic', '{% if $connected.analytic %}One.{% /if %}'],
  ['$offered.phones', '{% if not($offered.phones) %}One.{% /if %}'],
  ['$connected', '{% if $connected %}One.{% /if %}'],
  ['$connected.faxes', '{% if $connected.form %}{% if $connected.faxes %}One.{% /if %}{% /if %}'],
  ['{% if %} without a condition', '{% if true %}One.{% /if %}'],
])('%s is no condition: the build names those that there are', (found, text) => {
  write(ARTICLE, `Start.\n\n${text}`)
  const line = content.read(ARTICLE).split('\n').indexOf(text) + 1
  expect(content.check().problems).toEqual([
    {
      file: `content/${ARTICLE}:${line}`,
      field: 'text',
      found,
      expected: expect.stringMatching(/\$offered\.phone,.*\$connected\.analytics/),
    },
  ])
})

test('an else without its if is refused', () => {
  write(ARTICLE, 'One. {% else /%} Two.')
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'text', found: '{% else /%}' })])
})

describe('a condition in a field', () => {
  const lead = (text: string) => {
    content.edit('pages/about.md', /^lead: .*$/m, `lead: "${text}"`)
    return content.check()
  }
  const lineOfLead = () =>
    content
      .read('pages/about.md')
      .split('\n')
      .findIndex((line) => line.startsWith('lead: ')) + 1

  test.each([
    ['One.{% if $connected.form %} Two.{% /if %} Three.', 'One. Three.'],
    [
      'One{% if not($connected.form) %}, **two**{% if $offered.phone %} and [three](/areas/){% /if %}{% /if %}.',
      'One, **two** and [three](/areas/).',
    ],
    ['{% if $connected.form %}One.{% else $connected.calendar /%}Two.{% else /%}3 × 4.{% /if %}', '3 × 4.'],
    ['One. {% if $connected.form %}Two.{% /if %} Three.', 'One. Three.'],
    ['One.{% if $connected.form %}\tTwo {analyticsName}.{% /if %}', 'One.'],
  ])('leaves of %s the branch that holds', (text, shown) => {
    const { problems, siteContent } = lead(text)
    expect(problems).toEqual([])
    expect(siteContent?.templatePages.about.lead).toBe(shown)
  })

  test.each([
    ['{% if $offered.phones %}One.{% /if %} Two.', '$offered.phones', /\$offered\.phone,/],
    ['One.{% if $connected.form %}{% if $connected.faxes %} Two.{% /if %}{% /if %}', '$connected.faxes', /\$connected/],
    ['One. {% else /%} Two.', '{% else /%}', /between \{% if/],
    ['One. {% if $connected.form %}Two.', '{% if $connected.form %} without its end', /\{% \/if %\}/],
    ['One. {% /if %}', '{% /if %} without its beginning', /\{% if/],
  ])('that is wrong is reported with its line: %s', (text, found, expected) => {
    expect(lead(text).problems).toEqual([
      {
        file: `content/pages/about.md:${lineOfLead()}`,
        field: 'lead',
        found,
        expected: expect.stringMatching(expected),
      },
    ])
  })

  test('may leave nothing only where the field may be absent', () => {
    expect(lead('{% if $connected.form %}One.{% /if %}').problems).toEqual([
      expect.objectContaining({ field: 'lead', expected: 'some text' }),
    ])
  })

  test('is the only tag there', () => {
    expect(lead('{% quote %}One.{% /quote %}').problems).toEqual([
      expect.objectContaining({ field: 'lead', expected: expect.stringContaining('words without tags') }),
    ])
  })
})

test('a row of a table is left out when the condition around its first cell does not hold', () => {
  const table =
    '| A | B |\n| --- | --- |\n| {% if $connected.a %}1{% /if %} | 2 |\n| 3 | {% if $connected.a %}4{% /if %} |\n|  | 5 |'
  const rows = (a: boolean) => shown(table, { a }).split(' ')
  expect(rows(true)).toEqual(['A', 'B', '1', '2', '3', '4', '5'])
  expect(rows(false)).toEqual(['A', 'B', '3', '5'])
  // Regression: a company without promises had a table of them that was a head without rows.
  const promises = '| A |\n|---|\n| {% if $connected.a %}1{% /if %} |\n\nEnd'
  expect(shown(promises, { a: true })).toBe('A 1 End')
  expect(shown(promises, { a: false })).toBe('End')
})

describe('a mistake in a branch that does not hold is found today:', () => {
  const unseen = (text: string) => {
    write(ARTICLE, `{% if $connected.analytics %}${text}{% /if %}`)
    return content.check().problems
  }

  test('a link that leads nowhere', () => {
    expect(unseen('See [us](/abuot/).')).toEqual([expect.objectContaining({ found: '"/abuot/"' })])
  })

  test('a word in braces that is no fact', () => {
    expect(unseen('Ring {fone}.')).toEqual([expect.objectContaining({ found: '{fone}' })])
  })
})

describe('a fact that is not there', () => {
  const line = () =>
    content
      .read(ARTICLE)
      .split('\n')
      .findIndex((text) => text.includes('{analyticsName}')) + 1

  test('may be named where the text is not shown', () => {
    write(ARTICLE, '{% if $offered.analyticsName %}{analyticsName} counts visits.{% /if %}')
    expect(content.check().problems).toEqual([])
  })

  test.each(['{analyticsName} counts visits.', '[Its policy]({analyticsName}).'])(
    'is refused where it is shown: %s',
    (text) => {
      write(ARTICLE, text)
      expect(content.check().problems).toContainEqual({
        file: `content/${ARTICLE}:${line()}`,
        field: 'text',
        found: '{analyticsName}, which has no value',
        expected: expect.stringContaining('{% if $offered.analyticsName %}'),
      })
    },
  )

  test('is refused in a field', () => {
    content.edit('pages/about.md', /^lead: .*$/m, 'lead: "Who counts visits is {analyticsName}."')
    expect(content.check().problems).toEqual([
      expect.objectContaining({ field: 'lead', found: '{analyticsName}, which has no value' }),
    ])
  })
})

test('each kind of delivery is a condition of its own, and exactly one holds', () => {
  for (const delivery of [{ kind: 'email' }, { kind: 'netlify' }, { kind: 'web3forms', key: 'public-key' }]) {
    const { form, calendar, analytics, cookies, ...kinds } = connectionsOf(parsed({ delivery }))
    expect([form, calendar, analytics, cookies]).toEqual([false, false, false, false])
    expect(Object.entries(kinds).flatMap(([kind, holds]) => (holds ? [kind] : []))).toEqual([delivery.kind])
  }
})

test.each([
  [{ provider: 'plausible', domain: 'company.com.au' }, false],
  [{ provider: 'gtag', id: 'G-AB12CD34EF' }, false],
  [{ provider: 'gtag', id: 'G-AB12CD34EF', storage: 'granted' }, true],
  [{ provider: 'gtm', id: 'GTM-AB12CD3', storage: 'granted' }, true],
])('%j lets cookies be set: %s', (analytics, holds) => {
  expect(connectionsOf(parsed({ analytics })).cookies).toBe(holds)
})

describe('what a text says of itself as a sample', () => {
  const marked = entriesOf(getContent()).filter(({ allBranches }) => askedIn(allBranches, 'sample').size > 0)

  test('some pages say it', () => {
    expect(marked.length).toBeGreaterThan(2)
  })

  // Regression: a page whose mark had been taken out went on calling itself a sample.
  test.each(marked.map((entry) => [entry.file, [...askedIn(entry.allBranches, 'sample')]] as const))(
    'in %s goes with the marks of %j',
    (file, names) => {
      const textOf = () => {
        const entry = entriesOf(content.check().content).find((each) => each.file === file)
        return plainText(entry!.body)
      }
      expect(textOf()).toMatch(/sample/i)
      for (const { file: each } of entriesOf(getContent()))
        if (names.some((name) => each === `content/pages/${name}.md` || each.startsWith(`content/${name}/`)))
          content.edit(each.replace('content/', ''), /^sample: true\n/m, '')
      expect(textOf()).not.toMatch(/\b(is|are) a sample\b|“Sample”/)
    },
  )

  // Regression: with a byte order mark before it, a mark did not count, and in a comment it did.
  test.each([
    ['begins with a byte order mark', /^---/, '\uFEFF---', true],
    ['has it in a comment', /^sample: true$/m, '# sample: true', false],
  ])('depends on the mark, also in a file that %s', (_, from, to, isSample) => {
    content.edit('pages/terms.md', from, to)
    const terms = content.check().siteContent!.pages.find(({ slug }) => slug === 'terms')!
    expect(plainText(terms.body).includes('These terms are a sample.')).toBe(isSample)
  })

  test('in a field goes with the last file of its folder that is marked', () => {
    const leadOf = () => content.check().siteContent?.templatePages.testimonials.lead ?? ''
    const before = leadOf()
    expect(before).toContain('samples')
    for (const { slug } of getContent().reviews) {
      expect(leadOf()).toBe(before)
      content.edit(`reviews/${slug}.md`, /^sample: true\n/m, 'permission: { record: "An email", given: 2026-11-01 }\n')
    }
    expect(leadOf()).not.toContain('samples')
  })
})

test('every fact may be asked for', () => {
  const facts = new Map([
    ['phone', '13 23 00'],
    ['formName', null],
  ])
  expect(conditionsOf(facts, undefined, {}).offered).toEqual({ phone: true, formName: false })
})
