import Markdoc, { type Config, type Node } from '@markdoc/markdoc'
import * as React from 'react'
import { parseMarkdown, plainText, slugify } from '@/content/markdown'
import { Link } from './link'

const CONFIG: Config = {
  nodes: {
    document: { render: 'Fragment' },
    heading: {
      attributes: { level: { type: Number } },
      transform: (node, config) =>
        new Markdoc.Tag(`h${node.attributes.level}`, { id: slugify(plainText(node)) }, node.transformChildren(config)),
    },
    link: { render: 'Link', attributes: { href: { type: String } } },
    table: {
      transform: (node, config) =>
        new Markdoc.Tag('Table', { label: columns(node).join(', ') }, node.transformChildren(config)),
    },
    th: { transform: (node, config) => new Markdoc.Tag('th', { scope: 'col' }, node.transformChildren(config)) },
  },
}

const COMPONENTS = { Fragment: React.Fragment, Link, Table }

/** The words of a table's head, column by column. */
function columns(table: Node): string[] {
  return [...table.walk()].filter(({ type }) => type === 'th').map(plainText)
}

/** A wide table scrolls inside its own box, which the keyboard can reach; `label` names it for screen readers. */
function Table({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // Positioned, so that hidden words in the cells scroll with it and do not widen the page.
    <section className="relative overflow-x-auto" aria-label={`Table: ${label}`} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

/** A Markdown text as paragraphs, headings with anchors, lists and tables, at reading width. */
export function Prose({ body }: { body: Node }) {
  return (
    <div className="prose">
      {Markdoc.renderers.react(Markdoc.transform(body, CONFIG), React, { components: COMPONENTS })}
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
