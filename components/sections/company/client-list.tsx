import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import type { ClientsFields } from '@/lib/content/schema/page'
import type { NavLink } from '@/lib/content/types'

/** A client with the names that its slugs refer to. */
interface ClientCard {
  client: ClientsFields['clients'][number]
  services: readonly NavLink[]
  suburb: string
}

/** The clients with the work done for each; samples are tagged. */
export function ClientList({ title, cards }: { title: string; cards: readonly ClientCard[] }) {
  return (
    <Section id="clients" title={title}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {cards.map(({ client, services, suburb }) => (
          <li key={client.name}>
            <Card>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-3 text-small">
                <Icon name={client.icon} className="size-6 text-action" />
                <p className="min-w-0 grow basis-32">
                  <span className="font-semibold">{client.sector}</span>
                  <span className="text-ink-muted">
                    ,{' '}
                    <span translate="no" className="inline-block">
                      {suburb}
                    </span>
                  </span>
                </p>
                {client.sample && <SampleTag />}
              </div>
              <h3 className="mt-4 text-title">{client.name}</h3>
              <p className="mt-2 grow">{client.work}</p>
              {services.length > 0 && (
                <ul className="mt-3 flex flex-wrap gap-x-5">
                  {services.map(({ name, href }) => (
                    <li key={href}>
                      <Link href={href} className="text-link inline-flex min-h-11 items-center text-small sm:min-h-8">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
