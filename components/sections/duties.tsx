import clsx from 'clsx'
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
 * What the law or a standard asks of the client, each point with its source: the page's one dark
 * part.
 */
export function Duties({ title, lead, duties }: DutiesProps) {
  if (duties.length === 0) return null
  return (
    <Section id="duties" title={title} lead={lead} ground="strong">
      <dl className={clsx('grid gap-x-gutter gap-y-10 md:grid-cols-2', duties.length % 2 === 1 && 'lg:grid-cols-3')}>
        {duties.map((duty) => (
          // A reader mode judges by names: without “text” in one it would drop this for its link.
          <div key={duty.title} className="flex flex-col border-t border-on-dark-muted/50 pt-4 text-on-dark">
            <dt className="text-title font-semibold">{duty.title}</dt>
            <dd className="prose mt-2 flex grow flex-col">
              <p>
                <Inline text={duty.text} />
              </p>
              <p className="mt-4 text-small text-on-dark-muted">
                <SourceLink {...duty.source} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
