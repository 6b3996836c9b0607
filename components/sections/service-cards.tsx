import clsx from 'clsx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { Service } from '@/content/types'

interface ServiceCardsProps {
  title: string
  lead: string
  services: readonly Service[]
}

/** The cards of the main services; the popular one says so. */
export function ServiceCards({ title, lead, services }: ServiceCardsProps) {
  return (
    <Section id="services" title={title} lead={lead}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A service as a card that leads to its page. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <article
      className={clsx(
        'relative flex h-full flex-col rounded-card border bg-white p-6 hover:border-teal',
        service.popular ? 'border-2 border-teal' : 'border-line',
      )}
    >
      <div className="flex min-h-7 items-start justify-between">
        <Icon name={service.icon} className="size-7 text-teal" />
        {service.popular && (
          <span className="rounded-small bg-teal px-2 py-0.5 text-small font-semibold text-white">Most popular</span>
        )}
      </div>
      <h3 className="mt-3 text-title">
        <Link href={service.path} className="after:absolute after:inset-0 hover:underline">
          {service.title}
        </Link>
      </h3>
      <p className="mt-2">{service.excerpt}</p>
      <TickList items={service.features} small className="mt-4 border-t border-line pt-4" />
    </article>
  )
}
