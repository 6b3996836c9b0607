import Markdoc, { type Node } from '@markdoc/markdoc'

/** A heading of a text: its level, words, anchor, and its line in the text, counted from 0. */
export interface Heading {
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

/** The syntax tree of a Markdown text. */
export function parseMarkdown(text: string): Node {
  return Markdoc.parse(text)
}

/** The words of a tree or of a part of it, without mark-up. */
export function plainText(node: Node): string {
  const parts: string[] = []
  for (const child of node.walk()) {
    if (child.type === 'text' || child.type === 'code') parts.push(String(child.attributes.content))
    if (child.type === 'softbreak' || child.type === 'hardbreak') parts.push(' ')
    if (['paragraph', 'heading', 'item', 'td', 'th'].includes(child.type)) parts.push('\n')
  }
  return parts.join('').trim()
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

/** The number of words of a tree. */
export function wordCount(node: Node): number {
  return plainText(node).split(/\s+/).filter(Boolean).length
}

/** Minutes to read so many words, at 220 a minute, never less than 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220))
}
