import { frameOrigins, resolveEmbed } from '@/lib/integrations/embeds'
import { readIssues } from '@/lib/content/problem'
import { calendarEmbed, formEmbed } from '@/lib/content/schema/embed'
import { PROVIDERS } from '@/lib/integrations/providers/providers'

const SCHEMAS = { form: formEmbed, calendar: calendarEmbed }
type Kind = keyof typeof SCHEMAS

const problems = (kind: Kind, fields: object) => {
  const written = { title: 'Quote form', ...fields }
  const { error } = SCHEMAS[kind].safeParse(written)
  return readIssues(error?.issues ?? [], written).map(({ path, expected }) => `${path.join('.')}: ${expected}`)
}
const resolve = (kind: Kind, fields: object) =>
  resolveEmbed(kind, SCHEMAS[kind].parse({ title: 'Quote form', ...fields }))

const LC_ID = 'aB3dE5fG7hJ9kL1mN2pQ'
const RIGHT: [Kind, string, string, string][] = [
  ['form', 'leadconnector', LC_ID, `https://api.leadconnectorhq.com/widget/form/${LC_ID}`],
  ['calendar', 'leadconnector', LC_ID, `https://api.leadconnectorhq.com/widget/booking/${LC_ID}`],
  [
    'calendar',
    'calendly',
    'your-company/walkthrough',
    'https://calendly.com/your-company/walkthrough?embed_type=Inline',
  ],
]

describe('an embed in the content', () => {
  test.each(RIGHT)('a %s of %s with id %s loads %s', (kind, provider, id, src) => {
    const embed = resolve(kind, { provider, id })
    expect(embed).toMatchObject({ kind, provider, src, title: 'Quote form' })
    expect(embed.origins[0]).toBe(new URL(src).origin)
  })

  test.each(RIGHT)('the example that an error of a %s of %s gives is a right one', (kind, provider) => {
    const [problem] = problems(kind, { provider, id: '!' })
    const example = /"(.+)"/.exec(problem ?? '')?.[1]
    expect(problem).toMatch(/^id: an id as/)
    expect(problems(kind, { provider, id: example })).toEqual([])
  })

  test.each(['form', 'calendar'] as const)('a %s knows each provider: it takes its id, or says who has one', (kind) => {
    const known = RIGHT.filter(([k]) => k === kind).map(([, provider]) => provider)
    for (const provider of Object.keys(PROVIDERS).filter((name) => !known.includes(name) && name !== 'custom')) {
      expect(problems(kind, { provider, id: 'x' })).toEqual([
        `provider: a provider that has a ${kind} to frame: ${known.join(', ')}, custom`,
      ])
    }
  })

  test('an id and an address, or neither, is an error that says what to do', () => {
    const address = 'https://link.example.com.au/widget/form/1'
    expect(problems('form', { provider: 'leadconnector', id: LC_ID, address })).toEqual([
      'address: id or address: take one of the two out',
    ])
    expect(problems('form', { provider: 'leadconnector' })).toEqual([
      `id: an id, such as "${LC_ID}", or the frame’s address in its place`,
    ])
  })

  test('custom needs an address and takes no id', () => {
    expect(problems('calendar', { provider: 'custom', id: 'x' })).toEqual([
      'id: no id: custom is found by its address alone',
      'address: the full https address of the frame',
    ])
    expect(problems('calendar', { provider: 'custom', address: 'http://example.com/' })).toEqual([
      'address: a full https address, its host written in letters, digits, dots and hyphens',
    ])
  })

  test.each(['https://a;script-src.example/', 'https://*.example.com/'])(
    'an address that would write more into the policy than its origin is refused: %s',
    (address) => {
      expect(problems('form', { provider: 'custom', address })).toHaveLength(1)
    },
  )

  test.each([
    'https://example.com/',
    'https://example.com/path',
    'http://example.com',
    '*',
    'https://*.example.com',
    'x',
  ])('%s is no origin', (origin) => {
    expect(problems('form', { provider: 'leadconnector', id: LC_ID, allowedOrigins: [origin] })).toEqual([
      expect.stringContaining('allowedOrigins.0: an https address without a path'),
    ])
  })

  test('heights are 750 px unless they are given, and stay in bounds', () => {
    const heights = (given: object) => resolve('form', { provider: 'leadconnector', id: LC_ID, ...given }).heights
    expect(heights({})).toEqual({ phone: 750, desktop: 750 })
    expect(heights({ heights: { phone: 940 } })).toEqual({ phone: 940, desktop: 750 })
    expect(problems('form', { provider: 'leadconnector', id: LC_ID, heights: { phone: 299, desktop: 3001 } })).toEqual([
      'heights.phone: at least 300',
      'heights.desktop: at most 3000',
    ])
  })

  test('prefill knows our names and takes the provider’s', () => {
    const form = { provider: 'leadconnector', id: LC_ID }
    expect(resolve('form', { ...form, prefill: { name: 'q1_name[first]' } }).prefill).toEqual({
      name: 'q1_name[first]',
    })
    expect(problems('form', { ...form, prefill: { nmae: 'name' } })).toEqual([
      expect.stringContaining('prefill.nmae: no such field'),
    ])
    expect(problems('form', { ...form, prefill: { name: 'a=b&c' } })).toEqual([
      expect.stringContaining('prefill.name: a name as in an address'),
    ])
  })
})

describe('a frame', () => {
  test('on a host of one’s own keeps its address and gets the provider’s parameters', () => {
    const src = (address: string) => resolve('calendar', { provider: 'calendly', address }).src
    expect(src('https://book.example.com/jane?embed_type=Popup&month=7')).toBe(
      'https://book.example.com/jane?embed_type=Popup&month=7',
    )
    expect(src('https://book.example.com/jane')).toBe('https://book.example.com/jane?embed_type=Inline')
  })

  test('of an unknown provider is loaded as its address says', () => {
    expect(resolve('form', { provider: 'custom', address: 'https://example.com/form?x=1#y' })).toMatchObject({
      src: 'https://example.com/form?x=1#y',
      origins: ['https://example.com'],
    })
  })

  test('of Calendly is told the page’s host, no other', () => {
    const asked = RIGHT.filter(([kind, provider, id]) => resolve(kind, { provider, id }).hostParam)
    expect(asked.map(([, provider]) => provider)).toEqual(['calendly'])
  })

  test('is believed, and allowed, where it starts and where the content says', () => {
    const embed = resolve('form', {
      provider: 'leadconnector',
      id: LC_ID,
      allowedOrigins: ['https://thanks.example.com', 'https://api.leadconnectorhq.com'],
    })
    expect(embed.origins).toEqual(['https://api.leadconnectorhq.com', 'https://thanks.example.com'])
  })

  test('stands in the policy once, whatever the number of its embeds, and nothing else does', () => {
    const form = resolve('form', { provider: 'leadconnector', id: LC_ID })
    const calendar = resolve('calendar', { provider: 'leadconnector', id: LC_ID })
    const other = resolve('calendar', { provider: 'calendly', id: 'a/b' })
    expect(frameOrigins([other, form, calendar])).toEqual(['https://api.leadconnectorhq.com', 'https://calendly.com'])
    expect(frameOrigins([])).toEqual([])
  })
})
