import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { HomeFields } from '@/content/schema/page'
import type { SiteFields } from '@/content/schema/site'
import { PromiseList } from './promise-list'

interface ProblemsProps {
  problems: HomeFields['problems']
  promises: SiteFields['promises']
}

/** What goes wrong with cleaning beside what this company does instead, and all promises with their conditions. */
export function Problems({ problems, promises }: ProblemsProps) {
  return (
    <Section id="problems" title={problems.title} lead={problems.lead} ground="paper">
      <ul className="grid gap-4 md:grid-cols-2">
        {problems.pairs.map(({ problem, difference }) => (
          <li key={problem} className="rounded-card border border-line bg-white p-5">
            <h3 className="flex gap-3 text-body font-semibold text-ink-soft">
              <Icon name="x" className="mt-1 size-5" />
              {problem}
            </h3>
            <p className="mt-3 flex gap-3">
              <Icon name="check" className="mt-1 size-5 text-teal" />
              {difference}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="mt-14 text-heading">{problems.promises.title}</h3>
      <p className="mt-3 text-lead">
        <Inline text={problems.promises.lead} />
      </p>
      <PromiseList promises={promises} level={4} />
    </Section>
  )
}
