import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import type { SiteFields } from '@/content/schema/site'

/** Every promise of the company with its condition; `level` is that of the headings. */
export function PromiseList({ promises, level }: { promises: SiteFields['promises']; level: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(promises).map(([name, { icon, title, text }]) => (
        <li key={name}>
          <Icon name={icon} className="size-7 text-teal" />
          <Heading className="mt-2 text-title first-letter:uppercase">{title}</Heading>
          <p className="prose mt-1">
            <Inline text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
