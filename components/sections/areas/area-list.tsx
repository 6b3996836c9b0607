import clsx from 'clsx'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { AreasFields } from '@/lib/content/schema/page'
import type { SuburbFields } from '@/lib/content/schema/suburb'
import type { Entry, NavLink } from '@/lib/content/types'

/** A suburb with the services requested there. */
interface SuburbCard {
  suburb: Entry<SuburbFields>
  demand: readonly { service: NavLink; reason: string }[]
}

interface AreaListProps {
  words: AreasFields['entry']
  /** The regions in their order. */
  regions: readonly string[]
  cards: readonly SuburbCard[]
}

/**
 * Every suburb with details, by region, each folded under its own anchor. The regions are parts of
 * the page like those before and after them: a reader mode takes one part with all below it for the
 * page, and left out the rest.
 */
export function AreaList({ words, regions, cards }: AreaListProps) {
  const listed = regions.filter((region) => cards.some(({ suburb }) => suburb.region === region))
  return listed.map((region, i) => (
    <section
      key={region}
      className={clsx(
        'bg-ground-soft print:bg-ground print:py-0',
        i === 0 && 'pt-10 md:pt-16',
        i === listed.length - 1 && 'pb-10 md:pb-16',
      )}
    >
      <Container className="grid gap-x-gutter pt-3 lg:grid-cols-12 print:block print:py-2">
        <h2 className="pt-3 text-title lg:col-span-3 lg:pt-2.5">{region}</h2>
        <div className="lg:col-span-9">
          {cards
            .filter(({ suburb }) => suburb.region === region)
            .map((card) => (
              <SuburbEntry key={card.suburb.slug} words={words} {...card} />
            ))}
        </div>
      </Container>
    </section>
  ))
}

/** A suburb whose details are folded below its name. */
function SuburbEntry({ words, suburb, demand }: SuburbCard & Pick<AreaListProps, 'words'>) {
  const title = (
    <>
      <span translate="no">{suburb.name}</span> <span className="font-normal text-action">{suburb.postcode}</span>
    </>
  )
  return (
    <Disclosure anchor={suburb.slug} title={title}>
      <p className="text-small text-ink-muted">
        {words.near} <span translate="no">{suburb.near.join(', ')}</span>
      </p>
      <div className="mt-3">
        <Prose body={suburb.body} />
      </div>
      {demand.length > 0 && (
        <>
          <h4 className="mt-5 text-small font-normal tracking-normal text-ink-muted">{words.demand}</h4>
          <ul className="mt-3 border-t border-line">
            {demand.map(({ service, reason }) => (
              <li key={service.href} className="border-b border-line py-2.5">
                <Link href={service.href} className="text-link inline-flex items-center font-semibold max-md:min-h-11">
                  {service.name}
                </Link>{' '}
                <span className="block text-small">
                  <Inline text={reason} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  )
}
