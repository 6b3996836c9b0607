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
import { kindOf } from './files'

/** A problem with the place in the editor where it can be corrected. */
export interface PlacedProblem extends Problem {
  /** Where, in words: “Services, Office cleaning: Scope › 4 › Check”. */
  place: string
  /** The address of the form, below /admin/; a picture has none. */
  href?: string
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

let photographsAreNew = false

/** Records that a photograph was saved of which the site has no variants yet. */
export function notePhotograph(): void {
  photographsAreNew = true
}

/** Checks the content, and makes the variants of new photographs. */
export async function stateOf(): Promise<State> {
  const { problems, warnings, siteContent } = await checkAll()
  if (photographsAreNew && problems.length === 0) {
    // Reset first: another photograph may be saved while the variants are made.
    photographsAreNew = false
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

function placed(problem: Problem): PlacedProblem {
  const path = problem.file.replace(/:\d+$/, '')
  if (!kindOf(path)) return { ...problem, place: `${path}: ${problem.field}` }
  const { name, file } = collectionOf(path)
  const field = problem.field.replaceAll(/\[(\d+)\]/g, (_, i: string) => `.${Number(i) + 1}`).split('.')
  return {
    ...problem,
    place: `${labelOf(name)}, ${labelOf(file)}: ${field.map(labelOf).join(' › ')}`,
    href: `#/collections/${name}/entries/${file}`,
  }
}

/** npm run pictures, which exits if a picture cannot be made. */
function makePictures(): Promise<void> {
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/pictures.ts']
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((done) => child.once('exit', () => done()))
}
