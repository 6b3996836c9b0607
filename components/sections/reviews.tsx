import { Link } from '@/components/ui/link'
import { MoreLink } from '@/components/ui/more-link'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import type { Entry, NavLink } from '@/content/types'
import type { ReviewFields } from '@/content/schema/review'

/** A review with the names that its slugs stand for. */
export interface ReviewCard {
  review: Entry<ReviewFields>
  service: NavLink
  suburb: string
}

interface ReviewsProps {
  title: string
  lead: string
  cards: readonly ReviewCard[]
  more?: NavLink | undefined
}

/** What clients wrote, each signed by role and sector; samples are tagged. */
export function Reviews({ title, lead, cards, more }: ReviewsProps) {
  return (
    <Section id="reviews" title={title} lead={lead} ground="paper">
      <ul className="columns-1 gap-5 md:columns-2 lg:columns-3">
        {cards.map(({ review, service, suburb }) => (
          <li key={review.slug} className="mb-5 break-inside-avoid">
            <figure className="rounded-card border border-line bg-white p-6">
              <blockquote>
                <Prose body={review.body} />
              </blockquote>
              <figcaption className="mt-4 border-t border-line pt-4 text-small">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {review.role}, {inSentence(review.sector)} {review.sample && <SampleTag />}
                </p>
                <p>
                  {suburb} ·{' '}
                  <Link href={service.href} className="text-link">
                    {service.name}
                  </Link>
                </p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {more && <MoreLink {...more} />}
    </Section>
  )
}

/** A name as it stands within a sentence: "Law firm" gives law firm, "IT company" stays. */
function inSentence(name: string): string {
  return name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
}
