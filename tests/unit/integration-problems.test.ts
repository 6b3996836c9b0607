import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { readIssues, describeProblems } from '@/lib/content/problem'
import { integrations as schema } from '@/lib/content/schema/integrations'
import { editContent } from '../support/edited-content'
import { FORMSPREE, WEB3FORMS, RECEIVER, KINDS, NONE } from '../support/deliveries'

/** What an author is told, as field, found and expected. */
function told(fields: object) {
  const input = { ...NONE, ...fields }
  const { error } = schema.safeParse(input)
  return readIssues(error?.issues ?? [], input).map(({ path, found, expected }) => [path.join('.'), found, expected])
}

const HTTPS = 'a full https address, its host written in letters, digits, dots and hyphens'

/** What an address of a delivery is expected to be. */
const addressOf = ({ kind }: { kind: string }) =>
  kind === 'formspree' ? expect.stringContaining('https://formspree.io/f/') : HTTPS

describe('a delivery that is wrong is explained', () => {
  test.each([
    ['an unknown kind', { kind: 'fax' }, ['delivery.kind', '"fax"', KINDS]],
    ['a kind that is no longer supported', { ...RECEIVER, kind: 'endpoint' }, ['delivery.kind', '"endpoint"', KINDS]],
    ['no kind', {}, ['delivery.kind', 'nothing', KINDS]],
    ...[FORMSPREE, RECEIVER].flatMap((delivery): [string, object, unknown[]][] => [
      [
        `an address that is not https (${delivery.kind})`,
        { ...delivery, address: 'http://formspree.io/f/x' },
        ['delivery.address', '"http://formspree.io/f/x"', addressOf(delivery)],
      ],
      [
        `an address without https (${delivery.kind})`,
        { ...delivery, address: 'formspree.io/f/x' },
        ['delivery.address', '"formspree.io/f/x"', addressOf(delivery)],
      ],
      // Regression: a frame's address was held to this, and no other.
      [
        `an address that would write more into the policy than its origin (${delivery.kind})`,
        { ...delivery, address: 'https://a;script-src.example/f/x' },
        ['delivery.address', '"https://a;script-src.example/f/x"', addressOf(delivery)],
      ],
      [
        `no address (${delivery.kind})`,
        { ...delivery, address: undefined },
        ['delivery.address', 'nothing', expect.stringContaining('text')],
      ],
    ]),
    [
      'a Formspree address that names no form',
      { ...FORMSPREE, address: 'https://formspree.io/office@company.com.au' },
      ['delivery.address', '"https://formspree.io/office@company.com.au"', expect.stringContaining('formspree.io/f/')],
    ],
    [
      'a receiver of which nobody says where it runs',
      { ...RECEIVER, runsOn: undefined },
      ['delivery.runsOn', 'nothing', 'one of "server", "netlify", "cloudflare"'],
    ],
    ['no key', { kind: 'web3forms' }, ['delivery.key', 'nothing', expect.stringContaining('text')]],
    ['an empty key', { kind: 'web3forms', key: '' }, ['delivery.key', expect.stringContaining('""'), 'some text']],
    [
      'a field of another kind',
      { kind: 'email', address: FORMSPREE.address },
      ['delivery.address', '"https://formspree.io/f/x"', expect.stringContaining('no such field')],
    ],
    [
      'a field that is no longer supported',
      { ...RECEIVER, format: 'json' },
      ['delivery.format', '"json"', expect.stringContaining('no such field')],
    ],
  ])('%s', (_, delivery, expected) => {
    expect(told({ delivery })).toEqual([expected])
  })
})

describe('analytics that are wrong are explained', () => {
  test.each([
    [
      'an unknown provider',
      { provider: 'matomo' },
      ['analytics.provider', '"matomo"', 'provider: plausible, provider: gtag, or provider: gtm'],
    ],
    [
      'an id of the old Google Analytics',
      { provider: 'gtag', id: 'UA-12345-1' },
      ['analytics.id', '"UA-12345-1"', 'a measurement id, such as G-AB12CD34EF'],
    ],
    [
      'a measurement id for the Tag Manager',
      { provider: 'gtm', id: 'G-AB12CD34EF' },
      ['analytics.id', '"G-AB12CD34EF"', 'a container id, such as GTM-AB12CD3'],
    ],
    [
      'an address for a domain',
      { provider: 'plausible', domain: 'https://company.com.au' },
      ['analytics.domain', '"https://company.com.au"', 'a domain, such as example.com.au'],
    ],
    [
      'an unknown storage',
      { provider: 'gtag', id: 'G-AB12CD34EF', storage: 'yes' },
      ['analytics.storage', '"yes"', 'one of "denied", "granted"'],
    ],
  ])('%s', (_, analytics, expected) => {
    expect(told({ analytics })).toEqual([expected])
  })
})

