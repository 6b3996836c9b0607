import { CopyButton } from '@/components/islands/copy-button.client'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { ContactFields } from '@/content/schema/page'
import type { ContactWay, Entry } from '@/content/types'

interface ContactPanelProps {
  page: Entry<ContactFields>
  ways: readonly ContactWay[]
  address: string
  officeHours: string
  /** The words of the button that copies a number, and of the message when it is done. */
  copyWords: { copyNumber: string; numberCopied: string }
  /** A draft of a message that asks what a quote needs to know. */
  draftHref: string
}

/** All ways to reach the company, and the start of a quote. */
export function ContactPanel({ page, ways, address, officeHours, copyWords, draftHref }: ContactPanelProps) {
  return (
    <Container className="grid gap-8 py-12 md:py-16 lg:grid-cols-2">
      <section id="quote" aria-labelledby="quote-title" className="self-start rounded-card bg-sand p-6 md:p-8">
        <h2 id="quote-title" className="text-heading">
          {page.prepare.title}
        </h2>
        <p className="mt-3">
          <Inline text={page.prepare.lead} />
        </p>
        <TickList items={page.prepare.items} className="mt-4" />
        <div className="mt-6">
          <ButtonLink href={draftHref}>{page.prepare.button}</ButtonLink>
        </div>
      </section>
      <section aria-labelledby="ways-title" className="min-w-0">
        <h2 id="ways-title" className="text-heading">
          {page.waysTitle}
        </h2>
        <ul className="mt-4 space-y-3">
          {ways.map((way) => (
            <li key={way.href} className="flex items-start gap-3">
              <Icon name={way.icon} className="mt-1 size-6 text-teal" />
              <div className="min-w-0">
                <p className="text-small text-ink-soft">{way.label}</p>
                <div className="flex flex-wrap items-center gap-x-4">
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
                      doneToast={`${copyWords.numberCopied}: ${way.text}`}
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
