import NextLink from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from './icon'

interface LinkProps {
  href: string
  className?: string | undefined
  /** Attributes by which the site's script finds the link: `data-opens`, `data-counts`. */
  data?: Readonly<Record<`data-${string}`, string>>
  children: ReactNode
}

/** A link to a page of this site, to another site (marked by a pictogram and by words for screen readers), or to a phone number or mailbox. Nothing is fetched ahead: a menu of forty links would be forty requests. Where the next page begins is the island RouteChange's business, but for links to an anchor, which Next scrolls to. */
export function Link({ href, className, data, children }: LinkProps) {
  if (href.startsWith('/')) {
    return (
      <NextLink href={href} prefetch={false} scroll={href.includes('#')} className={className} {...data}>
        {children}
      </NextLink>
    )
  }
  if (!href.startsWith('https:')) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
      <Icon name="external-link" className="ml-1 inline size-[0.8em] align-baseline" />
      <span className="sr-only"> (another site)</span>
    </a>
  )
}
