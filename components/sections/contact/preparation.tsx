import { ButtonLink } from '@/components/ui/button-link'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { ContactFields } from '@/lib/content/schema/page'

/** Information that helps us quote quickly, with an email draft that asks for it. */
export function Preparation({ title, lead, items, button, href }: ContactFields['prepare'] & { href: string }) {
  return (
    <Section id="prepare" title={title} lead={lead} ground="muted">
      <TickList items={items} className="tick-columns" />
      <div className="mt-8 md:mt-10">
        <ButtonLink href={href} look="quiet">
          {button}
        </ButtonLink>
      </div>
    </Section>
  )
}
