import Markdoc, { type ConfigType, type Node } from '@markdoc/markdoc'
import type { InlinePart } from './types'

/**
 * What texts may contain besides Markdown, each on lines of its own: `{% figure
 * picture="services/office-cleaning" caption="…" /%}` shows a picture of the site, `{% quote %}…{%
 * /quote %}` shows a sentence of the same text in large type. lib/content/checks/tags.ts has the
 * rules for both.
 */
export const TAGS = {
  figure: {
    selfClosing: true,
    inline: false,
    attributes: { picture: { type: String, required: true }, caption: { type: String, required: true } },
  },
  quote: { inline: false, children: ['paragraph', 'text'] },
} satisfies ConfigType['tags']

/**
 * The conditions of a text: `{% if $connected.analytics %} … {% else /%} … {% /if %}` chooses one
 * of two texts. lib/content/conditions.ts lists what they can refer to.
 */
export type Conditions = Readonly<Record<string, Readonly<Record<string, boolean>>>>

/** A picture in a text: its name, its caption, and its line in the text, counted from 0. */
interface Figure {
  picture: string
  caption: string
  line: number
}

/** A heading of a text: its level, words, anchor, and its line in the text, counted from 0. */
interface Heading {
  level: number
  text: string
  id: string
  line: number
}

/** The anchor of a heading: "What a visit costs" gives what-a-visit-costs. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * The syntax tree of a Markdown text, with every branch of its conditions. A figure or a quote that
 * is alone on its line has no paragraph around it.
 */
export function parseMarkdown(text: string): Node {
  return unwrapped(Markdoc.parse(text))
}

function unwrapped(node: Node): Node {
  node.children = node.children.map((child) => {
    if (child.tag === 'if') return unwrapped(child)
    const [only, more] = child.type === 'paragraph' ? (child.children[0]?.children ?? []) : []
    return only?.tag && Object.hasOwn(TAGS, only.tag) && !more ? Object.assign(only, { inline: false }) : child
  })
  return node
}

/** The tree with only the branches that hold, and without the conditions. */
export function chooseBranches(tree: Node, conditions: Conditions): Node {
  if (!tags(tree).some(({ tag }) => tag === 'if')) return tree
  return chosen(tree.resolve({ variables: conditions, functions: Markdoc.functions }))
}

function chosen(node: Node): Node {
  node.children = joined(withoutConditions(node.children).filter((child) => !isBlank(child)))
  return node
}

/** Text nodes that a removed tag separated are joined again. */
function joined(nodes: readonly Node[]): Node[] {
  return nodes.reduce<Node[]>((all, node) => {
    const last = all.at(-1)
    if (node.type !== 'text' || last?.type !== 'text') return [...all, node]
    last.attributes = { content: `${String(last.attributes.content)}${String(node.attributes.content)}` }
    return all
  }, [])
}

function withoutConditions(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.tag === 'if') return withoutConditions(branchOf(node))
    const asks = isConditionalRow(node)
    const kept = chosen(node)
    return (asks && kept.children[0]?.children.length === 0) || hasNoRow(kept) ? [] : [kept]
  })
}

/**
 * Whether a table row depends on a condition in its first cell: it is removed if that cell is then
 * empty.
 */
function isConditionalRow({ type, children: [first] }: Node): boolean {
  return type === 'tr' && first !== undefined && tags(first).some(({ tag }) => tag === 'if')
}

/** Whether only its head is left of a table. */
const hasNoRow = ({ type, children }: Node): boolean =>
  type === 'table' && children.some(({ type, children }) => type === 'tbody' && children.length === 0)

/** The first branch whose condition holds, as Markdoc chooses it. */
function branchOf({ attributes, children }: Node): Node[] {
  const branches = [{ holds: Markdoc.truthy(attributes.primary), nodes: [] as Node[] }]
  for (const child of children) {
    if (child.tag !== 'else') branches.at(-1)?.nodes.push(child)
    else
      branches.push({ holds: !('primary' in child.attributes) || Markdoc.truthy(child.attributes.primary), nodes: [] })
  }
  return branches.find(({ holds }) => holds)?.nodes ?? []
}

/** Whether a block that had a condition in it is now empty. */
function isBlank({ type, children }: Node): boolean {
  return ['paragraph', 'inline', 'item', 'list'].includes(type) && children.every(isSpace)
}

const isSpace = (node: Node): boolean =>
  node.type === 'softbreak' || (node.type === 'text' && /^\s*$/.test(String(node.attributes.content))) || isBlank(node)

/**
 * The words of a tree or of a part of it, without markup. A quoted sentence counts once, where it
 * stands in the text.
 */
export function plainText(node: Node): string {
  return wordsOf(node).join('').trim()
}

const BLOCKS = ['paragraph', 'heading', 'item', 'td', 'th']

function wordsOf(node: Node): string[] {
  return node.children.flatMap((child): string[] => {
    if (child.tag === 'quote') return []
    if (child.tag === 'figure') return ['\n', String(child.attributes.caption), '\n']
    const { type, attributes } = child
    if (type === 'text' || type === 'code') return [String(attributes.content)]
    if (type === 'softbreak' || type === 'hardbreak') return [' ']
    return [...(BLOCKS.includes(type) ? ['\n'] : []), ...wordsOf(child)]
  })
}

/** The headings of a tree, in reading order. */
export function headings(node: Node): Heading[] {
  const found: Heading[] = []
  for (const child of node.walk()) {
    if (child.type !== 'heading') continue
    const text = plainText(child)
    found.push({ level: Number(child.attributes.level), text, id: slugify(text), line: child.lines[0] ?? 0 })
  }
  return found
}

/** The addresses that a tree links to, each with its line (0-based, within the text). */
export function links(node: Node): { href: string; line: number }[] {
  const found: { href: string; line: number }[] = []
  let line = 0
  for (const child of node.walk()) {
    line = child.lines[0] ?? line
    if (child.type === 'link') found.push({ href: String(child.attributes.href), line })
  }
  return found
}

/**
 * A line of Markdown as words and links, for text that is rendered without Markdoc; emphasis is
 * dropped.
 */
export function inlineParts(text: string): InlinePart[] {
  const partsOf = (node: Node): InlinePart[] =>
    node.children.flatMap((child) => {
      if (child.type === 'link') return [{ text: plainText(child), href: String(child.attributes.href) }]
      if (child.type === 'text') return [{ text: String(child.attributes.content) }]
      return partsOf(child)
    })
  return partsOf(parseMarkdown(text))
}

/** The tags of a tree, in reading order. */
export function tags(node: Node): Node[] {
  return [...node.walk()].filter(({ type }) => type === 'tag')
}

/** The pictures in a tree. */
export function figures(node: Node): Figure[] {
  return tags(node)
    .filter(({ tag }) => tag === 'figure')
    .map(({ attributes, lines }) => ({
      picture: String(attributes.picture),
      caption: String(attributes.caption),
      line: lines[0] ?? 0,
    }))
}

/** The number of words of a tree. */
export function wordCount(node: Node): number {
  return plainText(node).split(/\s+/).filter(Boolean).length
}

/** Reading time in minutes at 220 words a minute, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220))
}
