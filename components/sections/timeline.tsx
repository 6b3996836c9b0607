import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'

interface TimelineProps {
  id: string
  title: string
  lead: string
  steps: readonly { title: string; text: string; when: string }[]
  ground?: 'plain' | 'highlight'
}

/** Steps with their times: a line with the times on its left from 768 px. */
export function Timeline({ id, title, lead, steps, ground = 'plain' }: TimelineProps) {
  if (steps.length === 0) return null
  return (
    <Section id={id} title={title} lead={lead} ground={ground}>
      <ol className="timeline">
        {steps.map((step) => (
          <li key={step.title}>
            <p className="timeline-when">{step.when}</p>
            <div className="timeline-step">
              <h3 className="text-title">{step.title}</h3>
              <p className="mt-1.5 max-w-measure">
                <Inline text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
