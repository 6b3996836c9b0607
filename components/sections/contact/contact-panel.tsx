import { QuoteForm } from '@/components/quote/quote-form'
import type { QuoteSetup } from '@/components/quote/setup'
import { ContactLink } from '@/components/ui/contact-link'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { ContactFields } from '@/lib/content/schema/page'
import type { ContactMethod, Entry, OfficePlace } from '@/lib/content/types'
import { siteWords } from '@/lib/content/words'

interface ContactPanelProps {
  page: Entry<ContactFields>
  ways: readonly ContactMethod[]
  /** The first is the one whose hours these are. */
  offices: readonly OfficePlace[]
  officeHours: string
  /** When it is closed, each with the last day. */
  closures: readonly { text: string; until: string }[]
  setup: QuoteSetup
}

/**
 * The quote form in full, and beside it, or below it on small screens, all other ways to contact
 * the company.
 */
export function ContactPanel({ page, ways, offices, officeHours, closures, setup }: ContactPanelProps) {
  const words = siteWords()
  return (
    <Container className="grid gap-x-gutter gap-y-12 py-8 md:py-16 lg:grid-cols-12">
      <section
        id="quote"
        data-asks
        aria-labelledby="quote-title"
        className="edged -mx-4 self-start bg-ground-highlight px-4 py-8 sm:mx-0 sm:rounded-card sm:p-8 lg:col-span-7"
      >
        <h2 id="quote-title" className="text-heading">
          {page.request.title}
        </h2>
        <p className="mt-3 mb-6">
          <Inline text={page.request.lead} />
        </p>
        <QuoteForm setup={setup} id="quote" />
      </section>
      <section aria-labelledby="ways-title" className="min-w-0 lg:col-span-5">
        <h2 id="ways-title" className="text-heading">
          {page.waysTitle}
        </h2>
        <ul className="mt-6 border-t border-line">
          {ways.map((way) => (
            <li key={way.href} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4">
              <Icon name={way.icon} className="mt-1 size-6 text-action" />
              <div className="min-w-0">
                <p className="text-small text-ink-muted">{way.label}</p>
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <Link
                    href={way.href}
                    className="inline-flex min-h-11 items-center text-title font-semibold decoration-action decoration-2 underline-offset-4 hover:underline"
                  >
                    {way.text}
                  </Link>
                  {way.href.startsWith('tel:') && (
                    <CopyButton
                      text={way.text}
                      label={words.copyNumber}
                      name={way.text}
                      small
                      done={`${words.numberCopied}: ${way.text}`}
                    />
                  )}
                </div>
              </div>
            </li>
          ))}
          <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4">
            <Icon name="map-pin" className="mt-1 size-6 text-action" />
            <div>
              <p className="text-small text-ink-muted">{`${words.contact.office}, ${officeHours}`}</p>
              {offices.map(({ address, phone }) => (
                <div key={address} className="mt-1">
                  <address translate="no" className="text-title font-semibold text-balance not-italic">
                    {address}
                  </address>
                  {phone && (
                    <ContactLink {...phone} className="min-h-11 hover:underline" iconClassName="size-5 text-action" />
                  )}
                </div>
              ))}
              {closures.map(({ text, until }) => (
                <p key={text} data-until={until} className="mt-2">
                  {text}
                </p>
              ))}
            </div>
          </li>
        </ul>
        <div className="mt-8 text-small">
          <Prose body={page.body} />
        </div>
      </section>
    </Container>
  )
}
