import type { Node } from '@markdoc/markdoc'
import { Disclosure } from '@/components/ui/disclosure'
import { MoreLink } from '@/components/ui/more-link'
import { Inline, Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { NavLink } from '@/lib/content/types'

interface QuestionsProps {
  title: string
  lead?: string
  /** Each with its answer: prose, or one line. */
  items: readonly ({ question: string } & ({ body: Node } | { answer: string }))[]
  more?: NavLink
}

/** Questions that open to show their answers. From 1024 px they are beside their heading. */
export function Questions({ title, lead, items, more }: QuestionsProps) {
  if (items.length === 0) return null
  return (
    <Section id="questions" title={title} {...(lead && { lead })} beside>
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
    </Section>
  )
}
