import { DomUtils, parseDocument } from 'htmlparser2'
import { formatValue } from '../content/problem'
import { ROLES, type Role } from '../content/schema/colours'
import { escaped } from '../site/html'

/** An element that paints something, or a group of them. */
export interface Shape {
  name: string
  attributes: Readonly<Record<string, string>>
  shapes: readonly Shape[]
}

/** A logo, known only by its shapes. */
export interface Drawing {
  viewBox: string
  width: number
  height: number
  shapes: readonly Shape[]
}

/** A fault in an SVG file, and its line. */
interface Fault {
  line: number
  field: string
  found: string
  expected: string
}

type Element = Extract<ReturnType<typeof parseDocument>['children'][number], { attribs: object }>

const SHAPES = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const GEOMETRY = 'd points x y width height rx ry cx cy r x1 y1 x2 y2 transform'.split(' ')
const PAINTS = ['fill', 'stroke']
const STYLES = [
  ...['fill-rule', 'clip-rule', 'fill-opacity', 'opacity', 'stroke-opacity', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
]

/**
 * Elements that drawing programs write for people and for themselves, and that draw nothing without
 * a style.
 */
const SILENT_ELEMENTS = /^(title|desc|metadata|defs|.*:.*)$/
const SILENT_ATTRIBUTES = /^(id|class|version|role|xmlns|aria-.*|data-.*|.*:.*)$/
const SILENT_ON_ROOT = /^(viewBox|width|height|x|y|preserveAspectRatio|enable-background)$/

const COLOUR = /^(none|currentColor|#[0-9a-f]{3}|#[0-9a-f]{6})$/i
const ROLE_COLOUR = /^var\(--color-([a-z-]+)\)$/

const PLAIN =
  'plain shapes alone: take it out, or save the logo again as SVG with presentation attributes, letters as outlines and flat colours'

/** Four numbers and nothing else, since a viewBox is written into icons unchanged. */
const VIEW_BOX = /^\s*(?:[-+.\de]+[\s,]+){2}([-+.\de]+)[\s,]+([-+.\de]+)\s*$/

/** The maximum size of a logo, in bytes, since it is part of every page. */
const BYTES_AT_MOST = 4096

/** The role whose colour an attribute names, if it names one. */
export function roleOf(value: string): Role | undefined {
  const [, role = ''] = ROLE_COLOUR.exec(value) ?? []
  return Object.hasOwn(ROLES, role) ? (role as Role) : undefined
}

/**
 * The shapes of an SVG file, and its faults. Anything that is not known to be a plain shape is a
 * fault, so that nothing gets into a page that runs, loads or hides something.
 */
export function readDrawing(text: string): { drawing: Drawing; faults: Fault[] } {
  const faults: Fault[] = []
  const root = parseDocument(text, { xmlMode: true, withStartIndices: true }).children.find(isElement)
  const faultAt = (element: Element | undefined, field: string, found: string, expected: string) => {
    const line = text.slice(0, element?.startIndex ?? 0).split('\n').length
    faults.push({ line, field, found, expected })
  }

  const attributesOf = (element: Element) =>
    Object.fromEntries(
      Object.entries(element.attribs).filter(([name, value]) => {
        const fault = (expected: string) => faultAt(element, name, formatValue(value), expected)
        if (PAINTS.includes(name)) {
          if (!COLOUR.test(value) && !roleOf(value))
            fault(
              'none, currentColor, a colour as # and six hexadecimal digits, or one of the palette such as var(--color-brand)',
            )
          return true
        }
        if (STYLES.includes(name) || (element !== root && GEOMETRY.includes(name))) return true
        if (!SILENT_ATTRIBUTES.test(name) && !(element === root && SILENT_ON_ROOT.test(name))) fault(PLAIN)
        return false
      }),
    )
  const shapesOf = (parent: Element): Shape[] =>
    parent.children.filter(isElement).flatMap((element) => {
      const isStyled = DomUtils.existsOne(({ name }) => name === 'style', [element])
      if (SILENT_ELEMENTS.test(element.name) && !isStyled) return []
      if (!SHAPES.includes(element.name)) {
        faultAt(element, 'the shapes', isStyled ? '<style>' : `<${element.name}>`, PLAIN)
        return []
      }
      return [{ name: element.name, attributes: attributesOf(element), shapes: shapesOf(element) }]
    })

  if (root?.name !== 'svg') {
    faultAt(undefined, 'the file', formatValue(text.slice(0, 40)), 'an SVG file, which begins with <svg')
    return { drawing: { viewBox: '', width: 0, height: 0, shapes: [] }, faults }
  }
  const viewBox = root.attribs.viewBox ?? ''
  const [, width = 0, height = 0] = (VIEW_BOX.exec(viewBox) ?? []).map(Number)
  if (!(width > 0 && height > 0))
    faultAt(root, 'viewBox', formatValue(root.attribs.viewBox), 'the drawing’s corner and size, such as "0 0 32 32"')
  const bytes = Buffer.byteLength(text)
  if (bytes > BYTES_AT_MOST)
    faultAt(root, 'the file’s size', `${bytes} bytes`, `at most ${BYTES_AT_MOST}: simplify its outlines`)
  const inherited = attributesOf(root)
  const own = shapesOf(root)
  if (own.length === 0 && faults.length === 0) faultAt(root, 'the shapes', 'none', 'what is to be seen')
  const shapes = Object.keys(inherited).length > 0 ? [{ name: 'g', attributes: inherited, shapes: own }] : own
  return { drawing: { viewBox, width, height, shapes }, faults }
}

const isElement = (node: ReturnType<typeof parseDocument>['children'][number]): node is Element => DomUtils.isTag(node)

/**
 * Shapes as SVG. `paint` writes an attribute whose value is a role’s colour, as one or several
 * attributes.
 */
export function shapesText(
  shapes: readonly Shape[],
  paint: (attribute: string, role: Role) => { name: string; value: string },
): string {
  return shapes
    .map(({ name, attributes, shapes: inner }) => {
      const written = new Map<string, string>()
      for (const [attribute, value] of Object.entries(attributes)) {
        const role = roleOf(value)
        const as = role ? paint(attribute, role) : { name: attribute, value }
        const before = written.get(as.name)
        written.set(as.name, before === undefined ? as.value : `${before} ${as.value}`)
      }
      const tag = [name, ...[...written].map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
      return inner.length === 0 ? `<${tag}/>` : `<${tag}>${shapesText(inner, paint)}</${name}>`
    })
    .join('')
}

/** Every role that the shapes are painted with, by attribute. */
export function rolesIn(shapes: readonly Shape[]): { attribute: string; role: Role }[] {
  return shapes.flatMap(({ attributes, shapes: inner }) => [
    ...Object.entries(attributes).flatMap(([attribute, value]) => {
      const role = roleOf(value)
      return role ? [{ attribute, role }] : []
    }),
    ...rolesIn(inner),
  ])
}
