import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { AreasFields } from '@/lib/content/schema/page'
import { REGIONS, type SuburbFields } from '@/lib/content/schema/suburb'
import type { Entry, NavLink } from '@/lib/content/types'

/** A suburb with the services asked for there. */
interface SuburbCard {
  suburb: Entry<SuburbFields>
  demand: readonly { service: NavLink; reason: string }[]
}

interface AreaListProps {
  words: AreasFields['entry']
  cards: readonly SuburbCard[]
}

/** Every suburb of which there is more to say, under its own anchor, by region. */
export function AreaList({ words, cards }: AreaListProps) {
  const regions = REGIONS.filter((region) => cards.some(({ suburb }) => suburb.region === region))
  return (
    <div className="bg-ground-soft py-10 md:py-16 print:bg-ground print:py-0">
      <Container>
        {regions.map((region) => (
          <section
            key={region}
            className="grid gap-x-gutter border-t border-line pt-8 pb-4 first:border-t-0 lg:grid-cols-12 lg:pt-0 lg:pb-0 print:block print:py-2"
          >
            <h2 className="self-start pb-2 text-heading lg:sticky lg:top-below-header lg:col-span-3 lg:pt-9">
              {region}
            </h2>
            <div className="lg:col-span-9">
              {cards
                .filter(({ suburb }) => suburb.region === region)
                .map((card) => (
                  <SuburbEntry key={card.suburb.slug} words={words} {...card} />
                ))}
            </div>
          </section>
        ))}
      </Container>
    </div>
  )
}

function SuburbEntry({ words, suburb, demand }: SuburbCard & Pick<AreaListProps, 'words'>) {
  return (
    <section id={suburb.slug} className="suburb-entry marked">
      <h3 className="suburb-entry-title">
        <span translate="no">{suburb.name}</span>{' '}
        <span className="text-heading font-normal text-action lg:text-figure">{suburb.postcode}</span>
      </h3>
      <div>
        <p className="text-small text-ink-muted">
          {words.near} <span translate="no">{suburb.near.join(', ')}</span>
        </p>
        <div className="mt-3">
          <Prose body={suburb.body} />
        </div>
      </div>
      <div>
        <h4 className="text-small font-normal tracking-normal text-ink-muted">{words.demand}</h4>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {demand.map(({ service, reason }) => (
            <li key={service.href} className="py-2.5">
              <Link href={service.href} className="text-link inline-flex items-center font-semibold max-md:min-h-11">
                {service.name}
              </Link>
              <span className="block text-small">
                <Inline text={reason} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
