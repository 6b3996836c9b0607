import clsx from 'clsx'
import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import type { SiteFields } from '@/lib/content/schema/site'

const LOOKS = {
  /** On a light background, folded below a third-level heading; without icons. */
  light: {
    list: 'mt-4',
    item: 'border-line py-4',
    Title: 'h4',
    title: 'font-semibold tracking-normal',
    text: 'text-ink-muted',
  },
  /** On a dark background, below a second-level heading. */
  dark: {
    list: 'mt-8',
    item: 'grid grid-cols-[auto_1fr] gap-x-4 border-brand py-5 sm:py-6',
    Title: 'h3',
    title: 'text-body leading-snug',
    text: '',
  },
} as const

interface PromiseListProps extends Pick<SiteFields, 'promises'> {
  look: keyof typeof LOOKS
}

/** Every promise of the company with its conditions, each below a thin line. */
export function PromiseList({ promises, look }: PromiseListProps) {
  const { list, item, Title, title, text } = LOOKS[look]
  return (
    <ul className={clsx('grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3', list)}>
      {Object.entries(promises).map(([name, promise]) => (
        <li key={name} className={clsx('border-t print:break-inside-avoid', item)}>
          {look === 'dark' && <Icon name={promise.icon} className="size-6 text-on-dark-muted" />}
          <div>
            <Title className={clsx('first-letter:uppercase', title)}>{promise.title}</Title>
            <p className={clsx('prose mt-1 text-small', text)}>
              <Inline text={promise.text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
