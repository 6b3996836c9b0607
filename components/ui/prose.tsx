import Markdoc, { type Config, type Node, type RenderableTreeNode } from '@markdoc/markdoc'
import * as React from 'react'
import { TAGS, parseMarkdown, plainText, slugify } from '@/lib/content/markdown'
import type { PictureData } from '@/lib/content/schema/picture'
import { Link } from './link'
import { Picture } from './picture'
import { siteWords } from '@/lib/content/words'

/** The pictures in a text, by name. */
export type ProsePictures = Readonly<Record<string, PictureData>>

const CONFIG: Config = {
  nodes: {
    document: { render: 'Fragment' },
    heading: {
      attributes: { level: { type: Number } },
      transform: (node, config) =>
        new Markdoc.Tag(
          `h${node.attributes.level}`,
          // For reader modes, which judge by names: it outweighs an anchor that contains “contact”.
          { id: slugify(plainText(node)), class: 'text-balance' },
          node.transformChildren(config),
        ),
    },
    link: { render: 'TextLink', attributes: { href: { type: String } } },
    table: {
      transform: (node, config) =>
        new Markdoc.Tag('Table', {}, labelled(node.transformChildren(config), columns(node))),
    },
    th: { transform: (node, config) => new Markdoc.Tag('th', { scope: 'col' }, node.transformChildren(config)) },
  },
  tags: {
    figure: {
      ...TAGS.figure,
      transform: ({ attributes }, config) =>
        new Markdoc.Tag('Figure', {
          name: attributes.picture,
          picture: config.variables?.[attributes.picture],
          caption: attributes.caption,
        }),
    },
    quote: { ...TAGS.quote, transform: (node) => new Markdoc.Tag('PullQuote', {}, [plainText(node)]) },
  },
}

const COMPONENTS = { Fragment: React.Fragment, Figure, PullQuote, Table, TextLink }

/** The header texts of a table's columns. */
function columns(table: Node): string[] {
  return [...table.walk()].filter(({ type }) => type === 'th').map(plainText)
}

/**
 * Makes each row's first cell its heading, and adds to the others the name of their column, which
 * precedes their text on phones, where a row is a block.
 */
function labelled(parts: RenderableTreeNode[], names: readonly string[]): RenderableTreeNode[] {
  for (const part of parts) {
    if (!Markdoc.Tag.isTag(part)) continue
    if (part.name === 'tr') part.children.filter(Markdoc.Tag.isTag).forEach(label)
    else labelled(part.children, names)
  }
  return parts

  function label(cell: { name: string; attributes: Record<string, unknown> }, i: number) {
    if (cell.name !== 'td') return
    if (i > 0) cell.attributes['data-label'] = names[i]
    else Object.assign(cell, { name: 'th', attributes: { scope: 'row' } })
  }
}

function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className="text-link">
      {children}
    </Link>
  )
}

/** A table whose rows become blocks on narrow screens. */
function Table({ children }: { children: React.ReactNode }) {
  return (
    <div className="prose-table">
      <table>{children}</table>
    </div>
  )
}

/** A picture with a caption, which states if it is an illustration. */
function Figure({ name, picture, caption }: { name: string; picture?: PictureData; caption: string }) {
  if (!picture)
    throw new Error(
      `The text refers to the picture ${JSON.stringify(name)}, which Prose did not get in its "pictures".`,
    )
  return (
    <figure className="prose-figure">
      <Picture {...picture} sizes="(width >= 64rem) 42rem, (width >= 40rem) 38rem, 100vw" />
      <figcaption>{picture.kind === 'illustration' ? `${siteWords().illustration}: ${caption}` : caption}</figcaption>
    </figure>
  )
}

/**
 * A sentence of the text in large type. Hidden from screen readers, since they read it in the text.
 */
function PullQuote({ children }: { children: React.ReactNode }) {
  return (
    <p aria-hidden className="pull-quote">
      {children}
    </p>
  )
}

interface ProseProps {
  body: Node
  /** Every picture in the text. */
  pictures?: ProsePictures | undefined
  /** What belongs to the text, before and after it: reader modes keep only what is beside it. */
  before?: React.ReactNode
  after?: React.ReactNode
}

/**
 * Renders a Markdown text at reading width: paragraphs, headings with anchors, lists, tables,
 * figures and quotes.
 */
export function Prose({ body, pictures = {}, before, after }: ProseProps) {
  return (
    <div className="prose">
      {before}
      {Markdoc.renderers.react(Markdoc.transform(body, { ...CONFIG, variables: pictures }), React, {
        components: COMPONENTS,
      })}
      {after}
    </div>
  )
}

const INLINE: Config = { ...CONFIG, nodes: { ...CONFIG.nodes, paragraph: { render: 'Fragment' } } }

/** Renders one line of text with Markdown links and emphasis, without a paragraph around it. */
export function Inline({ text }: { text: string }) {
  return (
    <>{Markdoc.renderers.react(Markdoc.transform(parseMarkdown(text), INLINE), React, { components: COMPONENTS })}</>
  )
}
