import { Section } from '@/components/ui/section'
import { ServiceTile, type PicturedService } from '../services/service-tile'

interface PremiumServicesProps {
  title: string
  lead: string
  services: readonly PicturedService[]
}

/** The specialist services, each with a small picture. */
export function PremiumServices({ title, lead, services }: PremiumServicesProps) {
  if (services.length === 0) return null
  return (
    <Section id="premium-services" title={title} lead={lead}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-x-4 md:grid-cols-3 md:gap-x-6 xl:grid-cols-6">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceTile service={service} look="plain" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
