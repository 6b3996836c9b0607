import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container, Section } from '@/components/ui/section'
import { slugify } from '@/content/markdown'
import { REGIONS, type SuburbFields } from '@/content/schema/suburb'
import type { Entry, NavLink } from '@/content/types'
import { JumpLinks } from './jump-links'

/** A suburb with the services asked for there. */
export interface SuburbCard {
  suburb: Entry<SuburbFields>
  demand: readonly { service: NavLink; reason: string }[]
}

/** Every suburb under its own anchor, by region. */
export function AreaList({ cards }: { cards: readonly SuburbCard[] }) {
  const regions = REGIONS.filter((region) => cards.some(({ suburb }) => suburb.region === region))
  return (
    <>
      <Container className="pt-12">
        <JumpLinks
          label="Suburbs on this page"
          links={cards.map(({ suburb }) => ({ anchor: suburb.slug, name: suburb.name, note: suburb.postcode }))}
        />
      </Container>
      {regions.map((region, i) => (
        <Section key={region} id={slugify(region)} title={region} ground={i % 2 ? 'paper' : 'white'}>
          <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
            {cards
              .filter(({ suburb }) => suburb.region === region)
              .map(({ suburb, demand }) => (
                <section key={suburb.slug} id={suburb.slug} aria-labelledby={`${suburb.slug}-title`}>
                  <h3 id={`${suburb.slug}-title`} className="text-title">
                    {suburb.name} <span className="font-normal text-ink-soft">{suburb.postcode}</span>
                  </h3>
                  <p className="mt-1 text-small text-ink-soft">Near {suburb.near.join(', ')}</p>
                  <div className="mt-3">
                    <Prose body={suburb.body} />
                  </div>
                  <ul className="mt-4 space-y-2">
                    {demand.map(({ service, reason }) => (
                      <li key={service.href} className="border-l-2 border-teal pl-4">
                        <Link href={service.href} className="text-link font-semibold">
                          {service.name}
                        </Link>
                        <br />
                        <Inline text={reason} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        </Section>
      ))}
    </>
  )
}
