import { CopyButton } from '@/components/islands/copy-button.client'
import { QuoteForm } from '@/components/islands/quote-form.client'
import type { QuoteSetup } from '@/components/behaviour/quote-setup'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { ContactFields } from '@/content/schema/page'
import type { ContactWay, Entry } from '@/content/types'

interface ContactPanelProps {
  page: Entry<ContactFields>
  ways: readonly ContactWay[]
  address: string
  officeHours: string
  /** The words of the button that copies a number, and of the message when it is done. */
  copyWords: { copyNumber: string; numberCopied: string; copyFailed: string }
  setup: QuoteSetup
}

/** The quote form in full, and all other ways to reach the company. */
export function ContactPanel({ page, ways, address, officeHours, copyWords, setup }: ContactPanelProps) {
  return (
    <Container className="grid gap-8 py-12 md:py-16 lg:grid-cols-5">
      <section
        id="quote"
        aria-labelledby="quote-title"
        className="self-start rounded-card bg-sand p-5 sm:p-8 lg:col-span-3"
      >
        <h2 id="quote-title" className="text-heading">
          {page.request.title}
        </h2>
        <p className="mt-3 mb-6">
          <Inline text={page.request.lead} />
        </p>
        <QuoteForm {...setup} />
      </section>
      <section aria-labelledby="ways-title" className="min-w-0 lg:col-span-2">
        <h2 id="ways-title" className="text-heading">
          {page.waysTitle}
        </h2>
        <ul className="mt-4 space-y-3">
          {ways.map((way) => (
            <li key={way.href} className="flex items-start gap-3">
              <Icon name={way.icon} className="mt-1 size-6 text-teal" />
              <div className="min-w-0">
                <p className="text-small text-ink-soft">{way.label}</p>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <Link
                    href={way.href}
                    className="text-link inline-flex min-h-8 items-center text-title font-semibold wrap-anywhere"
                  >
                    {way.text}
                  </Link>
                  {way.href.startsWith('tel:') && (
                    <CopyButton
                      text={way.text}
                      label={copyWords.copyNumber}
                      name={way.text}
                      done={`${copyWords.numberCopied}: ${way.text}`}
                      failed={copyWords.copyFailed}
                    />
                  )}
                </div>
              </div>
            </li>
          ))}
          <li className="flex items-start gap-3">
            <Icon name="map-pin" className="mt-1 size-6 text-teal" />
            <div>
              <p className="text-small text-ink-soft">Office, {officeHours}</p>
              <address className="not-italic">{address}</address>
            </div>
          </li>
        </ul>
        <div className="mt-8">
          <Prose body={page.body} />
        </div>
      </section>
    </Container>
  )
}
