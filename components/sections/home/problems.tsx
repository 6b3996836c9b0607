import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { HomeFields } from '@/lib/content/schema/home'
import type { SiteFields } from '@/lib/content/schema/site'
import { PromiseList } from '../promise-list'

interface ProblemsProps {
  problems: HomeFields['problems']
  promises: SiteFields['promises']
}

/**
 * Two columns: what goes wrong with cleaning, crossed out, and what this company does instead,
 * ticked. Below them all promises with their conditions, folded.
 */
export function Problems({ problems, promises }: ProblemsProps) {
  if (problems.pairs.length === 0) return null
  return (
    <Section id="problems" title={problems.title} lead={problems.lead} ground="soft">
      <ul className="border-t-2 border-emphasis">
        {problems.pairs.map(({ problem, difference }) => (
          <li
            key={problem}
            className="grid gap-x-gutter gap-y-2 border-b border-line py-3 md:grid-cols-[5fr_7fr] print:break-inside-avoid"
          >
            <h3 className="flex gap-3 text-body font-normal text-ink-muted">
              <Icon name="x" className="mt-1 size-5" />
              <span className="line-through decoration-1">{problem}</span>
            </h3>
            <p className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 text-action" />
              <span className="max-w-measure max-sm:text-small">
                <Inline text={difference} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      {Object.keys(promises).length > 0 && (
        <Disclosure title={problems.promises.title}>
          <p className="text-ink-muted">
            <Inline text={problems.promises.lead} />
          </p>
          <PromiseList promises={promises} look="light" />
        </Disclosure>
      )}
    </Section>
  )
}
