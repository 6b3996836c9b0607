import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { MoreLink } from '@/components/ui/more-link'
import { Inline } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { NavLink } from '@/lib/content/types'

interface QuestionsProps {
  title: string
  lead?: string
  /** `answer` is what stands under the question: prose or one line. */
  items: readonly { question: string; answer: ReactNode }[]
  more?: NavLink
}

/**
 * Questions that open to their answers; the first is open. From 1024 px they stand beside their
 * heading.
 */
export function Questions({ title, lead, items, more }: QuestionsProps) {
  return (
    <section id="questions" aria-labelledby="questions-title" className="py-16 md:py-24 print:py-4">
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
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
            {items.map(({ question, answer }, i) => (
              <Disclosure key={question} title={question} open={i === 0}>
                {answer}
              </Disclosure>
            ))}
          </div>
          {more && <MoreLink {...more} />}
        </div>
      </Container>
    </section>
  )
}
