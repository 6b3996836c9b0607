import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Service } from '@/content/types'

interface PremiumServicesProps {
  title: string
  lead: string
  services: readonly Service[]
}

/** The grid of specialist services. */
export function PremiumServices({ title, lead, services }: PremiumServicesProps) {
  return (
    <Section id="premium-services" title={title} lead={lead}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service.slug} className="relative bg-white p-6 hover:bg-paper">
            <Icon name={service.icon} className="size-7 text-teal" />
            <h3 className="mt-3 text-title">
              <Link href={service.path} className="after:absolute after:inset-0 hover:underline">
                {service.title}
              </Link>
            </h3>
            <p className="mt-2">{service.excerpt}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
