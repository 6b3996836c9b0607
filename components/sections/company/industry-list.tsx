import clsx from 'clsx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Inline, Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { IndustryFields } from '@/lib/content/schema/industry'
import type { IndustriesPageFields } from '@/lib/content/schema/page'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Entry, NavLink } from '@/lib/content/types'

/** An industry with its picture and the services that meet its needs. */
interface IndustryCard {
  industry: Entry<IndustryFields>
  picture: PictureData
  services: readonly NavLink[]
}

type Words = Pick<IndustriesPageFields, 'index' | 'ledger' | 'servicesTitle'>

/**
 * Every industry under its own anchor: what its managers report beside what is done about it, and
 * which services do it.
 */
export function IndustryList({ cards, words }: { cards: readonly IndustryCard[]; words: Words }) {
  return (
    <>
      <Container className="py-10 md:py-14">
        <IndustryIndex label={words.index} cards={cards} />
      </Container>
      {cards.map((card, i) => (
        <Industry
          key={card.industry.slug}
          card={card}
          words={words}
          ground={i % 2 === 0 ? 'bg-ground-soft' : 'bg-ground'}
        />
      ))}
    </>
  )
}

/** Every industry by its picture: beside the name on phones, above it on wide screens. */
function IndustryIndex({ label, cards }: { label: string; cards: readonly IndustryCard[] }) {
  return (
    <nav aria-label={label} className="screen-only">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-2 lg:grid-cols-5 lg:gap-6">
        {cards.map(({ industry, picture }) => (
          <li key={industry.slug}>
            <a
              href={`#${industry.slug}`}
              className="group card-linked relative flex h-full items-center overflow-clip rounded-small border border-line bg-ground-raised lg:flex-col lg:items-stretch lg:rounded-card"
            >
              <Picture
                {...picture}
                alt=""
                sizes="(width >= 64rem) 14rem, 4rem"
                className="w-14 shrink-0 self-stretch lg:w-auto"
                imgClassName="h-full object-cover lg:h-auto"
              />
              <span className="min-w-0 px-2.5 py-2 text-small font-semibold group-hover:underline lg:px-4 lg:py-3">
                {industry.label}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface IndustryProps {
  card: IndustryCard
  words: Words
  ground: string
}

function Industry({ card: { industry, picture, services }, words, ground }: IndustryProps) {
  return (
    <section id={industry.slug} className={clsx('py-10 md:py-20 print:py-4', ground)}>
      <Container>
        <div className="grid grid-cols-[min(6.5rem,28vw)_1fr] items-center gap-x-4 gap-y-5 sm:grid-cols-[14rem_1fr] sm:gap-x-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-gutter">
          <Picture
            {...picture}
            sizes="(width >= 76rem) 28rem, (width >= 64rem) 38vw, (width >= 40rem) 14rem, 6.5rem"
            className="rounded-small lg:col-span-5 lg:row-span-2 lg:rounded-card"
          />
          <h2 className="text-heading lg:col-span-7">{industry.title}</h2>
          <div className="col-span-full self-start lg:col-span-7">
            <Prose body={industry.body} />
          </div>
        </div>
        <ProblemSolutionList needs={industry.needs} heads={words.ledger} />
        {services.length > 0 && (
          <div className="mt-8 gap-x-gutter lg:grid lg:grid-cols-12 print:mt-4">
            <h3 className="text-title lg:col-span-5">{words.servicesTitle}</h3>
            <ul className="mt-2 flex flex-wrap gap-x-7 lg:col-span-7 lg:mt-0">
              {services.map(({ name, href }) => (
                <li key={href}>
                  <Link href={href} className="text-link inline-flex min-h-11 items-center font-semibold lg:min-h-8">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Container>
    </section>
  )
}

/** What managers report at the left, what is done about it at the right, line by line. */
function ProblemSolutionList({ needs, heads }: { needs: IndustryFields['needs']; heads: Words['ledger'] }) {
  return (
    <div className="mt-8 md:mt-12 print:mt-4">
      <div
        aria-hidden
        className="hidden gap-x-gutter pb-2 text-small font-semibold text-ink-muted lg:grid lg:grid-cols-12"
      >
        <p className="lg:col-span-5">{heads.need}</p>
        <p className="lg:col-span-7">{heads.answer}</p>
      </div>
      <dl className="border-y border-ink">
        {needs.map(({ need, answer }) => (
          <div
            key={need}
            className="grid gap-x-gutter gap-y-2 border-t border-line py-5 first:border-t-0 lg:grid-cols-12 print:break-inside-avoid print:py-2"
          >
            <dt className="text-title leading-snug font-semibold lg:col-span-5">{need}</dt>
            <dd className="flex gap-3 wrap-anywhere lg:col-span-7">
              <Icon name="check" className="mt-1 size-5 text-action" />
              <span>
                <Inline text={answer} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
