import { Children, type ReactNode } from 'react'
import { AS_IS } from './as-is'
import { Icon } from './icon'
import { siteWords } from '@/lib/content/words'

/** A phone number or an email address, which means something else when it is translated. */
export const CONTACT = /^(\+?[\d\s()]+|\S+@\S+)$/

interface LinkProps {
  href: string
  className?: string | undefined
  /** Whether it links to the current page: set as `aria-current`, which the stylesheet uses too. */
  current?: boolean
  /** Attributes by which browser code finds the link: `data-opens`, `data-counts`. */
  data?: Readonly<Record<`data-${string}`, string>>
  children: ReactNode
}

/**
 * A link to a page of this site, to another site (marked by an icon and by text for screen
 * readers), or to a phone number or email address.
 */
export function Link({ href, className, current = false, data, children }: LinkProps) {
  const isElsewhere = href.startsWith('https:')
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      {...(CONTACT.test(Children.toArray(children).join('')) && AS_IS)}
      rel={isElsewhere ? 'noopener' : undefined}
      {...data}
    >
      {children}
      {isElsewhere && (
        <>
          <Icon name="external-link" className="link-sign size-4" />
          <span className="sr-only">{` (${siteWords().anotherSite})`}</span>
        </>
      )}
    </a>
  )
}
