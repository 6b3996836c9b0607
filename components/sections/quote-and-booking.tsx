import { ButtonLink } from '@/components/ui/button-link'
import { ContactLink } from '@/components/ui/contact-link'
import { Inline } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { HomeFields } from '@/content/schema/page'
import type { ContactWay, NavLink } from '@/content/types'

interface QuoteAndBookingProps {
  quote: HomeFields['quote']
  booking: HomeFields['booking']
  quoteLink: NavLink
  bookingLink: NavLink
  ways: readonly ContactWay[]
}

/** The two ways to begin: asking for a quote and booking a walkthrough, each with the contact page, the phone and the mailbox. */
export function QuoteAndBooking({ quote, booking, quoteLink, bookingLink, ways }: QuoteAndBookingProps) {
  return (
    <div className="bg-sand py-14 md:py-20">
      <Container className="grid gap-6 lg:grid-cols-2">
        <Panel id="quote" {...quote} link={quoteLink} ways={ways} />
        <Panel id="booking" {...booking} link={bookingLink} ways={ways} />
      </Container>
    </div>
  )
}

interface PanelProps {
  id: string
  title: string
  lead: string
  points: readonly string[]
  link: NavLink
  ways: readonly ContactWay[]
}

function Panel({ id, title, lead, points, link, ways }: PanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col rounded-card bg-white p-6 md:p-8">
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <p className="mt-3 text-lead">
        <Inline text={lead} />
      </p>
      <TickList items={points} className="mt-5" />
      <ButtonLink href={link.href} className="mt-8">
        {link.name}
      </ButtonLink>
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
