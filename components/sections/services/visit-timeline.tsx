import { Inline } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'

interface VisitTimelineProps {
  title: string
  lead: string
  steps: readonly { title: string; text: string }[]
}

/**
 * How a visit runs: numbered steps down one line; the heading stays beside them on wide screens.
 */
export function VisitTimeline({ title, lead, steps }: VisitTimelineProps) {
  if (steps.length === 0) return null
  return (
    <section id="visit" className="py-12 md:py-20">
      <Container className="grid gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
          <h2 className="text-heading">{title}</h2>
          <p className="mt-4 max-w-2xl text-lead text-ink-muted">
            <Inline text={lead} />
          </p>
        </div>
        <ol className="visit-line lg:col-span-7 lg:col-start-6">
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="text-title">{step.title}</h3>
              <p className="mt-1.5 max-w-2xl">
                <Inline text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
