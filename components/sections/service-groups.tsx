import { Section } from '@/components/ui/section'
import { slugify } from '@/content/markdown'
import type { Service } from '@/content/types'
import { ServiceCard } from './service-cards'

/** Every service, by group. */
export function ServiceGroups({ services }: { services: readonly Service[] }) {
  const groups = [...new Set(services.map(({ group }) => group))]
  return groups.map((group) => (
    <Section key={group} id={slugify(group)} title={group}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {services
          .filter((service) => service.group === group)
          .map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} />
            </li>
          ))}
      </ul>
    </Section>
  ))
}
