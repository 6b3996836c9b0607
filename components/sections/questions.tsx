import type { Node } from '@markdoc/markdoc'
import { Disclosure } from '@/components/ui/disclosure'
import { MoreLink } from '@/components/ui/more-link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { NavLink } from '@/lib/content/types'

interface QuestionsProps {
  title: string
  lead?: string
  /** Each with its answer: prose, or one line. */
  items: readonly ({ question: string } & ({ body: Node } | { answer: string }))[]
  more?: NavLink
}

/**
 * Questions that open to their answers. From 1024 px they stand beside their heading.
 */
export function Questions({ title, lead, items, more }: QuestionsProps) {
  if (items.length === 0) return null
  return (
    <section id="questions" className="py-7 md:py-11 print:py-4">
      <Container className="grid gap-x-gutter gap-y-5 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-4 print:break-after-avoid">
          <h2 id="questions-title" className="text-heading">
            {title}
          </h2>
          {lead && (
            <p className="mt-4 text-lead text-ink-muted">
              <Inline text={lead} />
            </p>
          )}
        </div>
        <div className="lg:col-span-8">
          <div className="border-t border-line">
            {items.map((item) => (
              <Disclosure key={item.question} title={item.question}>
                {'body' in item ? (
                  <Prose body={item.body} />
                ) : (
                  <p className="prose">
                    <Inline text={item.answer} />
                  </p>
                )}
              </Disclosure>
            ))}
          </div>
          {more && <MoreLink {...more} />}
        </div>
      </Container>
    </section>
  )
}
