// What texts say of how the company works stands in content/claims.yaml, with its proof on file.
import { getContent } from '@/lib/content/get-content'
import { describeProblems } from '@/lib/content/problem'
import { launchSteps } from '../../scripts/launch/steps'
import { editContent } from '../support/edited-content'
import { ARTICLE, SERVICE } from '../support/entries'

const FILE = 'claims.yaml'
const { claims } = getContent().claims

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

const register = (fields: string) =>
  content.edit(FILE, /^claims:.*\n/m, `claims:\n  zebra: { claim: We clean zebras., ${fields} }\n`)
const append = (file: string, text: string) => content.add(file, `${content.read(file)}\n${text}\n`)
const lastLine = (file: string) => content.read(file).split('\n').length - 1

/** The claims that the launch waits for, by name, with the places that make them. */
function waiting() {
  const { siteContent, problems, unconfirmed, texts } = content.check()
  expect(problems).toEqual([])
  const siteUrl = 'https://www.cleaners.com.au'
  const steps = launchSteps({ siteContent: siteContent!, unconfirmed, texts, pictures: [], siteUrl, now: new Date() })
  const left = steps.find(({ title }) => title === 'Claims')?.left ?? []
  return Object.fromEntries(left.map((claim) => [claim.field.replace('claims.', ''), claim]))
}

test('the launch waits for the proof of each claim, and lists the texts that make it', () => {
  const names = Object.keys(claims).filter((name) => claims[name]?.confirmed === false)
  const left = waiting()
  expect(Object.keys(left)).toEqual(names)
  for (const { places } of Object.values(left)) expect(places).not.toEqual([])
})

test('a claim with its proof on file is let through', () => {
  register("words: [zebra], evidence: 'A photograph of a zebra, in the office'")
  append(ARTICLE, 'We clean zebras.')
  expect(waiting().zebra).toBeUndefined()
})

describe('a text makes a claim', () => {
  test.each([
    ['with the words themselves', '[clean zebra]', 'We clean zebra stripes.'],
    ['with other endings and in capitals', '[clean zebra]', 'Cleaned zebras shine.'],
    ['with a condition between them', '[clean zebra]', 'We clean{% if $offered.start %} zebras{% /if %}.'],
    ['with other words between them', '[clean … zebra]', 'We cleaned {% if $offered.start %}soon{% /if %} two zebras.'],
    ['where a line ends between them', '[clean zebra]', 'We clean\nzebras.'],
    // Regression: they were never found.
    ['with words that begin with a sign', "['$50 zebra']", 'A $50 zebra.'],
    ['with a straight apostrophe', '[zebra’s stripe]', "A zebra's stripes are cleaned."],
  ])('%s', (_, words, text) => {
    register(`words: ${words}, confirmed: false`)
    append(ARTICLE, text)
    const place = `content/${ARTICLE}:${lastLine(ARTICLE) - text.split('\n').length + 1}`
    expect(waiting().zebra).toMatchObject({ reason: 'not confirmed', places: [{ file: place }] })
  })

  test('in the front matter and in site.yaml, too', () => {
    register('words: [zebra], confirmed: false')
    content.edit(SERVICE, /^excerpt: .*$/m, 'excerpt: "Clean zebras."')
    content.edit('site.yaml', /^summary: .*$/m, 'summary: Clean zebras.')
    expect(waiting().zebra?.places?.map(({ file }) => file)).toEqual([
      expect.stringMatching(/^content\/site\.yaml:\d+$/),
      expect.stringContaining(`content/${SERVICE}:`),
    ])
  })

  test('not with words of two sentences, or inside another word', () => {
    register('words: [clean … zebra, ebra], confirmed: false')
    append(ARTICLE, 'We clean horses. Zebras are wild.')
    expect(content.check().problems).toEqual([expect.objectContaining({ field: 'claims.zebra.words' })])
  })
})

test('a claim that no text makes is a problem: its words are wrong, or it can go', () => {
  register('words: [zebra], confirmed: false')
  expect(content.check().problems).toEqual([
    {
      file: expect.stringMatching(new RegExp(`^content/${FILE}:\\d+$`)),
      field: 'claims.zebra.words',
      found: 'none of them in any text',
      expected: 'words with which a text makes the claim: correct them, or delete the claim',
    },
  ])
})

describe('a claim that the company does not make', () => {
  beforeEach(() => register('words: [clean zebra], offered: false'))

  test('is no problem while no text makes it, and nothing that a launch waits for', () => {
    expect(waiting().zebra).toBeUndefined()
  })

  // Regression: a claim that fifteen texts make was fifteen problems, each with the same words.
  test('is one problem with each place that still makes it, also where a condition hides it', () => {
    append(ARTICLE, 'We cleaned zebras.')
    append(SERVICE, '{% if not($offered.phone) %}We clean zebras.{% /if %}')
    const { problems } = content.check()
    expect(problems).toEqual([
      {
        file: expect.stringMatching(new RegExp(`^content/${FILE}:\\d+$`)),
        field: 'claims.zebra.offered',
        found: 'false, although texts make the claim in 2 places:',
        expected: 'none of these sentences: take each out, or say something else in it',
        places: expect.arrayContaining([
          { file: `content/${ARTICLE}:${lastLine(ARTICLE)}`, words: 'cleaned zebras' },
          { file: `content/${SERVICE}:${lastLine(SERVICE)}`, words: 'clean zebras' },
        ]),
      },
    ])
    expect(describeProblems(problems)).toMatch(
      new RegExp(`2 places:\\n.*\\n? +content/${ARTICLE}:\\d+  “cleaned zebras”\\n(.*\\n)? +expected  none`),
    )
  })
})

test.each([
  ['words: [zebra]', 'evidence', 'what is on file that proves the claim'],
  ['words: [], confirmed: false', 'words', 'at least 1'],
  ['words: [zebra], offered: false, confirmed: false', 'confirmed', 'the claim is not made'],
  ['words: [zebra], offered: false, evidence: A file', 'evidence', 'the claim is not made'],
])('%s is refused', (fields, field, expected) => {
  register(fields)
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: `claims.zebra.${field}`, expected: expect.stringContaining(expected) }),
  ])
})
