import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { TileLink } from '@/components/ui/tile-link'

interface LinkRowProps {
  name: string
  href: string
  /** The level of its heading. */
  Heading: 'h2' | 'h3'
  /** The last day on which it applies. */
  until?: string | undefined
  /** What it says of the page, below its name. */
  children: ReactNode
}

/** An item of a list that leads to a page: a row with the page's name and an arrow. */
export function LinkRow({ name, href, Heading, until, children }: LinkRowProps) {
  return (
    <li data-until={until} className="relative border-t border-line py-5 hover:border-action md:py-8">
      <Heading className="text-title">
        <TileLink
          href={href}
          className="flex items-center justify-between gap-4 decoration-action decoration-2 underline-offset-4"
        >
          {name}
          <Icon name="arrow-right" className="size-6 text-action" />
        </TileLink>
      </Heading>
      {children}
    </li>
  )
}
