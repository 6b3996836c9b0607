import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Service } from '@/lib/content/types'

interface PremiumServicesProps {
  title: string
  lead: string
  services: readonly (Service & { picture: PictureData })[]
}

/** The specialist services, each with a small picture, beside their heading. */
export function PremiumServices({ title, lead, services }: PremiumServicesProps) {
  return (
    <Section id="premium-services" title={title} lead={lead} beside>
      <ul className="grid gap-x-8 sm:grid-cols-2 md:grid-cols-3">
        {services.map((service) => (
          <li
            key={service.slug}
            className="group/row relative grid grid-cols-[6rem_1fr] content-start gap-x-4 border-t border-line py-5 sm:grid-cols-1 sm:gap-y-4 sm:border-0 sm:pt-0 sm:pb-8 print:block print:break-inside-avoid"
          >
            <Picture
              {...service.picture}
              alt=""
              sizes="(width >= 64rem) 15rem, (width >= 48rem) 33vw, (width >= 40rem) 50vw, 6rem"
              className="aspect-square self-start rounded-small sm:aspect-4/3 sm:rounded-card print:hidden"
              imgClassName="size-full object-cover"
            />
            <div>
              <h3 className="text-title">
                <Link href={service.path} className="group-hover/row:underline after:absolute after:inset-0">
                  {service.title}
                </Link>
              </h3>
              <p className="mt-1 text-small sm:mt-2">{service.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
