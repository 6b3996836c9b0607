import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Service } from '@/lib/content/types'

/** A service with its picture. */
export interface PicturedService {
  service: Service
  picture: PictureData
}

interface RelatedServicesProps {
  title: string
  lead: string
  items: readonly PicturedService[]
}

/**
 * Other services, each with its picture: beside the words on phones, above them on wide screens.
 */
export function RelatedServices({ title, lead, items }: RelatedServicesProps) {
  return (
    <Section id="related-services" title={title} lead={lead} ground="muted">
      <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-6">
        {items.map(({ service, picture }) => (
          <li key={service.slug} className="card card-linked lg:flex-col">
            <Picture
              {...picture}
              alt=""
              sizes="(width >= 64rem) 18rem, 7rem"
              className="w-[min(7rem,30vw)] shrink-0 lg:w-auto"
              imgClassName="h-full object-cover lg:h-auto"
            />
            <div className="p-4 lg:p-5">
              <h3 className="text-title">
                <Link href={service.path} className="after:absolute after:inset-0 hover:underline">
                  {service.title}
                </Link>
              </h3>
              <p className="mt-1 text-small text-ink-muted">{service.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
