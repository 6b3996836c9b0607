import type { Node } from '@markdoc/markdoc'
import { Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'

/** The prose of a page; nothing where there is none. */
export function PageText({ body }: { body: Node }) {
  if (body.children.length === 0) return null
  return (
    <Container className="py-12 md:py-16">
      <Prose body={body} />
    </Container>
  )
}
