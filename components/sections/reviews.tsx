import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import { MoreLink } from '@/components/ui/more-link'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import type { Entry, NavLink } from '@/lib/content/types'
import type { ReviewFields } from '@/lib/content/schema/review'
import { inSentence } from '@/lib/content/words'

/** A review with the names that its slugs refer to. */
export interface ReviewCard {
  review: Entry<ReviewFields>
  service: NavLink
  suburb: string
}

interface ReviewsProps {
  title: string
  lead: string
  /** The label of the disclosure with the smaller ones; their number follows. */
  rest: string
  cards: readonly ReviewCard[]
  more?: NavLink | undefined
}

/** The number of reviews that are shown large, in a row of as many columns. */
const LARGE = 3

/**
 * Clients' reviews, each signed with role and sector; samples are tagged. Those after the first
 * three are folded.
 */
export function Reviews({ title, lead, rest, cards, more }: ReviewsProps) {
  if (cards.length === 0) return null
  return (
    <Section id="reviews" title={title} lead={lead} ground="highlight">
      <ul className="grid gap-x-gutter lg:grid-cols-3">
        {cards.slice(0, LARGE).map((card) => (
          <li key={card.review.slug} className="border-t-2 border-emphasis pt-4 pb-6">
            <Review {...card} large />
          </li>
        ))}
      </ul>
      {cards.length > LARGE && (
        <Disclosure title={`${rest} (${cards.length - LARGE})`}>
          <ul className="gap-x-gutter md:columns-2 lg:columns-3">
            {cards.slice(LARGE).map((card) => (
              <li key={card.review.slug} className="break-inside-avoid border-t border-line pt-4 pb-4">
                <Review {...card} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {more && <MoreLink {...more} />}
    </Section>
  )
}

function Review({ review, service, suburb, large = false }: ReviewCard & { large?: boolean }) {
  return (
    <figure className={large ? 'flex h-full flex-col justify-between' : undefined}>
      <blockquote className={large ? undefined : 'text-small'}>
        <Prose body={review.body} />
      </blockquote>
      <figcaption className="mt-3 text-small">
        <p className="font-semibold">
          {review.sample && <SampleTag />} {review.role}, {inSentence(review.sector)}
        </p>
        <p className="text-ink-muted">
          <span translate="no">{suburb}</span> ·{' '}
          <Link href={service.href} className="text-link max-md:inline-flex max-md:min-h-11 max-md:items-center">
            {service.name}
          </Link>
        </p>
      </figcaption>
    </figure>
  )
}
