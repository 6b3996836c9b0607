import clsx from 'clsx'
import type { ReactNode } from 'react'
import { EmbedFrame } from '@/components/quote/embed-frame.client'
import { FrameIsland } from '@/components/quote/frame-island'
import { formId } from '@/components/quote/quote-form'
import { QuotePanel } from '@/components/quote/quote-panel'
import type { QuoteSetup, Subject } from '@/components/quote/setup'
import { WalkthroughTimes } from '@/components/quote/walkthrough-times'
import { ContactLink } from '@/components/ui/contact-link'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { HomeFields } from '@/lib/content/schema/home'
import type { ContactMethod, NavLink } from '@/lib/content/types'

/** The id of the quote form's section, from which those of the form and its controls derive. */
const QUOTE = 'quote'

interface QuoteAndBookingProps {
  quote: HomeFields['quote']
  booking: HomeFields['booking']
  setup: QuoteSetup
  bookingLink: NavLink
  ways: readonly ContactMethod[]
}

/**
 * The two ways to begin, on the page's one dark ground: the quote form on white, and beside it
 * booking a walkthrough, each with the phone and the mailbox.
 */
export function QuoteAndBooking({ quote, booking, setup, bookingLink, ways }: QuoteAndBookingProps) {
  const calendar = setup.embeds.walkthrough
  /** Whether the times for a walkthrough are asked beside the site's own form, and sent with it. */
  const asksTimes = !calendar && !setup.embeds.quote
  return (
    <div className="bg-ground-strong py-10 md:py-24 print:bg-ground print:py-0">
      <Container className="grid items-start gap-x-gutter gap-y-8 lg:grid-cols-12">
        <Panel id={QUOTE} {...quote} ways={ways} className="lg:col-span-7">
          <QuotePanel
            setup={setup}
            id={QUOTE}
            subject="quote"
            frame={<Frame setup={setup} subject="quote" />}
            // The page is the heaviest as it is; the form in full is one press away.
            isShort={asksTimes}
          />
        </Panel>
        {/* What is filled in is light, and so is what stands around it. */}
        <Panel id="booking" {...booking} ways={ways} dark={!calendar && !asksTimes} className="lg:col-span-5">
          {calendar ? (
            <QuotePanel
              setup={setup}
              id="booking"
              subject="walkthrough"
              frame={<Frame setup={setup} subject="walkthrough" />}
            />
          ) : (
            <>
              {asksTimes && (
                <>
                  <WalkthroughTimes
                    id={`${QUOTE}-times`}
                    words={setup.words}
                    office={setup.office}
                    form={formId(QUOTE)}
                  />
                  <p className="mt-4 mb-3">{booking.together}</p>
                </>
              )}
              <QuoteButton
                {...bookingLink}
                // Without script what is ticked goes out with the form of this page.
                {...(asksTimes && { href: `#${QUOTE}` })}
                about="walkthrough"
                className="max-sm:w-full"
              />
            </>
          )}
        </Panel>
      </Container>
    </div>
  )
}

/** The provider's frame, where one is configured. */
function Frame({ setup, subject }: { setup: QuoteSetup; subject: Subject }) {
  const embed = setup.embeds[subject]
  const { frame: words } = setup.words
  return (
    embed && (
      <FrameIsland embed={embed} words={words}>
        <EmbedFrame embed={embed} words={words} />
      </FrameIsland>
    )
  )
}

interface PanelProps {
  id: string
  title: string
  lead: string
  points: readonly string[]
  ways: readonly ContactMethod[]
  dark?: boolean
  className: string
  children: ReactNode
}

function Panel({ id, title, lead, points, ways, dark = false, className, children }: PanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'p-5 sm:p-8',
        dark
          ? 'on-dark text-on-dark lg:sticky lg:top-below-header lg:px-0 print:text-ink'
          : 'rounded-card bg-ground-raised',
        className,
      )}
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <p className={clsx('mt-3 text-lead', !dark && 'text-ink-muted')}>
        <Inline text={lead} />
      </p>
      {points.length > 0 && <TickList items={points} className="mt-5" />}
      <div className="mt-8 screen-only">{children}</div>
      <ul className="mt-5 flex flex-wrap gap-x-6">
        {ways.map((way) => (
          <li key={way.href}>
            <ContactLink {...way} className="text-link min-h-11" />
          </li>
        ))}
      </ul>
    </section>
  )
}
