import { Section } from '@/components/ui/section'
import { ServiceTile, type PicturedService } from '../services/service-tile'

interface PremiumServicesProps {
  title: string
  lead: string
  services: readonly PicturedService[]
}

/**
 * The specialist services, each with a small picture, except on phones: browsers load pictures
 * within 2,500 px below the screen together with the page.
 */
export function PremiumServices({ title, lead, services }: PremiumServicesProps) {
  if (services.length === 0) return null
  return (
    <Section id="premium-services" title={title} lead={lead}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4 md:grid-cols-3 md:gap-6 xl:grid-cols-6 max-sm:[&_.tile-picture]:hidden">
        {services.map((service) => (
          <li key={service.slug} className="max-sm:border-t max-sm:border-line max-sm:pt-3">
            <ServiceTile service={service} look="plain" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
