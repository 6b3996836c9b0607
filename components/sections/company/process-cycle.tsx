import clsx from 'clsx'
import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { ApproachFields } from '@/lib/content/schema/page'

/** The number of steps that components/sections/company/process-cycle.css lays out as a ring. */
const IN_A_RING = 6

/**
 * The recurring steps of the work: a numbered path, which from 1024 px leads back to its second
 * step.
 */
export function ProcessCycle({ title, lead, steps, back }: ApproachFields['loop']) {
  return (
    <Section id="loop" title={title} lead={lead}>
      <div className={clsx('process-cycle', steps.length === IN_A_RING && 'process-cycle-ring')}>
        <ol>
          {steps.map((step, i) => (
            <li key={step.title}>
              <span aria-hidden className="process-cycle-number">
                {i + 1}
              </span>
              <h3 className="flex items-center gap-2.5 text-title">
                <Icon name={step.icon} className="size-6 text-action" />
                {step.title}
              </h3>
              <p className="mt-2 text-small">
                <Inline text={step.text} />
              </p>
              {i === steps.length - 1 && <p className="process-cycle-back">{back}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