test('the deliveries and the analytics that comments and README show are right', () => {
  const text = ['content/integrations.yaml', 'README.md'].map((file) => readFileSync(file, 'utf8')).join('\n')
  const examples = [...text.matchAll(/^#? *((?:delivery|analytics): \{.*\})/gm)].map(
    ([, line]) => parse(line ?? '') as object,
  )
  expect(examples.length).toBeGreaterThan(0)
  expect(examples.map(told)).toEqual(examples.map(() => []))
  const shown = examples.flatMap((example) =>
    'delivery' in example ? [(example.delivery as { kind: string }).kind] : [],
  )
  expect(shown).toEqual(expect.arrayContaining(['email', RECEIVER.kind, FORMSPREE.kind, WEB3FORMS.kind]))
  for (const delivery of [FORMSPREE, WEB3FORMS, RECEIVER, { kind: 'netlify' }]) expect(told({ delivery })).toEqual([])
})

describe('a file that is broken is named with line, field, what was found and what was expected:', () => {
  let content: ReturnType<typeof editContent>
  beforeEach(() => {
    content = editContent()
  })

  const lineOf = (file: string, text: string) => content.read(file).split('\n').indexOf(text) + 1

  test('quote.yaml', () => {
    content.edit('quote.yaml', /^ {2}phoneInvalid: .*$/m, '  phoneInvalid: ""')
    content.edit('quote.yaml', /^ {2}draft: (.*)$/m, '  drafts: $1')
    const draft = /^ {2}drafts: (.*)$/m.exec(content.read('quote.yaml'))?.[1]
    const { problems } = content.check()
    expect(problems).toEqual(
      expect.arrayContaining([
        {
          file: `content/quote.yaml:${lineOf('quote.yaml', '  phoneInvalid: ""')}`,
          field: 'errors.phoneInvalid',
          found: '0 characters: ""',
          expected: 'some text',
        },
        expect.objectContaining({ field: 'form.draft', found: 'nothing', expected: expect.stringContaining('text') }),
        {
          file: `content/quote.yaml:${lineOf('quote.yaml', `  drafts: ${draft}`)}`,
          field: 'form.drafts',
          found: `"${draft}"`,
          expected: expect.stringContaining('no such field'),
        },
      ]),
    )
    expect(problems).toHaveLength(3)
  })

  test('an unknown fact in quote.yaml', () => {
    content.edit('quote.yaml', /\{walkthrough\}/, '{walktrough}')
    expect(content.check().problems).toEqual([
      expect.objectContaining({
        file: expect.stringMatching(/^content\/quote\.yaml:\d+$/),
        field: 'form.walkthrough.hint',
        found: '{walktrough}',
        expected: expect.stringContaining('{walkthrough}'),
      }),
    ])
  })

  test('a link in quote.yaml that leads nowhere', () => {
    content.edit('quote.yaml', /\(\/privacy\/\)/, '(/privcy/)')
    expect(content.check().problems).toEqual([
      expect.objectContaining({
        file: expect.stringMatching(/^content\/quote\.yaml/),
        field: 'form.notice',
        found: '"/privcy/"',
      }),
    ])
  })

  test('integrations.yaml', () => {
    content.edit('integrations.yaml', /^delivery: .*$/m, 'delivery: { kind: fax }')
    content.edit('integrations.yaml', /^analytics: .*$/m, 'analytics: { provider: gtag, id: G-1x }')
    const { problems } = content.check()
    expect(problems).toEqual([
      {
        file: `content/integrations.yaml:${lineOf('integrations.yaml', 'delivery: { kind: fax }')}`,
        field: 'delivery.kind',
        found: '"fax"',
        expected: KINDS,
      },
      {
        file: `content/integrations.yaml:${lineOf('integrations.yaml', 'analytics: { provider: gtag, id: G-1x }')}`,
        field: 'analytics.id',
        found: '"G-1x"',
        expected: 'a measurement id, such as G-AB12CD34EF',
      },
    ])
    expect(describeProblems(problems)).toContain(KINDS)
  })

  test.each(['quote.yaml', 'integrations.yaml'])('%s that is missing', (file) => {
    content.remove(file)
    expect(content.check().problems).toEqual([
      {
        file: `content/${file}`,
        field: 'the file',
        found: 'nothing',
        expected: 'a file or folder of this name: put it back',
      },
    ])
  })

  test.each(['quote.yaml', 'integrations.yaml', 'site.yaml'])('%s that is no YAML, once', (file) => {
    content.add(file, 'a: "no end\n')
    const own = content.check().problems.filter((problem) => problem.file.startsWith(`content/${file}`))
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map((problem) => JSON.stringify(problem))).size).toBe(own.length)
  })
})
