import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Section } from '@/components/ui/section'
import { SourceLink } from '@/components/ui/source-link'
import type { HomeFields } from '@/content/schema/page'

/** What research says about clean offices, each finding with its study, and the offer of a free walkthrough. */
export function WhyOfficeCleaning({
  title,
  lead,
  findings,
  walkthrough,
  href,
}: HomeFields['whyOfficeCleaning'] & { href: string }) {
  return (
    <Section id="why-office-cleaning" title={title} lead={lead}>
      <div className="grid gap-10 lg:grid-cols-3">
        {findings.map((finding) => (
          <div key={finding.title} className="border-t-4 border-teal pt-4">
            <h3 className="text-title">{finding.title}</h3>
            <p className="mt-2">
              <Inline text={finding.text} />
            </p>
            <p className="mt-3 text-small">
              <SourceLink {...finding.source} />
            </p>
          </div>
        ))}
      </div>
      <div className="mt-12 flex flex-col gap-6 rounded-card bg-teal-soft p-6 md:flex-row md:items-center md:justify-between md:p-8">
        <div className="max-w-2xl">
          <h3 className="text-title">{walkthrough.title}</h3>
          <p className="mt-2">
            <Inline text={walkthrough.text} />
          </p>
        </div>
        <QuoteButton
          name={walkthrough.button}
          href={href}
          about="walkthrough"
          counts={{ name: 'cta_walkthrough_click', section: 'why_office_cleaning_matters' }}
        />
      </div>
    </Section>
  )
}
