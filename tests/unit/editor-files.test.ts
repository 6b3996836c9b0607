import { readFileSync, readdirSync } from 'node:fs'
import { formOf, formText, kindOf, readForm, writeForm } from '@/scripts/edit/files'

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.(md|yaml)$/.test(file) && file !== 'content/photos/README.md')

const kindOfFile = (file: string) => {
  const kind = kindOf(file)
  if (!kind) throw new Error(`${file} is of no kind`)
  return kind
}

/** What is written when the form of a file is saved after a change, as Decap saves it. */
function save(file: string, before: string, change: (form: Record<string, unknown>) => void): string {
  const kind = kindOfFile(file)
  const form = formOf(kind, formText(kind, readForm(kind, before)))
  change(form)
  return writeForm(kind, formOf(kind, formText(kind, form)), before)
}

/** The lines of one text that the other has not, as often as it has them. */
function missingLines(text: string, other: string): string[] {
  const rest = other.split('\n')
  return text.split('\n').filter((line) => {
    const i = rest.indexOf(line)
    if (i >= 0) rest.splice(i, 1)
    return i < 0
  })
}

/** Every text in a value, as what would change it. */
function changesIn(value: unknown): ((word: string) => void)[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'string' && key !== 'body'
      ? [(word: string) => void Object.assign(value, { [key]: `${part} ${word}` })]
      : changesIn(part),
  )
}

test.each(FILES)('%s is as it was when its form is saved without a change', (file) => {
  const before = readFileSync(file, 'utf8')
  expect(save(file, before, () => {})).toBe(before)
})

/** As many fields of each file are changed, evenly spread: all of them would take minutes. */
const FIELDS = 10

test.each(FILES)('one word added to a field of %s changes one line', (file) => {
  const before = readFileSync(file, 'utf8')
  const count = changesIn(readForm(kindOfFile(file), before)).length
  for (let i = 0; i < count; i += Math.ceil(count / FIELDS)) {
    const after = save(file, before, (form) => changesIn(form)[i]?.('indeed'))
    expect(missingLines(after, before)).toHaveLength(1)
    expect(missingLines(before, after)).toHaveLength(1)
  }
})

describe('a save keeps', () => {
  const SITE = 'content/site.yaml'
  const before = readFileSync(SITE, 'utf8')
  const fields = (form: Record<string, unknown>) => form as Record<string, { value: string }[] & { value: string }>

  test('comments and the order of fields', () => {
    const after = save(SITE, before, (form) => void (fields(form).shortName!.value = 'Brightwater'))
    expect(missingLines(after, before)).toEqual(['shortName: { value: Brightwater, sample: true }'])
    expect(after.match(/^#.*$/gm)).toEqual(before.match(/^#.*$/gm))
  })

  test('a list whose entry is taken out without the entry’s lines', () => {
    const after = save(SITE, before, (form) => void (form.crawlers as unknown[]).shift())
    expect(missingLines(after, before)).toEqual([])
    expect(missingLines(before, after)).toEqual(['  OAI-SearchBot: allow'])
  })

  test('a field that no schema knows', () => {
    expect(save(SITE, `${before}\nowner: Jo\n`, (form) => void (form.founded = 2009))).toContain('\nowner: Jo\n')
  })
})

test('what a form leaves empty is not in the file', () => {
  const file = 'content/faqs/new-question.md'
  const written = writeForm(
    kindOfFile(file),
    {
      question: 'Do you?',
      group: 'Quotes',
      order: 5,
      home: false,
      needs: [],
      updated: '2026-11-20',
      sample: false,
      body: 'We do.',
    },
    undefined,
  )
  expect(written).toBe(
    '---\nquestion: Do you?\ngroup: Quotes\norder: 5\nhome: false\nupdated: 2026-11-20\n---\n\nWe do.\n',
  )
})

test('a text as the editor writes it keeps the lines that say the same', () => {
  const before = '- One\n- Two\n\n| A | B |\n|---|---|\n| `x` | y_z |\n\nA *word* [here](/about/).\n'
  const asDecapWrites =
    '* One\n* Two, indeed\n\n| A | B |\n| --- | --- |\n| `x` | y\\_z |\n\nA _word_ [here](/about/).\n'
  const file = 'content/pages/terms.md'
  const front = '---\ntitle: Terms\n---\n\n'
  const after = writeForm(kindOfFile(file), { title: 'Terms', body: asDecapWrites }, front + before)
  expect(after).toContain(before.replace('Two', 'Two, indeed'))
})
