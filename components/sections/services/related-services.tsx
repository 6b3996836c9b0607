import { Section } from '@/components/ui/section'
import { ServiceTile, type PicturedService } from './service-tile'

interface RelatedServicesProps {
  title: string
  lead: string
  services: readonly PicturedService[]
}

/** Other services, side by side on wide screens. */
export function RelatedServices({ title, lead, services }: RelatedServicesProps) {
  if (services.length === 0) return null
  return (
    <Section id="related-services" title={title} lead={lead} ground="muted">
      {/* At most two columns before all stand side by side, and one where text is large. */}
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(18rem,40%)),1fr))] lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-6">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceTile service={service} look="framed" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
