import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import type { ClientsFields } from '@/content/schema/page'
import type { NavLink } from '@/content/types'

/** A client with the names that its slugs stand for. */
export interface ClientCard {
  client: ClientsFields['clients'][number]
  services: readonly NavLink[]
  suburb: string
}

/** What is done for whom; samples are tagged. */
export function ClientList({ title, cards }: { title: string; cards: readonly ClientCard[] }) {
  return (
    <Section id="clients" title={title} ground="paper">
      <ul className="grid gap-5 md:grid-cols-2">
        {cards.map(({ client, services, suburb }) => (
          <li key={client.name} className="flex gap-4 rounded-card border border-line bg-white p-6">
            <Icon name={client.icon} className="size-8 text-teal" />
            <div>
              <h3 className="text-title">
                {client.name} {client.sample && <SampleTag />}
              </h3>
              <p className="text-small text-ink-soft">
                {client.sector}, {suburb}
              </p>
              <p className="mt-2">{client.work}</p>
              <ul className="mt-2 flex flex-wrap gap-x-4">
                {services.map(({ name, href }) => (
                  <li key={href}>
                    <Link href={href} className="text-link inline-flex min-h-8 items-center text-small">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
