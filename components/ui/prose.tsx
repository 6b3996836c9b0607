import Markdoc, { type Config, type Node, type RenderableTreeNode } from '@markdoc/markdoc'
import * as React from 'react'
import { TAGS, parseMarkdown, plainText, slugify } from '@/lib/content/markdown'
import type { PictureData } from '@/lib/content/schema/picture'
import { Link } from './link'
import { Picture } from './picture'

/** The pictures that a text shows, by name. */
export type ProsePictures = Readonly<Record<string, PictureData>>

const CONFIG: Config = {
  nodes: {
    document: { render: 'Fragment' },
    heading: {
      attributes: { level: { type: Number } },
      transform: (node, config) =>
        new Markdoc.Tag(`h${node.attributes.level}`, { id: slugify(plainText(node)) }, node.transformChildren(config)),
    },
    link: { render: 'TextLink', attributes: { href: { type: String } } },
    table: {
      transform: (node, config) =>
        new Markdoc.Tag(
          'Table',
          { label: columns(node).join(', ') },
          labelled(node.transformChildren(config), columns(node)),
        ),
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

/** The words of a table's head, column by column. */
function columns(table: Node): string[] {
  return [...table.walk()].filter(({ type }) => type === 'th').map(plainText)
}

/**
 * The parts of a table, with the name of its column on each cell: on phones, where a row is a
 * block, it stands before the words.
 */
function labelled(parts: RenderableTreeNode[], names: readonly string[]): RenderableTreeNode[] {
  for (const part of parts) {
    if (!Markdoc.Tag.isTag(part)) continue
    if (part.name === 'tr') part.children.filter(Markdoc.Tag.isTag).forEach(label)
    else labelled(part.children, names)
  }
  return parts

  function label(cell: { name: string; attributes: Record<string, unknown> }, i: number) {
    if (cell.name === 'td' && i > 0) cell.attributes['data-label'] = names[i]
  }
}

function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className="text-link">
      {children}
    </Link>
  )
}

/**
 * A wide table scrolls inside its own box, which the keyboard can reach; `label` names it for
 * screen readers.
 */
function Table({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // Positioned, so that hidden words in the cells scroll with it and do not widen the page.
    <section className="prose-table" aria-label={`Table: ${label}`} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

/** A picture with the words under it. */
function Figure({ name, picture, caption }: { name: string; picture?: PictureData; caption: string }) {
  if (!picture) throw new Error(`The text shows the picture ${JSON.stringify(name)}, and Prose was not given it.`)
  return (
    <figure className="prose-figure">
      <Picture {...picture} sizes="(width >= 64rem) 42rem, (width >= 40rem) 38rem, 100vw" />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/**
 * A sentence of the text, large. Screen readers pass over it, since they read it where it stands.
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
  /** Every picture that the text shows. */
  pictures?: ProsePictures | undefined
}

/**
 * A Markdown text at reading width, as paragraphs, headings with anchors, lists, tables, figures
 * and quotes.
 */
export function Prose({ body, pictures = {} }: ProseProps) {
  return (
    <div className="prose">
      {Markdoc.renderers.react(Markdoc.transform(body, { ...CONFIG, variables: pictures }), React, {
        components: COMPONENTS,
      })}
    </div>
  )
}

const INLINE: Config = { ...CONFIG, nodes: { ...CONFIG.nodes, paragraph: { render: 'Fragment' } } }

/** One line that may hold Markdown links and emphasis, without a paragraph around it. */
export function Inline({ text }: { text: string }) {
  return (
    <>{Markdoc.renderers.react(Markdoc.transform(parseMarkdown(text), INLINE), React, { components: COMPONENTS })}</>
  )
}
