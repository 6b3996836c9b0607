import clsx from 'clsx'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Container } from '@/components/ui/section'
import type { IconName } from '@/lib/content/schema/common'
import type { PictureData } from '@/lib/content/schema/picture'

/** A part of this page: its anchor and its name. */
interface Jump {
  anchor: string
  name: string
}

interface JumpLinksProps<Link extends Jump> {
  /** What they lead to, for screen readers. */
  label: string
  links: readonly Link[]
}

/** Links to the parts of a long page; `note` stands small behind the name. */
export function JumpLinks({ label, links }: JumpLinksProps<Jump & { note?: string; icon?: IconName }>) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ anchor, name, note, icon }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-small border border-line px-3 hover:border-action"
            >
              {icon && <Icon name={icon} className="size-5 text-action" />}
              {name}
              {note && <span className="text-small text-ink-muted">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The same as a row that stays below the site's header on wide screens; a two-column list on
 * phones.
 */
export function JumpRow({ label, links }: JumpLinksProps<Jump>) {
  return (
    <nav aria-label={label} className="jump-row print:hidden">
      <Container>
        <ul>
          {links.map(({ anchor, name }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{name}</a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}

/** The same with a picture each: beside the name on phones, above it on wide screens. */
export function JumpPictures({ label, links }: JumpLinksProps<Jump & { picture: PictureData }>) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-2 lg:grid-cols-5 lg:gap-6">
        {links.map(({ anchor, name, picture }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={clsx(
                'group card-linked relative flex h-full items-center overflow-clip rounded-small border border-line bg-ground',
                'lg:flex-col lg:items-stretch lg:rounded-card',
              )}
            >
              <Picture
                {...picture}
                alt=""
                sizes="(width >= 64rem) 14rem, 4rem"
                className="w-14 shrink-0 self-stretch lg:w-auto"
                imgClassName="h-full object-cover lg:h-auto"
              />
              <span className="min-w-0 px-2.5 py-2 text-small font-semibold group-hover:underline lg:px-4 lg:py-3">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
