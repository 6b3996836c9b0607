import { QuotePanel } from '@/components/islands/quote-panel.client'
import type { QuoteSetup } from '@/components/behaviour/quote-setup'
import { ContactLink } from '@/components/ui/contact-link'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { Embed } from '@/content/schema/embed'
import type { HomeFields } from '@/content/schema/page'
import type { ContactWay, NavLink } from '@/content/types'
import type { ReactNode } from 'react'

interface QuoteAndBookingProps {
  quote: HomeFields['quote']
  booking: HomeFields['booking']
  setup: QuoteSetup
  /** The providers' frames, null where the site's own form or call stands. */
  embeds: Record<'form' | 'calendar', Embed | null>
  bookingLink: NavLink
  ways: readonly ContactWay[]
}

/** The two ways to begin: the quote form, and booking a walkthrough, each with the phone and the mailbox beside it. */
export function QuoteAndBooking({ quote, booking, setup, embeds, bookingLink, ways }: QuoteAndBookingProps) {
  return (
    <div className="bg-sand py-14 md:py-20">
      <Container className="grid items-start gap-6 lg:grid-cols-5">
        <Panel id="quote" {...quote} ways={ways} className="lg:col-span-3">
          <QuotePanel setup={setup} embed={embeds.form} />
        </Panel>
        <Panel id="booking" {...booking} ways={ways} className="lg:col-span-2">
          {embeds.calendar ? (
            <QuotePanel setup={setup} embed={embeds.calendar} asksWalkthrough />
          ) : (
            <QuoteButton {...bookingLink} about="walkthrough" className="w-full" />
          )}
        </Panel>
      </Container>
    </div>
  )
}

interface PanelProps {
  id: string
  title: string
  lead: string
  points: readonly string[]
  ways: readonly ContactWay[]
  className: string
  children: ReactNode
}

function Panel({ id, title, lead, points, ways, className, children }: PanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`rounded-card bg-white p-5 sm:p-8 ${className}`}>
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <p className="mt-3 text-lead">
        <Inline text={lead} />
      </p>
      <TickList items={points} className="mt-5" />
      <div className="mt-8">{children}</div>
      <ul className="mt-5 flex flex-wrap gap-x-6">
        {ways.map((way) => (
          <li key={way.href}>
            <ContactLink {...way} className="text-link" />
          </li>
        ))}
      </ul>
    </section>
  )
}
