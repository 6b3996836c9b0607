import { Section } from '@/components/ui/section'
import { ServiceTile, type PicturedService } from '../services/service-tile'

interface PremiumServicesProps {
  title: string
  lead: string
  services: readonly PicturedService[]
}

/** The specialist services, each with a small picture, beside their heading. */
export function PremiumServices({ title, lead, services }: PremiumServicesProps) {
  if (services.length === 0) return null
  return (
    <Section id="premium-services" title={title} lead={lead} beside>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 sm:gap-x-8 md:grid-cols-3">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceTile service={service} look="plain" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
