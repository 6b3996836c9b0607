import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { MoreLink } from '@/components/ui/more-link'
import { Section } from '@/components/ui/section'
import type { NavLink } from '@/content/types'

interface QuestionsProps {
  title: string
  lead?: string
  /** `answer` is what stands under the question: prose or one line. */
  items: readonly { question: string; answer: ReactNode }[]
  more?: NavLink
}

/** Questions that open to their answers; the first is open. */
export function Questions({ title, lead, items, more }: QuestionsProps) {
  return (
    <Section id="questions" title={title} {...(lead && { lead })}>
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        {items.map(({ question, answer }, i) => (
          <Disclosure key={question} title={question} open={i === 0}>
            {answer}
          </Disclosure>
        ))}
      </div>
      {more && <MoreLink {...more} />}
    </Section>
  )
}
