import { JumpList } from '@/components/ui/jump-list'
import { Container } from '@/components/ui/section'
import { slugify } from '@/lib/content/markdown'
import { ServiceTile, type PicturedService } from './service-tile'

/** Services of one kind. */
interface ServiceGroup {
  name: string
  services: readonly PicturedService[]
}

/** The name of every service by group; each links to its row further down the page. */
export function ServiceIndex({ label, groups }: { label: string; groups: readonly ServiceGroup[] }) {
  return (
    <nav aria-label={label} className="screen-only pt-3">
      <ul className="grid gap-x-gutter gap-y-6 md:grid-cols-3">
        {groups.map(({ name, services }) => (
          <li key={name}>
            <p className="border-t-2 border-ink pt-3 pb-2 text-small text-ink-muted">{name}</p>
            <JumpList look="close" links={services.map(({ slug, title }) => ({ anchor: slug, name: title }))} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Every service in a row of its own, by group, so that they can be compared down the columns. */
export function ServiceGroups({ groups }: { groups: readonly ServiceGroup[] }) {
  return (
    <Container className="py-4 md:py-8">
      {groups.map(({ name, services }) => (
        <section
          key={name}
          id={slugify(name)}
          className="grid gap-x-gutter py-8 md:py-12 lg:grid-cols-12 print:block print:py-4"
        >
          <h2 className="self-start pb-4 text-heading lg:sticky lg:top-below-header lg:col-span-3 lg:pt-4">{name}</h2>
          <ul className="border-b border-line lg:col-span-9">
            {services.map((service) => (
              <li key={service.slug} id={service.slug} className="border-t border-line">
                <ServiceTile service={service} look="row" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}
