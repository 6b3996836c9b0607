import clsx from 'clsx'
import { Disclosure } from '@/components/ui/disclosure'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { SourceLink } from '@/components/ui/source-link'
import type { ServiceFields } from '@/lib/content/schema/service'

interface DutiesProps {
  title: string
  lead: string
  duties: ServiceFields['duties']
}

/**
 * What the law or a standard requires of the client, each point folded with its source: the page's
 * one dark section.
 */
export function Duties({ title, lead, duties }: DutiesProps) {
  if (duties.length === 0) return null
  return (
    <Section id="duties" title={title} lead={lead} ground="strong">
      <div className={clsx('gap-x-gutter md:columns-2', duties.length % 2 === 1 && 'lg:columns-3')}>
        {duties.map((duty) => (
          <Disclosure key={duty.title} small title={duty.title}>
            {/* Reader modes judge by class names: without “text” they drop this for its link. */}
            <div className="prose text-on-dark">
              <p>
                <Inline text={duty.text} />
              </p>
              <p className="mt-3 text-small text-on-dark-muted">
                <SourceLink name={duty.source} />
              </p>
            </div>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
