import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { IndustryFields } from '@/content/schema/industry'
import type { Entry, NavLink } from '@/content/types'
import { JumpLinks } from './jump-links'

/** An industry with the services that meet its needs. */
export interface IndustryCard {
  industry: Entry<IndustryFields>
  services: readonly NavLink[]
}

/** Every industry under its own anchor: what it needs, what is done about it, which services do it. */
export function IndustryList({ cards }: { cards: readonly IndustryCard[] }) {
  return (
    <Container className="py-12 md:py-16">
      <JumpLinks
        label="Industries on this page"
        links={cards.map(({ industry }) => ({ anchor: industry.slug, name: industry.label, icon: industry.icon }))}
      />
      {cards.map(({ industry, services }) => (
        <section
          key={industry.slug}
          id={industry.slug}
          aria-labelledby={`${industry.slug}-title`}
          className="mt-14 border-t border-line pt-10"
        >
          <h2 id={`${industry.slug}-title`} className="text-heading">
            {industry.title}
          </h2>
          <div className="mt-4 grid gap-8 lg:grid-cols-[2fr_3fr]">
            <div>
              <Prose body={industry.body} />
              <h3 className="mt-6 text-title">Services that meet these needs</h3>
              <ul className="mt-2">
                {services.map(({ name, href }) => (
                  <li key={href}>
                    <Link href={href} className="text-link inline-flex min-h-9 items-center">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
            <dl className="space-y-5">
              {industry.needs.map(({ need, answer }) => (
                <div key={need} className="border-l-2 border-teal pl-4">
                  <dt className="font-bold">{need}</dt>
                  <dd>
                    <Inline text={answer} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      ))}
    </Container>
  )
}
