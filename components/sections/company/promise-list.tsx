import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { AboutFields } from '@/lib/content/schema/page'
import type { SiteFields } from '@/lib/content/schema/site'

interface PromiseListProps {
  promises: SiteFields['promises']
  /** That of the headings. */
  level: 3 | 4
}

/** The company's promises under a heading of their own, on dark ground. */
export function Promises({ title, lead, promises }: AboutFields['promises'] & Pick<PromiseListProps, 'promises'>) {
  return (
    <Section id="promises" title={title} lead={lead} ground="strong">
      <PromiseList promises={promises} level={3} />
    </Section>
  )
}

/** Every promise of the company with its condition, under fine lines. */
export function PromiseList({ promises, level }: PromiseListProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(promises).map(([name, { icon, title, text }]) => (
        <li
          key={name}
          className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-5 in-[.on-dark]:border-brand sm:py-6"
        >
          <Icon name={icon} className="size-6 text-action in-[.on-dark]:text-on-dark-muted" />
          <div>
            <Heading className="text-body leading-snug first-letter:uppercase">{title}</Heading>
            <p className="prose mt-1 text-small">
              <Inline text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
