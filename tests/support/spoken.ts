import type { AccessibleNode } from './accessibility-tree'

/** Parts of a page that a screen reader announces when it enters them, with their names. */
const CONTAINERS = [
  ...['banner', 'complementary', 'contentinfo', 'dialog', 'form', 'main', 'navigation', 'region', 'search'],
  ...['alert', 'article', 'figure', 'group', 'list', 'status', 'table', 'DescriptionList'],
]

/** What a screen reader calls them, where Chromium has another word. */
const WORDS: Readonly<Record<string, string>> = {
  DescriptionList: 'description list',
  DisclosureTriangle: 'disclosure',
  DisclosureTriangleGrouped: 'disclosure',
  ListMarker: '',
  StaticText: '',
  textbox: 'text field',
}

const STATES = ['checked', 'expanded', 'invalid', 'modal', 'required'] as const

/**
 * What a screen reader reads, in reading order: one line for each heading, control, picture and run
 * of text, indented below the part of the page it is in.
 */
export function spokenLines(node: AccessibleNode, indent = ''): string[] {
  const { role, name, children } = node
  if (CONTAINERS.includes(role)) {
    const inner = children.flatMap((child) => spokenLines(child, `${indent}  `))
    return inner.length > 0 || name ? [`${indent}${announced(node)}`, ...inner] : []
  }
  if (isRead(node)) return [`${indent}${announced(node)}`]
  if (children.length > 0 && children.every(isInline)) {
    const text = inlineText(node)
    return text ? [`${indent}${text}`] : []
  }
  return children.flatMap((child) => spokenLines(child, indent))
}

/** Whether it is read as a whole, by its name. */
const isRead = ({ role }: AccessibleNode): boolean =>
  [
    'button',
    'checkbox',
    'combobox',
    'Date',
    'DisclosureTriangle',
    'DisclosureTriangleGrouped',
    'heading',
    'image',
    'img',
    'link',
  ].includes(role) || ['spinbutton', 'StaticText', 'switch', 'textbox'].includes(role)

const isInline = (node: AccessibleNode): boolean =>
  ['link', 'StaticText', 'time', 'strong', 'emphasis', 'ListMarker', 'superscript', 'mark', 'LineBreak'].includes(
    node.role,
  ) ||
  (node.role === 'generic' && node.children.every(isInline))

function inlineText(node: AccessibleNode): string {
  if (node.role === 'link') return `[link: ${node.name}]`
  if (node.role === 'ListMarker') return ''
  if (node.role === 'StaticText') return node.name.replaceAll('\n', ' ')
  return node.children.map(inlineText).join('')
}

/** A node in words: `link: Contact`, `disclosure: Menu, collapsed`. */
function announced(node: AccessibleNode): string {
  const { role, name, description, properties } = node
  const [link] = role === 'heading' ? node.children.filter((child) => child.role === 'link') : []
  const words = [role === 'heading' ? `heading ${String(properties.level)}` : (WORDS[role] ?? role)]
  if (link) words.push(', link')
  if (role === 'list') words.push(`, ${node.children.length} items`)
  const states = STATES.flatMap((state) => stateInWords(state, properties[state]))
  const said = [[words.join(''), name].filter(Boolean).join(': '), ...states].join(', ')
  return description ? `${said} (${description})` : said
}

function stateInWords(state: (typeof STATES)[number], value: unknown): string[] {
  if (state === 'expanded' && value !== undefined) return [value ? 'expanded' : 'collapsed']
  if (state === 'checked' && value !== undefined) return [value === 'true' ? 'checked' : 'not checked']
  if (state === 'invalid') return value === 'true' ? ['invalid'] : []
  return value ? [state] : []
}
