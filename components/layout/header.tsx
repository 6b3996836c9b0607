import { ContactLink } from '@/components/ui/contact-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import { Tooltip } from '@/components/ui/tooltip'
import type { ContactMethod, Navigation, NavItem, NavLink } from '@/lib/content/types'
import { SkipLink } from './skip-link'
import { siteWords } from '@/lib/content/words'

/** A word that is capitalised because it is part of a label: “Our Services”. */
const TITLE_CASE = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu

interface HeaderProps {
  /** The path of the current page, which is marked in the menus. */
  path: string | null
  shortName: string
  navigation: Navigation
  quote: NavLink
  phone: ContactMethod
  helpdesk?: ContactMethod
  email: ContactMethod
  trustLine: readonly { title: string; text: string }[]
}

/**
 * The header of every page: top bar, logo, menus, quote button. Below 1024 px a toggle shows and
 * hides the menus (components/layout/header.css); components/enhancements/menu.ts adds their
 * behaviour.
 */
export function Header({ path, shortName, navigation, quote, trustLine, ...ways }: HeaderProps) {
  const words = siteWords().menus
  return (
    <header className="site-header border-b border-line bg-ground print:static">
      <SkipLink />
      <TopBar {...ways} trustLine={trustLine} />
      <Container className="flex min-h-16 flex-wrap items-center gap-2 lg:justify-between lg:gap-x-4">
        <Link
          href={navigation.home}
          // A long name takes two lines before the buttons take a second row.
          className="flex min-h-11 max-w-max flex-[1_1_10rem] items-center rounded-small no-underline max-lg:me-auto"
        >
          <Logo name={shortName} />
          <span className="sr-only">{`: ${words.home}`}</span>
        </Link>
        {/* It toggles the element after it, and has no content of its own. */}
        <details className="menu-toggle">
          <summary>
            <Icon name="menu" className="size-5" />
            <Icon name="x" className="size-5" />
            {words.open}
          </summary>
        </details>
        <nav aria-label={words.main} data-later className="menu">
          <ul>
            {navigation.main.map((item) => (
              <li key={item.href}>
                <MenuItem item={item} path={path} />
              </li>
            ))}
          </ul>
          <div className="lg:hidden">
            <QuoteButton {...quote} className="mt-5 w-full" />
            <p className="mt-4 sm:hidden">
              <ContactLink {...ways.email} className="hover:underline" iconClassName="size-4" />
            </p>
            <TrustLine items={trustLine} tooltips="above" className="mt-4 text-small" />
          </div>
        </nav>
        <div className="hidden screen-only sm:block">
          <QuoteButton {...quote} />
        </div>
      </Container>
    </header>
  )
}

function TopBar({
  phone,
  helpdesk,
  email,
  trustLine,
}: Pick<HeaderProps, 'phone' | 'helpdesk' | 'email' | 'trustLine'>) {
  return (
    <div className="on-dark bg-ground-strong text-small text-on-dark print:bg-ground print:text-ink">
      <Container className="flex min-h-strip flex-wrap items-center justify-between gap-x-6">
        <ul className="flex grow flex-wrap items-center justify-between gap-x-5 sm:grow-0">
          <li>
            <ContactLink {...phone} className="hover:underline" iconClassName="size-4" />
          </li>
          <li className="hidden sm:block print:block">
            <ContactLink {...email} className="hover:underline" iconClassName="size-4" />
          </li>
          {helpdesk && (
            <li>
              <Link
                href={helpdesk.href}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-small font-semibold text-accent"
              >
                <Icon name="headset" className="size-4" />
                {helpdesk.label}
                <span translate="no" className="sr-only">{` ${helpdesk.text}`}</span>
              </Link>
            </li>
          )}
        </ul>
        <TrustLine items={trustLine} tooltips="below" className="hidden gap-x-4 whitespace-nowrap lg:flex" />
      </Container>
    </div>
  )
}

interface TrustLineProps {
  items: HeaderProps['trustLine']
  tooltips: 'above' | 'below'
  className: string
}

function TrustLine({ items, tooltips, className }: TrustLineProps) {
  if (items.length === 0) return null
  return (
    <ul className={className}>
      {items.map(({ title, text }, i) => (
        <li key={title} className="relative">
          <Tooltip id={`trust-${tooltips}-${i}`} text={text} side={tooltips}>
            <Icon name="check" className="size-4" />
            {title}
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}

interface MenuItemProps {
  item: NavItem
  path: string | null
}

/**
 * A link, or a disclosure with links, the first of which leads to the item's own page unless the
 * item lists it already.
 */
function MenuItem({ item: { name, href, groups }, path }: MenuItemProps) {
  if (groups.length === 0) {
    return (
      <Link href={href} current={href === path} className="menu-entry">
        {name}
      </Link>
    )
  }
  const isListed = groups.some(({ links }) => links.some((link) => link.href === href))
  return (
    // A wide panel is aligned to the left of the bar, so that it fits the viewport; a narrow one to
    // its trigger.
    <details name="menu" data-narrow={groups.length === 1 || undefined}>
      <summary className="menu-entry">
        {name}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <div className="menu-panel">
        <div>
          {!isListed && (
            <Link href={href} current={href === path} className="menu-all">
              {`${siteWords().menus.allOf} ${name.replaceAll(TITLE_CASE, (word) => word.toLowerCase())}`}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          )}
          <div className="menu-groups">
            {groups.map(({ title, links }) => (
              <div key={title ?? name}>
                {title && <p>{title}</p>}
                <ul>
                  {links.map((link) => (
                    <li key={link.href}>
                      <Link href={link.href} current={link.href === path}>
                        {link.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </details>
  )
}
