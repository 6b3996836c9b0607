import { isTaken } from '@/lib/content/anchors'
import { getContent } from '@/lib/content/get-content'
import { slugify } from '@/lib/content/markdown'
import { editContent } from '../support/edited-content'
import { ARTICLE, SERVICE } from '../support/entries'

describe('npm run content', () => {
  let content: ReturnType<typeof editContent>
  beforeEach(() => {
    content = editContent()
  })

  /** Writes a heading at the beginning of a text. */
  const addHeading = (file: string, heading: string) =>
    content.edit(file, /\n---\n/, `\n---\n\n## ${heading}\n\nText.\n`)

  // Regression: "## Promises" in about.md gave its page two parts with the id "promises", and links
  // to it led to either.
  test('refuses a heading that has the anchor of a part of its page, with its line and what to do', () => {
    const headings = [
      ['pages/about.md', 'Promises'],
      ['pages/about.md', 'Stats title'],
      ['pages/contact.md', 'Booking'],
      ['pages/areas.md', 'Suburbs search'],
      [SERVICE, 'Scope'],
      [ARTICLE, 'Sources'],
      ['pages/terms.md', 'Content'],
      ['pages/terms.md', 'Sign phone'],
    ] as const
    for (const [file, heading] of headings) addHeading(file, heading)
    const { problems } = content.check()
    const expected = headings.map(([file, heading]) => ({
      file: `content/${file}:${content.read(file).split('\n').indexOf(`## ${heading}`) + 1}`,
      field: 'text',
      found: `the heading “${heading}” with the anchor #${slugify(heading)}`,
      expected: expect.stringMatching(/^other words: .*stands once on a page/),
    }))
    expect(problems).toHaveLength(expected.length)
    expect(problems).toEqual(expect.arrayContaining(expected))
  })

  // Regression: "## Offices" in industries.md, whose page lists an industry with that anchor,
  // passed.
  test('refuses an entry whose anchor a heading of its page has already', () => {
    const [industry] = getContent().industries
    addHeading('pages/industries.md', industry?.slug.replaceAll('-', ' ') ?? '')
    expect(content.check().problems).toEqual([
      expect.objectContaining({ file: industry?.file, found: JSON.stringify(industry?.slug) }),
    ])
  })

  test('accepts the same heading on a page that has no such part', () => {
    addHeading('pages/terms.md', 'Promises')
    addHeading('pages/about.md', 'Key points')
    expect(content.check().problems).toEqual([])
  })

  test('refuses an entry whose name is the anchor of a part of its page, with what to do', () => {
    const { services, questions, suburbs, industries } = getContent()
    const wrong = [
      [services[0], slugify(services[0]?.group ?? '')],
      [questions[0], slugify(questions[0]?.group ?? '')],
      [suburbs[0], slugify(suburbs[0]?.region ?? '')],
      [industries[0], 'content'],
    ] as const
    const files = wrong.map(([entry, name]) => {
      const file = entry?.file.replace('content/', '') ?? ''
      const copy = file.replace(/[^/]+$/, `${name}.md`)
      content.add(copy, content.read(file))
      return [copy, name] as const
    })
    const { problems } = content.check()
    for (const [file, name] of files)
      expect(problems).toContainEqual(
        expect.objectContaining({
          file: expect.stringContaining(`content/${file}`),
          found: JSON.stringify(name),
          expected: expect.stringMatching(/^another name: /),
        }),
      )
  })
})

test('what stands for many anchors counts for all of them, on its own page alone', () => {
  expect(isTaken('quote-name', 'content/pages/contact.md', getContent())).toBe(true)
  expect(isTaken('quote-name', 'content/pages/terms.md', getContent())).toBe(false)
  expect(isTaken('dialog-quote', 'content/pages/terms.md', getContent())).toBe(true)
})
