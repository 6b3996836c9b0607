import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { YAML_FILES } from '../../lib/content/entries'
import { PROSE, collectionOf } from './fields'
import { formOf, formText, isReadable, kindOf, readForm, writeForm } from './files'
import {
  PHOTOGRAPH,
  readPhotograph,
  removePhotograph,
  writePhotograph,
  type Asset,
  type Photograph,
} from './photographs'

/** A file of an entry, as decap-server sends it. */
interface Sent {
  data: string | null
  file: { path: string }
}

/** A file of an entry, as decap-server receives it. */
interface Received {
  slug: string
  path: string
  raw: string
}

/** A request of the editor to decap-server; only those that save are changed on their way. */
export interface Action {
  action: string
  params: { folder?: string; paths?: string[]; dataFiles?: Received[]; assets?: Asset[] }
}

/** A file whose fields cannot be read, so that no form can show or change it. */
export class Unreadable extends Error {
  constructor(path: string) {
    super(`${path} cannot be read. The list at the bottom of the page names the line. Correct it in the file itself`)
  }
}

/**
 * The answer of decap-server with forms in place of files. Lists omit the files that cannot be
 * read, which the panel names.
 * @throws Unreadable for a single file that cannot be read
 */
export function formsIn(root: string, action: string, { folder }: Action['params'], answer: unknown): unknown {
  // Errors of decap-server are passed on unchanged.
  if (typeof answer !== 'object' || answer === null || 'error' in answer) return answer
  const one = (sent: Sent): Sent => ({ ...sent, data: sent.data && formIn(root, sent.file.path, sent.data) })
  if (action === 'getEntry') return one(answer as Sent)
  if (action !== 'entriesByFolder' && action !== 'entriesByFiles') return answer
  const all = answer as Sent[]
  // The pages of the site have forms of their own, and are in a collection of their own.
  return all
    .filter(({ file }) => folder !== 'content/pages' || collectionOf(file.path).name === PROSE)
    .filter(({ file, data }) => data === null || !isUnreadable(file.path, data))
    .map(one)
}

function isUnreadable(path: string, data: string): boolean {
  const kind = kindOf(path)
  return kind !== undefined && !isReadable(kind, data)
}

function formIn(root: string, path: string, data: string): string {
  const kind = kindOf(path)
  if (!kind) return data
  if (!isReadable(kind, data)) throw new Unreadable(path)
  const [photograph] = readPhotograph(root, path)
  return formText(kind, { ...readForm(kind, data), ...(photograph && { [PHOTOGRAPH]: [photograph] }) })
}

/**
 * What the editor saves, with files in place of forms.
 * @throws Unreadable if a form would replace a file that cannot be read
 */
export function filesIn(root: string, params: Action['params']): Action['params'] {
  const { dataFiles = [], assets = [] } = params
  const saved = dataFiles.map((received) => fileIn(root, received, assets))
  return {
    ...params,
    dataFiles: saved.flatMap(({ files }) => files),
    assets: saved.flatMap((each) => each.assets),
  }
}

function fileIn(root: string, received: Received, assets: readonly Asset[]): { files: Received[]; assets: Asset[] } {
  const { path, raw } = received
  const kind = kindOf(path)
  if (!kind) return { files: [received], assets: [...assets] }
  const { [PHOTOGRAPH]: photograph, ...form } = formOf(kind, raw)
  const file = join(root, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (before !== undefined && !isReadable(kind, before)) throw new Unreadable(path)
  const photographs = photograph as Photograph[] | undefined
  // Empty if it was taken out; a form that was opened without a photograph has no list.
  if (before !== undefined && photographs?.length === 0) removePhotograph(root, path)
  const { pictures, ...kept } = writePhotograph(root, path, photographs ?? [], assets)
  return {
    files: [
      { ...received, raw: writeForm(kind, form, before) },
      ...(pictures === undefined ? [] : [{ slug: 'pictures', path: YAML_FILES.pictures, raw: pictures }]),
    ],
    ...kept,
  }
}
