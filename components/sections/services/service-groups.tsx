import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Container } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { slugify } from '@/lib/content/markdown'
import type { PicturedService } from './related-services'

/** Services of one kind. */
interface ServiceGroup {
  name: string
  items: readonly PicturedService[]
}

/** The name of every service by group; each leads to its place further down the page. */
export function ServiceIndex({ label, groups }: { label: string; groups: readonly ServiceGroup[] }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        {groups.map(({ name, items }) => (
          <li key={name}>
            <p className="border-t-2 border-ink pt-3 pb-1 text-small text-ink-muted">{name}</p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 md:grid-cols-1">
              {items.map(({ service }) => (
                <li key={service.slug}>
                  <a
                    href={`#${service.slug}`}
                    className="flex min-h-11 items-center py-1 leading-snug font-semibold hover:text-action hover:underline md:min-h-9"
                  >
                    {service.title}
                  </a>
                </li>
              ))}
            </ul>
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
      {groups.map(({ name, items }) => (
        <section
          key={name}
          id={slugify(name)}
          aria-labelledby={`${slugify(name)}-title`}
          className="grid gap-x-12 py-8 md:py-12 lg:grid-cols-12"
        >
          <h2
            id={`${slugify(name)}-title`}
            className="self-start pb-4 text-heading lg:sticky lg:top-below-header lg:col-span-3 lg:pt-5"
          >
            {name}
          </h2>
          <ul className="border-b border-line lg:col-span-9">
            {items.map((item) => (
              <li key={item.service.slug} id={item.service.slug} className="border-t border-line">
                <ServiceRow {...item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}

function ServiceRow({ service, picture }: PicturedService) {
  return (
    <article className="group relative grid grid-cols-[min(5.5rem,26vw)_minmax(0,1fr)] gap-x-4 py-5 sm:grid-cols-[min(11rem,30%)_minmax(0,1fr)] sm:gap-x-6 xl:grid-cols-[min(12rem,24%)_minmax(0,1fr)_minmax(0,17rem)]">
      <Picture
        {...picture}
        alt=""
        sizes="(width >= 80rem) 12rem, (width >= 40rem) 11rem, 5.5rem"
        className="self-start rounded-small"
      />
      <div>
        <h3 className="text-title">
          <Link href={service.path} className="group-hover:underline after:absolute after:inset-0">
            {service.title}
          </Link>
          <Icon
            name="arrow-right"
            className="ml-2 inline size-5 text-action transition-transform motion-safe:group-hover:translate-x-1"
          />
        </h3>
        {service.popular && (
          <p className="mt-1 *:whitespace-normal">
            <Badge look="marked">Most popular</Badge>
          </p>
        )}
        <p className="mt-1.5 text-small text-ink-muted sm:text-body">{service.excerpt}</p>
      </div>
      <TickList
        items={service.features}
        small
        className="col-span-full mt-3 flex flex-wrap gap-x-4 xl:col-span-1 xl:mt-1 xl:block"
      />
    </article>
  )
}
