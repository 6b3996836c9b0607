import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { IndustryFields } from '@/lib/content/schema/industry'
import type { IndustriesPageFields } from '@/lib/content/schema/industries-page'

interface NeedListProps {
  title: string
  lead: string
  needs: NonNullable<IndustryFields['needs']>
  heads: IndustriesPageFields['sections']['ledger']
}

/** What managers report on the left, and what is done about it on the right, line by line. */
export function NeedList({ title, lead, needs, heads }: NeedListProps) {
  return (
    <Section id="needs" title={title} lead={lead}>
      <div
        aria-hidden
        className="hidden gap-x-gutter pb-2 text-small font-semibold text-ink-muted lg:grid lg:grid-cols-12"
      >
        <p className="lg:col-span-5">{heads.need}</p>
        <p className="lg:col-span-7">{heads.answer}</p>
      </div>
      <dl className="border-y border-ink">
        {needs.map(({ need, answer }) => (
          <div
            key={need}
            className="grid gap-x-gutter gap-y-2 border-t border-line py-5 first:border-t-0 lg:grid-cols-12"
          >
            <dt className="text-title leading-snug font-semibold lg:col-span-5">{need}</dt>
            <dd className="flex gap-3 wrap-anywhere lg:col-span-7">
              <Icon name="check" className="mt-1 size-5 text-action" />
              <span>
                <Inline text={answer} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
