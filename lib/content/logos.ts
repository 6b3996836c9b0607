import 'server-only'
import { readDrawing, type Drawing } from '../brand/drawing'
import { memoize } from './memoize'
import type { Problem } from './problem'
import { missing, textOf } from './read-file'
import type { Reading } from './reading'

/** The files of the company's logo. */
export const LOGO_FILES = { mark: 'content/brand/mark.svg', wordmark: 'content/brand/wordmark.svg' } as const

const read = memoize(readDrawing)

/** The mark, and the drawn name, which a company may lack. */
export function readLogos({ from, problems }: Reading): {
  mark: Drawing | undefined
  wordmark: Drawing | null | undefined
} {
  const readLogo = (file: string, shape: (drawing: Drawing) => Omit<Problem, 'file'> | undefined) => {
    const text = textOf(from, file)
    if (text === undefined) return null
    const { drawing, faults } = read(text)
    const wrong = faults.length === 0 ? shape(drawing) : undefined
    problems.push(...faults.map(({ line, ...fault }) => ({ file: `${file}:${line}`, ...fault })))
    if (wrong) problems.push({ file, ...wrong })
    return faults.length === 0 && !wrong ? drawing : undefined
  }
  const viewBox = ({ viewBox }: Drawing, expected: string) => ({ field: 'viewBox', found: viewBox, expected })
  const mark = readLogo(LOGO_FILES.mark, (drawing) =>
    drawing.width === drawing.height
      ? undefined
      : viewBox(
          drawing,
          'a square, such as "0 0 32 32"; a wide logo with the name in it is content/brand/wordmark.svg',
        ),
  )
  const wordmark = readLogo(LOGO_FILES.wordmark, (drawing) =>
    drawing.width >= 2 * drawing.height && drawing.width <= 8 * drawing.height
      ? undefined
      : viewBox(drawing, 'two to eight times as wide as high: cut away what is empty around the letters'),
  )
  if (mark === null) problems.push(missing(LOGO_FILES.mark))
  return { mark: mark ?? undefined, wordmark }
}
