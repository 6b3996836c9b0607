import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Container } from '@/components/ui/section'
import type { ReviewCard } from '../reviews'

/**
 * Every review in full: the featured ones large, one below the other, then the rest in columns.
 * Samples are tagged.
 */
export function ReviewWall({ title, cards }: { title: string; cards: readonly ReviewCard[] }) {
  const featured = cards.filter(({ review }) => review.featured)
  const rest = cards.filter(({ review }) => !review.featured)
  return (
    <section id="reviews" className="bg-ground py-8 md:py-14">
      <Container>
        <h2 className="sr-only">{title}</h2>
        {featured.map((card) => (
          <figure
            key={card.review.slug}
            className="review-large grid gap-x-gutter gap-y-5 border-b border-line py-8 md:grid-cols-12 md:py-12"
          >
            <blockquote className="md:order-2 md:col-span-8">
              <Prose body={card.review.body} />
            </blockquote>
            <Signature {...card} />
          </figure>
        ))}
        <ul className="mt-8 gap-x-gutter md:mt-12 md:columns-2 lg:columns-3">
          {rest.map((card) => (
            <li key={card.review.slug} className="break-inside-avoid">
              <figure className="border-b border-line py-6">
                <blockquote className="text-small">
                  <Prose body={card.review.body} />
                </blockquote>
                <Signature {...card} />
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** Who wrote it, where, and about what. */
function Signature({ review, service, suburb }: ReviewCard) {
  return (
    <figcaption className="mt-4 text-small md:col-span-4 md:in-[.review-large]:mt-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {review.role} {review.sample && <SampleTag />}
      </p>
      <p className="text-ink-muted">
        {review.sector}, <span translate="no">{suburb}</span>
      </p>
      <Link href={service.href} className="text-link inline-flex min-h-11 items-center sm:min-h-8">
        {service.name}
      </Link>
    </figcaption>
  )
}
