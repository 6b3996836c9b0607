import type { ReactNode } from 'react'
import { EmbedFrame } from '@/components/quote/embed-frame.client'
import { FrameIsland } from '@/components/quote/frame-island'
import { QuotePanel } from '@/components/quote/quote-panel'
import type { QuoteSetup, Subject } from '@/components/quote/setup'
import { ContactLink } from '@/components/ui/contact-link'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { HomeFields } from '@/lib/content/schema/home'
import type { QuoteFields } from '@/lib/content/schema/quote'
import type { ContactMethod, NavLink } from '@/lib/content/types'

interface QuoteAndBookingProps {
  quote: HomeFields['quote']
  booking: HomeFields['booking']
  setup: QuoteSetup
  /** The words around a provider's frame. */
  frameWords: QuoteFields['frame']
  bookingLink: NavLink
  ways: readonly ContactMethod[]
}

/**
 * The two ways to begin, on the page's one dark background: the form on white, and beside it what a
 * quote and a walkthrough are, with the phone number and the email address. The form asks for
 * walkthrough times as well; a provider's calendar has a row of its own.
 */
export function QuoteAndBooking({ quote, booking, setup, frameWords, bookingLink, ways }: QuoteAndBookingProps) {
  const { embeds } = setup
  const both = { ways, setup, frameWords }
  return (
    <div className="space-y-10 bg-ground-strong py-7 md:py-12 print:bg-ground print:py-0">
      <Row id="quote" {...quote} {...both} subject="quote">
        {!embeds.walkthrough && (
          <div id="booking" className="marked mt-6 border-t border-on-dark-muted/50 pt-5">
            <h3 className="text-title">{booking.title}</h3>
            <Intro lead={booking.lead} points={booking.points} />
            <QuoteButton {...bookingLink} about="walkthrough" className="mt-4 screen-only" />
          </div>
        )}
      </Row>
      {embeds.walkthrough && <Row id="booking" {...booking} {...both} subject="walkthrough" />}
    </div>
  )
}

interface RowProps {
  /** The anchor, from which the ids of the form and its controls derive. */
  id: string
  title: string
  lead: string
  points: readonly string[]
  ways: readonly ContactMethod[]
  setup: QuoteSetup
  frameWords: QuoteFields['frame']
  subject: Subject
  /** Below the points. */
  children?: ReactNode
}

/** A row: its introduction, and beside it the form or the provider's frame. */
function Row({ id, title, lead, points, ways, setup, frameWords, subject, children }: RowProps) {
  const embed = setup.embeds[subject]
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Container className="grid items-start gap-x-gutter gap-y-6 lg:grid-cols-12">
        <div className="on-dark text-on-dark lg:sticky lg:top-below-header lg:col-span-4 print:text-ink">
          <h2 id={`${id}-title`} className="text-heading">
            {title}
          </h2>
          <Intro lead={lead} points={points} />
          {children}
          <ul className="mt-4 flex flex-wrap gap-x-6">
            {ways.map((way) => (
              <li key={way.href}>
                <ContactLink {...way} className="min-h-11 hover:underline" iconClassName="size-5 text-accent" />
              </li>
            ))}
          </ul>
        </div>
        <div className="edged screen-only rounded-card bg-ground-raised p-5 sm:p-6 lg:col-span-8">
          <QuotePanel
            setup={setup}
            id={id}
            subject={subject}
            frame={
              embed && (
                <FrameIsland embed={embed} words={frameWords}>
                  <EmbedFrame embed={embed} words={frameWords} />
                </FrameIsland>
              )
            }
            // The short form: this page is the heaviest of all, and the full form is one press
            // away.
            isShort={!embed}
          />
        </div>
      </Container>
    </section>
  )
}

function Intro({ lead, points }: { lead: string; points: readonly string[] }) {
  return (
    <>
      <p className="mt-3">
        <Inline text={lead} />
      </p>
      {points.length > 0 && <TickList items={points} className="mt-4" />}
    </>
  )
}
