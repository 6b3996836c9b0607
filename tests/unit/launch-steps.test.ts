import { readFileSync } from 'node:fs'
import { getContent } from '@/lib/content/get-content'
import type { SiteContent } from '@/lib/content/types'
import type { Unconfirmed } from '@/lib/content/problem'
import { pageMetadata } from '@/lib/seo/metadata'
import { describeSteps } from '../../scripts/launch/describe'
import { launchSteps } from '../../scripts/launch/steps'
import type { RequiredSourceImage } from '../../scripts/pictures/measure'
import { editContent } from '../support/edited-content'

const { siteContent, unconfirmed, texts } = editContent().check()
if (!siteContent) throw new Error('expected content without problems')
const NOW = new Date('2026-11-22T09:00:00Z')
const SITE_URL = 'https://www.cleaners.com.au'

/** The steps of the real content with what is changed in it. */
const steps = (
  changed: Partial<SiteContent> = {},
  left: readonly Unconfirmed[] = unconfirmed,
  pictures: readonly RequiredSourceImage[] = [],
) =>
  launchSteps({
    siteContent: { ...siteContent, ...changed },
    unconfirmed: left,
    texts,
    pictures,
    siteUrl: SITE_URL,
    now: NOW,
  })
const step = (title: string, ...of: Parameters<typeof steps>) => {
  const found = steps(...of).find((each) => each.title === title)
  if (!found) throw new Error(`expected the step ${title}`)
  return found
}

test('docs/launch.md has every step, in the same order', () => {
  const titles = steps().map(({ title }) => title)
  const inDocs = [...readFileSync('docs/launch.md', 'utf8').matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, it = '']) => it)
  expect(inDocs.filter((title) => titles.includes(title))).toEqual(titles)
})

test('every mark in the content belongs to exactly one step', () => {
  const listed = steps().flatMap(({ left }) => left)
  for (const { file, field, reason } of unconfirmed) {
    const same = listed.filter((each) => each.file === file && each.field === field && each.reason === reason)
    expect([file, field, same.length]).toEqual([file, field, 1])
  }
})

test('a value that is marked and reaches nobody counts once, and is still refused when its mark is forgotten', () => {
  const phones = (left: readonly Unconfirmed[]) =>
    step('Facts and promises', {}, left).left.filter(({ field }) => field === 'phone')
  expect(phones(unconfirmed)).toEqual([{ file: 'content/site.yaml', field: 'phone', reason: 'sample' }])
  expect(phones([])).toEqual([{ file: 'content/site.yaml', field: 'phone', reason: 'reaches nobody' }])
})

// Regression: the step was ticked off with Sydney Harbour on the home page of a company in Hobart.
test('an illustration of Sydney Harbour has to go where the company is elsewhere', () => {
  const picture = (name: string, kind: 'photo' | 'illustration') => ({
    name,
    sourceImage: { name, file: `content/${kind}s/${name}.webp`, ending: 'webp', kind, bytes: 1 },
    focus: undefined,
  })
  const pictures = [
    picture('hero/office-wide', 'illustration'),
    picture('pages/areas', 'photo'),
    picture('hero/strata-wide', 'illustration'),
  ]
  const leftIn = (city: string) =>
    steps({ site: { ...siteContent.site, city: { value: city } } }, unconfirmed, pictures)
      .find(({ title }) => title === 'Photographs')
      ?.left.map(({ field }) => field)
  for (const city of ['Sydney', 'Western Sydney']) expect(leftIn(city)).toEqual([])
  expect(leftIn('Hobart')).toEqual(['hero/office-wide'])
})

test('the delivery test is not ticked off while requests are email drafts', () => {
  const { integrations } = getContent()
  expect(integrations.delivery.kind).toBe('email')
  expect(step('Delivery test').left).not.toEqual([])
  const connected = step('Delivery test', { integrations: { ...integrations, delivery: { kind: 'netlify' } } })
  expect(connected.left.map(({ reason }) => reason)).toEqual([
    `nothing proves that kind: netlify accepts requests: run npm run probe -- ${SITE_URL}`,
  ])
})

test('the sample’s logo is refused as well as its name', () => {
  expect(step('Name and logo', {}, []).left).toEqual([expect.objectContaining({ file: 'content/brand/mark.svg' })])
})

describe('the list', () => {
  const VALUE = { file: 'content/site.yaml', field: 'phone', reason: 'sample' }
  const STEP = { title: 'Facts', why: 'They are made up.', confirm: 'Replace them.' }
  const many = Array.from({ length: 5 }, (_, i) => ({ ...VALUE, field: `field${i}` }))

  test('ticks what is done, names what may be left out, and says of the rest where, why and how', () => {
    const text = describeSteps(
      [
        { ...STEP, title: 'Address', left: [] },
        { ...STEP, title: 'Photographs', left: [], unused: 'all are illustrations' },
        { ...STEP, left: [VALUE] },
      ],
      { all: false },
    )
    expect(text).toContain('2 of 3 steps to the launch are done.')
    expect(text).toContain('[x] Address')
    expect(text).toContain('[-] Photographs: all are illustrations, which is allowed')
    expect(text).toContain('[ ] Facts: 1 value in 1 file')
    for (const part of [STEP.why, STEP.confirm, 'content/site.yaml  phone  (sample)']) expect(text).toContain(part)
  })

  test('shortens many values of one file to their number, and lists each when asked', () => {
    const text = (all: boolean) => describeSteps([{ ...STEP, left: many }], { all })
    expect(text(false)).toContain('content/site.yaml  5 values: field0, field1, field2 … (--all lists each)')
    expect(text(false)).not.toContain('field4')
    expect(text(true)).toContain('content/site.yaml  field4  (sample)')
  })
})

test('the codes of search consoles are in the home page, and in no other', () => {
  const content = getContent()
  const of = (path: string) => {
    const route = content.routes.find((each) => each.path === path)
    if (!route) throw new Error(`expected the page ${path}`)
    return pageMetadata(route, content.site.name.value).verification
  }
  content.site.verification = { google: 'AbC-123_x', bing: '0A1B2C' }
  try {
    expect(of('/')).toEqual({ google: 'AbC-123_x', other: { 'msvalidate.01': '0A1B2C' } })
    expect(of('/contact/')).toBeUndefined()
  } finally {
    delete content.site.verification
  }
  expect(of('/')).toEqual({})
})
