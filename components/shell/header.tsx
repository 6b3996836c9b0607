import { Menu } from '@/components/islands/menu.client'
import { ContactLink } from '@/components/ui/contact-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import { Tooltip } from '@/components/ui/tooltip'
import type { ContactWay, Navigation, NavItem, NavLink } from '@/content/types'

interface HeaderProps {
  shortName: string
  navigation: Navigation
  quote: NavLink
  phone: ContactWay
  helpdesk: ContactWay
  email: ContactWay
  trustLine: readonly { title: string; text: string }[]
}

/** The head of every page: top bar, logo, menus, quote button. Below 1024 px the menus stand behind a toggle. */
export function Header({ shortName, navigation, quote, trustLine, ...ways }: HeaderProps) {
  return (
    <header className="sticky -top-10 z-20 border-b border-line bg-white print:static">
      <TopBar {...ways} trustLine={trustLine} />
      <Container className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link href={navigation.main[0]?.href ?? '/'} className="flex min-h-11 items-center rounded-small no-underline">
          <Logo name={shortName} />
          <span className="sr-only">: home page</span>
        </Link>
        <nav aria-label="Main" className="hidden lg:block print:hidden">
          <ul className="relative flex items-center gap-1">
            {navigation.main.map((item) => (
              <li key={item.href}>
                <BarItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2 print:hidden">
          <div className="hidden sm:block">
            <QuoteButton {...quote} />
          </div>
          <SmallScreenMenu navigation={navigation} quote={quote} email={ways.email} trustLine={trustLine} />
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
    <div className="on-dark bg-harbour text-small text-white print:bg-white print:text-ink">
      <Container className="flex min-h-10 flex-wrap items-center justify-between gap-x-6">
        <ul className="flex grow flex-wrap items-center justify-between gap-x-5 sm:grow-0">
          <li>
            <ContactLink {...phone} className="whitespace-nowrap hover:underline" iconClassName="size-4" />
          </li>
          <li className="hidden sm:block print:block">
            <ContactLink {...email} className="hover:underline" iconClassName="size-4" />
          </li>
          <li>
            <Link
              href={helpdesk.href}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-small font-semibold text-sun"
            >
              <Icon name="headset" className="size-4" />
              {helpdesk.label}
              <span className="sr-only">: {helpdesk.text}</span>
            </Link>
          </li>
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

const BAR_ENTRY = 'flex min-h-11 items-center gap-1 rounded-small px-3 text-small font-semibold hover:bg-teal-soft'

function BarItem({ item }: { item: NavItem }) {
  if (item.groups.length === 0) {
    return (
      <Link href={item.href} className={BAR_ENTRY}>
        {item.name}
      </Link>
    )
  }
  return (
    <Menu
      set="main-menu"
      openOnHover
      // A wide panel starts at the left of the bar, so that it ends on the screen; a narrow one under its trigger.
      className={item.groups.length > 1 ? undefined : 'relative'}
      triggerClassName={BAR_ENTRY}
      trigger={
        <>
          {item.name}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </>
      }
    >
      {/* The padding bridges the gap to the panel, so that the pointer can travel into it. */}
      <div className="absolute top-full left-0 pt-2">
        <div className="rounded-card border border-line bg-white p-5 shadow-float">
          <MenuGroups item={item} columns />
        </div>
      </div>
    </Menu>
  )
}

/** The links of a menu. A menu whose page is not among its own links begins with a link to it. */
function MenuGroups({ item, columns = false }: { item: NavItem; columns?: boolean }) {
  const listed = item.groups.some(({ links }) => links.some(({ href }) => href === item.href))
  return (
    <>
      {!listed && (
        <Link
          href={item.href}
          className="mb-3 flex min-h-11 items-center gap-1.5 font-semibold text-teal hover:underline"
        >
          All of {item.name.toLowerCase()}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
      <div className={columns ? 'flex gap-8' : 'space-y-3'}>
        {item.groups.map(({ title, links }) => (
          <div key={title ?? item.name}>
            {title && <p className="pb-1 text-small whitespace-nowrap text-ink-soft">{title}</p>}
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    className="flex min-h-11 items-center rounded-small whitespace-nowrap hover:text-teal hover:underline lg:min-h-9"
                  >
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

function SmallScreenMenu({
  navigation,
  quote,
  email,
  trustLine,
}: Pick<HeaderProps, 'navigation' | 'quote' | 'email' | 'trustLine'>) {
  return (
    <Menu
      set="small-menu"
      className="lg:hidden"
      triggerClassName="flex min-h-11 items-center gap-2 rounded-small border-2 border-teal px-3 font-semibold text-teal"
      trigger={
        <>
          <Icon name="menu" className="size-5 group-open:hidden" />
          <Icon name="x" className="hidden size-5 group-open:block" />
          Menu
        </>
      }
    >
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-6.5rem)] overflow-y-auto border-b border-line bg-white px-4 pb-8 shadow-float sm:px-6"
      >
        <ul className="divide-y divide-line">
          {navigation.main.map((item) => (
            <li key={item.href}>
              {item.groups.length === 0 ? (
                <Link href={item.href} className="flex min-h-12 items-center font-semibold">
                  {item.name}
                </Link>
              ) : (
                <details className="group/part">
                  <summary className="flex min-h-12 items-center justify-between font-semibold">
                    {item.name}
                    <Icon name="chevron-down" className="size-5 group-open/part:rotate-180" />
                  </summary>
                  <div className="pb-4 pl-3">
                    <MenuGroups item={item} />
                  </div>
                </details>
              )}
            </li>
          ))}
        </ul>
        <QuoteButton {...quote} className="mt-5 w-full" />
        <p className="mt-4 sm:hidden">
          <ContactLink {...email} className="hover:underline" iconClassName="size-4" />
        </p>
        <TrustLine items={trustLine} tooltips="above" className="mt-4 text-small" />
      </nav>
    </Menu>
  )
}
