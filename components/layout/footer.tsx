import { Fragment } from 'react'
import clsx from 'clsx'
import { ContactLink } from '@/components/ui/contact-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { SampleTag } from '@/components/ui/sample-tag'
import { Container } from '@/components/ui/section'
import type { ContactMethod, Navigation, NavLink, OfficePlace } from '@/lib/content/types'
import { siteWords } from '@/lib/content/words'

const CONTACT = 'hover:underline max-md:min-h-11 md:min-h-7'

interface FooterProps {
  shortName: string
  legalName: string
  abn: { value: string; sample?: true | undefined }
  summary: string
  offices: readonly OfficePlace[]
  officeHours: string
  /** When it is closed, each with the last day. */
  closures: readonly { text: string; until: string }[]
  ways: readonly ContactMethod[]
  promises: readonly { title: string }[]
  navigation: Navigation
}

/**
 * The footer of every page: company details, contact methods, links to every page, and the
 * promises.
 */
export function Footer({
  shortName,
  legalName,
  abn,
  summary,
  offices,
  officeHours,
  closures,
  ways,
  promises,
  navigation,
}: FooterProps) {
  const { footer: words, contact } = siteWords()
  const more = navigation.main.filter(
    ({ groups, href }) => groups.length === 0 && !navigation.about.some((link) => link.href === href),
  )
  return (
    <footer className="on-dark bg-ground-strong py-8 text-on-dark md:py-10 print:bg-ground print:py-4 print:text-ink">
      <Container>
        <h2 className="sr-only">{words.about}</h2>
        <div
          className={clsx(
            'grid gap-x-10 gap-y-8 md:grid-cols-2',
            promises.length > 0 ? 'lg:grid-cols-[8fr_8fr_7fr_5fr] lg:gap-x-6' : 'lg:grid-cols-3',
          )}
        >
          <div className="space-y-4">
            {/* On paper the header already shows these. */}
            <div className="screen-only space-y-4">
              <Logo name={shortName} />
              <p className="text-small max-md:hidden">{summary}</p>
              <ul className="gap-x-6 max-md:flex max-md:flex-wrap md:space-y-1">
                {ways.map((way) => (
                  <li key={way.href}>
                    <ContactLink {...way} className={CONTACT} iconClassName="size-5 text-accent" />
                  </li>
                ))}
              </ul>
            </div>
            <div className="text-small">
              {offices.map(({ address, phone }) => (
                <Fragment key={address}>
                  <address translate="no" className="text-balance not-italic">
                    {address}
                  </address>
                  {phone && <ContactLink {...phone} className={CONTACT} iconClassName="size-4 text-accent" />}
                </Fragment>
              ))}
              <p>{`${contact.hours}: ${officeHours}`}</p>
              {closures.map(({ text, until }) => (
                <p key={text} data-until={until}>
                  {text}
                </p>
              ))}
            </div>
          </div>
          <FooterList title={words.services} links={navigation.services} />
          <FooterList title={words.company} links={[...more, ...navigation.about]} />
          {promises.length > 0 && (
            <div className="screen-only max-md:hidden">
              <h3 className="text-title">{words.promises}</h3>
              <ul className="mt-3 space-y-2 text-small">
                {promises.map(({ title }) => (
                  <li key={title} className="flex gap-2">
                    <Icon name="check" className="mt-0.5 size-4 text-accent" />
                    {title}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {navigation.areas.length > 0 && (
          <nav aria-label={words.suburbs} className="mt-8 screen-only text-small max-md:hidden">
            <h3 className="text-title">{words.areas}</h3>
            <Links links={navigation.areas} names className="mt-2 flex flex-wrap gap-x-5" />
          </nav>
        )}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-on-dark-muted/50 pt-4 text-small print:mt-2">
          <p className="wrap-anywhere">
            © <span translate="no">{legalName}</span> {`· ${words.abn} ${abn.value}`} {abn.sample && <SampleTag />}
          </p>
          <nav aria-label={words.legal} className="screen-only">
            <Links links={navigation.legal} className="flex flex-wrap gap-x-6" />
          </nav>
        </div>
      </Container>
    </footer>
  )
}

function FooterList({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={title} className="screen-only">
      <h3 className="text-title">{title}</h3>
      <Links links={links} className="mt-3 max-md:columns-2 lg:columns-2 lg:text-small" />
    </nav>
  )
}

interface LinksProps {
  links: readonly NavLink[]
  /** Whether they are proper names, which are not translated. */
  names?: boolean
  className: string
}

function Links({ links, names = false, className }: LinksProps) {
  return (
    <ul translate={names ? 'no' : undefined} className={clsx('footer-links', className)}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
