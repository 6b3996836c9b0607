// Regression: one quote too few in a file, typed by hand, ended npm run edit as soon as its folder
// was opened, and the form of a text without its fields was empty: publishing it deleted the text.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesIn, formsIn, Unreadable } from '../../scripts/edit/entries'
import { SERVICE } from '../support/entries'

const PATH = `content/${SERVICE}`
const OTHER = 'content/services/another.md'
const FOLDER = { folder: 'content/services' }
const right = readFileSync(PATH, 'utf8')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  write('content/pictures.yaml', '{}\n')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const sent = (path: string, data: string | null) => ({ data, file: { path } })
const listed = (...all: ReturnType<typeof sent>[]) =>
  (formsIn(root, 'entriesByFolder', FOLDER, all) as typeof all).map(({ file }) => file.path)

describe.each([
  ['a quote too few', right.replace('title: "', 'title: ""')],
  ['a field twice', right.replace(/^title: /m, 'order: 1\ntitle: ')],
  ['a hyphen too few above its fields', right.replace('---\n', '--\n')],
  ['words alone for its fields', right.replace(/^---\n[\s\S]*?\n---\n/, '---\nWindow cleaning\n---\n')],
])('a file that has %s', (_, wrong) => {
  test('is left out of its list, with the others in it', () => {
    expect(wrong).not.toBe(right)
    expect(listed(sent(PATH, wrong), sent(OTHER, right))).toEqual([OTHER])
  })

  test('has no form, and says where to correct it', () => {
    const open = () => formsIn(root, 'getEntry', {}, sent(PATH, wrong))
    expect(open).toThrow(Unreadable)
    expect(open).toThrow(`${PATH} cannot be read`)
  })

  test('is not written over by a form that was opened before', () => {
    write(PATH, wrong)
    const save = () => filesIn(root, { dataFiles: [{ slug: 'it', path: PATH, raw: right }] })
    expect(save).toThrow(Unreadable)
    expect(readFileSync(join(root, PATH), 'utf8')).toBe(wrong)
  })
})

test('a file that can be read has a form, and is saved', () => {
  write(PATH, right)
  const { data } = formsIn(root, 'getEntry', {}, sent(PATH, right)) as { data: string }
  expect(listed(sent(PATH, right))).toEqual([PATH])
  const saved = filesIn(root, { dataFiles: [{ slug: 'it', path: PATH, raw: data }] })
  expect(saved.dataFiles?.map(({ raw }) => raw)).toEqual([right])
})

test('what went wrong in decap-server is told as it is', () => {
  const error = { error: 'Unknown error' }
  expect(formsIn(root, 'entriesByFolder', FOLDER, error)).toBe(error)
})
