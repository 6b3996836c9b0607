import clsx from 'clsx'
import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import type { SiteFields } from '@/lib/content/schema/site'

const LOOKS = {
  /** On light ground, below a heading of level 3. */
  light: {
    list: 'mt-4',
    item: 'gap-x-3 border-line py-4',
    icon: 'mt-0.5 size-5 text-action',
    Title: 'h4',
    title: 'font-semibold tracking-normal',
    text: 'text-ink-muted',
  },
  /** On dark ground, below a heading of level 2. */
  dark: {
    list: 'mt-8',
    item: 'gap-x-4 border-brand py-5 sm:py-6',
    icon: 'size-6 text-on-dark-muted',
    Title: 'h3',
    title: 'text-body leading-snug',
    text: '',
  },
} as const

interface PromiseListProps extends Pick<SiteFields, 'promises'> {
  look: keyof typeof LOOKS
}

/** Every promise of the company with its conditions, each under a fine line. */
export function PromiseList({ promises, look }: PromiseListProps) {
  const { list, item, icon, Title, title, text } = LOOKS[look]
  return (
    <ul className={clsx('grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3', list)}>
      {Object.entries(promises).map(([name, promise]) => (
        <li key={name} className={clsx('grid grid-cols-[auto_1fr] border-t print:break-inside-avoid', item)}>
          <Icon name={promise.icon} className={icon} />
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
