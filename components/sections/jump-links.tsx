import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/content/schema/common'

interface JumpLinksProps {
  /** What they lead to, for screen readers. */
  label: string
  /** Anchors on this page; `note` stands small behind the name. */
  links: readonly { anchor: string; name: string; note?: string; icon?: IconName }[]
}

/** Links to the parts of a long page. */
export function JumpLinks({ label, links }: JumpLinksProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ anchor, name, note, icon }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-small border border-line px-3 hover:border-teal"
            >
              {icon && <Icon name={icon} className="size-5 text-teal" />}
              {name}
              {note && <span className="text-small text-ink-soft">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
