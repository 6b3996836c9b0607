import { spawn } from 'node:child_process'
import type { Conditions } from '../../lib/content/markdown'
import type { PictureData } from '../../lib/content/schema/picture'
import { CONTENT_ROOT } from '../../lib/content/get-content'
import { loadContent } from '../../lib/content/load'
import type { Problem } from '../../lib/content/problem'
import { filesOnDisk } from '../../lib/content/content-files'
import { optionalPictureOf, readManifest } from '../../lib/images/pictures'
import { checkAll } from '../check-content/check-all'
import { collectionOf, labelOf } from './fields'
import { hasForm, kindOf } from './files'
import { PHOTOGRAPH, entryOfPhotograph } from './photographs'

/** Where something can be corrected. */
interface EditorPlace {
  file: string
  /** In words: “Services, Office cleaning: Scope › 4 › Check”. */
  place: string
  /** The address of the form, below /admin/, if the file has one. */
  href?: string
}

/** A problem with the place in the editor where it can be corrected. */
export interface PlacedProblem extends Omit<Problem, 'places'>, EditorPlace {
  texts: (EditorPlace & { words: string })[]
}

/** What the editor's page needs to know about the content besides the entry that it shows. */
export interface State {
  problems: PlacedProblem[]
  warnings: PlacedProblem[]
  /** The value of each fact by its name; null where the company has none. */
  facts: Record<string, string | null>
  conditions: Conditions
  pictures: Record<string, PictureData>
}

let isSaved = false

/** Records that something was saved, which the site may show with other pictures. */
export function noteSave(): void {
  isSaved = true
}

/** Checks the content, and makes the pictures that it needs now. */
export async function stateOf(): Promise<State> {
  const { problems, warnings, siteContent } = await checkAll()
  if (isSaved && problems.length === 0) {
    // Reset first: something else may be saved while the variants are made.
    isSaved = false
    await makePictures()
  }
  const { conditions, facts } = loadContent(filesOnDisk(CONTENT_ROOT))
  return {
    problems: problems.map(placed),
    warnings: warnings.map(placed),
    facts: Object.fromEntries(facts),
    conditions,
    pictures: Object.fromEntries(
      Object.keys(readManifest().pictures).flatMap((name) => {
        const picture = siteContent && optionalPictureOf(name)
        return picture ? [[name, picture]] : []
      }),
    ),
  }
}

/** A problem as the panel shows it. */
export function placed({ places = [], ...problem }: Problem): PlacedProblem {
  const texts = places.map(({ file, words }) => ({ words, ...placeOf(file) }))
  return { ...problem, ...placeOf(problem.file, problem.field), texts }
}

function placeOf(file: string, field = ''): EditorPlace {
  const path = file.replace(/:\d+$/, '')
  const entry = entryOfPhotograph(path)
  const kind = kindOf(entry ?? path)
  if (!kind || !hasForm(kind)) return { file, place: path + (field && `: ${field}`) }
  const { name, file: slug } = collectionOf(entry ?? path)
  const parts = entry ? [PHOTOGRAPH] : field.replaceAll(/\[(\d+)\]/g, (_, i: string) => `.${Number(i) + 1}`).split('.')
  return {
    file,
    place: `${labelOf(name)}, ${labelOf(slug)}${field && `: ${parts.map(labelOf).join(' › ')}`}`,
    href: `#/collections/${name}/entries/${slug}`,
  }
}

/** npm run pictures, which exits if a picture cannot be made. */
function makePictures(): Promise<void> {
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/pictures.ts']
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((done) => child.once('exit', () => done()))
}
