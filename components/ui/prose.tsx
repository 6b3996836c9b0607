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
    table: { render: 'Table' },
  },
}

const COMPONENTS = { Fragment: React.Fragment, Link, Table }

/** A wide table scrolls inside its own box, which the keyboard can reach. */
function Table({ children }: { children: React.ReactNode }) {
  return (
    <div className="overflow-x-auto" role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
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
