import clsx from 'clsx'
import { Icon } from './icon'
import { Inline } from './prose'

interface TickListProps {
  /** Lines of text, which may contain Markdown links. */
  items: readonly string[]
  /** In the small font size of cards. */
  small?: boolean
  className?: string
}

/** What is included or available, each with a tick icon. */
export function TickList({ items, small = false, className }: TickListProps) {
  return (
    <ul className={clsx(small ? 'space-y-1.5 text-small' : 'space-y-2', className)}>
      {items.map((item) => (
        <li key={item} className={clsx('flex', small ? 'gap-2' : 'gap-3')}>
          <Icon
            name="check"
            className={clsx('text-action in-[.on-dark]:text-accent', small ? 'mt-0.5 size-4' : 'mt-1 size-5')}
          />
          <span>
            <Inline text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
