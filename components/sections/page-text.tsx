import type { Node } from '@markdoc/markdoc'
import clsx from 'clsx'
import { Prose, type ProsePictures } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import { headings } from '@/lib/content/markdown'
import { WithContents } from './contents'

/** A text with at least this many parts has a table of contents beside it. */
const WITH_CONTENTS = 3

interface PageTextProps {
  body: Node
  /** Every picture that the text shows. */
  pictures?: ProsePictures
}

/**
 * The prose of a page; nothing if it has none. A text without headings is set in two columns if
 * there is room.
 */
export function PageText({ body, pictures }: PageTextProps) {
  if (body.children.length === 0) return null
  const all = headings(body)
  const parts = all.filter(({ level }) => level === 2)
  const prose = <Prose body={body} pictures={pictures} />
  if (parts.length >= WITH_CONTENTS) return <WithContents parts={parts}>{prose}</WithContents>
  const short = all.length === 0
  // Reader modes leave out a short text with links, such as how to call, unless its boxes are named
  // as text.
  return (
    <div className={clsx('text-body', short && 'bg-ground-soft print:bg-ground')}>
      <Container className={clsx('py-12 text-body md:py-16', short && body.children.length > 1 && 'prose-columns')}>
        {prose}
      </Container>
    </div>
  )
}
