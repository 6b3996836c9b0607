import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'

interface StepsProps {
  id: string
  title: string
  lead: string
  /** `when` stands above the step, where it has a time. */
  items: readonly { title: string; text: string; when?: string }[]
  ground?: 'white' | 'paper' | 'sand'
}

/** What happens one after the other, numbered. */
export function Steps({ id, title, lead, items, ground = 'white' }: StepsProps) {
  return (
    <Section id={id} title={title} lead={lead} ground={ground}>
      <ol className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {items.map((item, i) => (
          <li key={item.title} className="flex gap-4">
            <span
              aria-hidden
              className="flex size-10 shrink-0 items-center justify-center rounded-pill bg-harbour font-bold text-white"
            >
              {i + 1}
            </span>
            <div>
              {item.when && <p className="text-small font-semibold text-teal">{item.when}</p>}
              <h3 className="text-title">{item.title}</h3>
              <p className="mt-1">
                <Inline text={item.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
