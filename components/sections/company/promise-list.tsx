import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { AboutFields } from '@/lib/content/schema/page'
import type { SiteFields } from '@/lib/content/schema/site'

type PromisesProps = AboutFields['promises'] & Pick<SiteFields, 'promises'>

/** Every promise of the company with its condition, under fine lines on dark ground. */
export function Promises({ title, lead, promises }: PromisesProps) {
  return (
    <Section id="promises" title={title} lead={lead} ground="strong">
      <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(promises).map(([name, { icon, title, text }]) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-brand py-5 sm:py-6">
            <Icon name={icon} className="size-6 text-on-dark-muted" />
            <div>
              <h3 className="text-body leading-snug first-letter:uppercase">{title}</h3>
              <p className="prose mt-1 text-small">
                <Inline text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
