// Regression: a photograph that was taken out of its form stayed on the site.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PictureWords } from '@/lib/content/schema/picture'
import { parseYaml } from '@/lib/content/yaml'
import { filesIn, formsIn } from '../../scripts/edit/entries'
import { formOf, formText, kindOf } from '../../scripts/edit/files'
import { PHOTOGRAPH, removePhotograph, type Asset } from '../../scripts/edit/photographs'
import { SERVICE } from '../support/entries'

const PATH = `content/${SERVICE}`
const PHOTO = PATH.replace('content/', 'content/photos/').replace('.md', '.jpg')
const NAME = PATH.replace(/^content\/|\.md$/g, '')
const PICTURES = 'content/pictures.yaml'
const OTHERS = '# Comment\nservices/another:\n  alt: Another.\n'
const WORDS = `${OTHERS}${NAME}:\n  alt: A desk.\n  photo: '01234567'\n`

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  write(PATH, readFileSync(PATH, 'utf8'))
  write(PICTURES, WORDS)
  write(PHOTO, 'a photograph')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The entry's form, as the editor receives it. */
function open(): Record<string, unknown> {
  const answer = formsIn(root, 'getEntry', {}, { data: read(PATH), file: { path: PATH } }) as { data: string }
  return formOf(kindOf(PATH)!, answer.data)
}

const save = (form: Record<string, unknown>, assets: Asset[] = []) =>
  filesIn(root, { dataFiles: [{ slug: 'it', path: PATH, raw: formText(kindOf(PATH)!, form) }], assets })

test('a photograph that is taken out of its form is deleted with its words, and nothing else is', () => {
  const form = open()
  expect(form[PHOTOGRAPH]).toEqual([{ file: `/${PHOTO}`, alt: 'A desk.' }])
  const { dataFiles } = save({ ...form, [PHOTOGRAPH]: [] })
  expect(dataFiles?.map(({ path, raw }) => [path, raw])).toEqual([[PATH, read(PATH)]])
  expect(existsSync(join(root, PHOTO))).toBe(false)
  expect(read(PICTURES)).toBe(OTHERS)
})

// Regression: it was in no form of an entry, although a photograph’s warning asks for it there.
describe('the point around which a photograph is cropped', () => {
  const focusAfter = (photograph: object, assets: Asset[] = []) => {
    const form = { ...open(), [PHOTOGRAPH]: [{ file: `/${PHOTO}`, alt: 'A desk.', ...photograph }] }
    const saved = save(form, assets).dataFiles?.find(({ path }) => path === PICTURES)
    return (parseYaml(saved?.raw ?? '').value as Record<string, PictureWords>)[NAME]?.focus
  }
  const uploaded = { path: 'content/photos/IMG_1.jpg', content: 'YQ==', encoding: 'base64' } as const

  test('is in the form of its entry, and stays, changes and goes with it', () => {
    expect(focusAfter({ focus: [0.5, 0.2] })).toEqual([0.5, 0.2])
    write(PICTURES, `${WORDS}  focus: [0.5, 0.2]\n`)
    expect(open()[PHOTOGRAPH]).toEqual([{ file: `/${PHOTO}`, alt: 'A desk.', focus: [0.5, 0.2] }])
    expect(focusAfter({ focus: [0.1, 1] })).toEqual([0.1, 1])
    expect(focusAfter({ focus: [] })).toBeUndefined()
  })

  test('is not that of the photograph before', () => {
    write(PICTURES, `${WORDS}  focus: [0.5, 0.2]\n`)
    expect(focusAfter({ file: `/${uploaded.path}`, focus: [0.5, 0.2] }, [uploaded])).toBeUndefined()
    expect(focusAfter({ file: `/${uploaded.path}`, focus: [0.5, 0.8] }, [uploaded])).toEqual([0.5, 0.8])
  })
})

test('words that no photograph had yet are those for the illustration, and stay', () => {
  write(PICTURES, WORDS.replace(/ +photo: .*\n/, ''))
  const before = read(PICTURES)
  save({ ...open(), [PHOTOGRAPH]: [] })
  expect(existsSync(join(root, PHOTO))).toBe(false)
  expect(read(PICTURES)).toBe(before)
})

test('a form that was opened before the photograph was there leaves it alone', () => {
  rmSync(join(root, PHOTO))
  const form = open()
  write(PHOTO, 'a photograph')
  save(form)
  expect([read(PHOTO), read(PICTURES)]).toEqual(['a photograph', WORDS])
})

test('so does the form of a new entry whose photograph was there first', () => {
  const form = { ...open(), [PHOTOGRAPH]: [] }
  rmSync(join(root, PATH))
  save(form)
  expect([read(PHOTO), read(PICTURES)]).toEqual(['a photograph', WORDS])
})

test('an entry that is deleted takes its photograph with it, and leaves its illustration its words', () => {
  removePhotograph(root, 'content/services/another.md')
  expect([read(PHOTO), read(PICTURES)]).toEqual(['a photograph', WORDS])
  removePhotograph(root, PATH)
  expect(existsSync(join(root, PHOTO))).toBe(false)
  expect(read(PICTURES)).toBe(OTHERS)
})
