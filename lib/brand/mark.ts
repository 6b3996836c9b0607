import 'server-only'
import { getContent } from '../content/get-content'
import type { Role } from '../content/schema/colours'
import { rolesIn, shapesText, type Drawing, type Shape } from './drawing'

/** A drawing as the content of an `<svg>`, painted with classes of the theme. */
export interface Figure {
  viewBox: string
  /** Its aspect ratio: width divided by height. */
  ratio: number
  svg: string
}

/** Whether a shape is the mark’s background, which large drawings and square icons leave out. */
const isGround = ({ attributes }: Shape) => attributes.fill === 'var(--color-mark)'

/** The mark without its background. */
export const withoutGround = (drawing: Drawing): Drawing => ({
  ...drawing,
  shapes: drawing.shapes.filter((shape) => !isGround(shape)),
})

/** Whether the mark has a background of its own, in this role’s colour. */
export const hasGround = (drawing: Drawing) => drawing.shapes.some(isGround)

/**
 * The classes of a shape painted in a role; the mark’s background is lighter on dark backgrounds.
 */
const ownClasses = (attribute: string, role: Role) =>
  role === 'mark' ? `${attribute}-mark in-[.on-dark]:${attribute}-brand` : `${attribute}-${role}`

/** The same for a large drawing on a dark background, where the mark’s lines are faint. */
const largeClasses = (attribute: string, role: Role) =>
  ({ 'mark-line': `${attribute}-on-dark/20`, 'mark-accent': `${attribute}-on-dark` })[role as string] ??
  ownClasses(attribute, role)

type Classes = typeof ownClasses

function figure({ viewBox, width, height, shapes }: Drawing, classes: Classes): Figure {
  const svg = shapesText(shapes, (attribute, role) => ({ name: 'class', value: classes(attribute, role) }))
  return { viewBox, ratio: width / height, svg }
}

/** The company’s mark. */
export const mark = () => figure(getContent().mark, ownClasses)

/** The margin around a large drawing, as a fraction of the side of the mark’s own square. */
const ROOM = 0.2

/**
 * The mark’s lines for a large drawing on a dark background. Leaving out the mark’s own background
 * leaves a margin; a mark without one gets the same margin.
 */
export function largeMark(): Figure {
  const { mark } = getContent()
  const [x = 0, y = 0] = mark.viewBox.split(/[\s,]+/).map(Number)
  const { width, height } = mark
  const wider = [x - ROOM * width, y - ROOM * height, (1 + 2 * ROOM) * width, (1 + 2 * ROOM) * height].join(' ')
  return figure({ ...withoutGround(mark), ...(!hasGround(mark) && { viewBox: wider }) }, largeClasses)
}

/** The company’s name as a drawing, if it has one. */
export function wordmark(): Figure | undefined {
  const { wordmark: drawing } = getContent()
  return drawing ? figure(drawing, ownClasses) : undefined
}

/** Every class that the drawings are painted with, for the stylesheet. */
export function classesOfMarks({ mark, wordmark }: { mark: Drawing; wordmark: Drawing | null }): string[] {
  const painted = (drawing: Drawing, classes: Classes) =>
    rolesIn(drawing.shapes).map(({ attribute, role }) => classes(attribute, role))
  return [
    ...painted(mark, ownClasses),
    ...painted(withoutGround(mark), largeClasses),
    ...(wordmark ? painted(wordmark, ownClasses) : []),
  ]
}
