import { Disclosure } from '@/components/ui/disclosure'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Section } from '@/components/ui/section'
import { SourceLink } from '@/components/ui/source-link'
import type { HomeFields } from '@/lib/content/schema/home'

/**
 * What research says about clean offices, each finding folded with its study, and the offer of
 * a free walkthrough.
 */
export function WhyOfficeCleaning({
  title,
  lead,
  findings,
  walkthrough,
  href,
}: HomeFields['whyOfficeCleaning'] & { href: string }) {
  if (findings.length === 0) return null
  return (
    <Section id="why-office-cleaning" title={title} lead={lead} ground="highlight" beside>
      <div className="border-t-2 border-emphasis">
        {findings.map((finding) => (
          <Disclosure key={finding.title} title={finding.title}>
            <p className="prose">
              <Inline text={finding.text} />
            </p>
            <p className="mt-3 text-small text-ink-muted">
              <SourceLink name={finding.source} />
            </p>
          </Disclosure>
        ))}
      </div>
      <div className="on-dark mt-8 rounded-card border border-edge bg-ground-strong text-on-dark print:border-line print:bg-ground print:text-ink">
        <div className="flex flex-wrap items-center gap-x-gutter gap-y-4 p-5 md:px-8 md:py-6">
          <div className="min-w-0 grow basis-80">
            <h3 className="text-title">{walkthrough.title}</h3>
            <p className="mt-2 max-w-2xl">
              <Inline text={walkthrough.text} />
            </p>
          </div>
          <QuoteButton
            name={walkthrough.button}
            href={href}
            about="walkthrough"
            className="screen-only max-w-full max-sm:w-full"
            counts={{ name: 'cta_walkthrough_click', section: 'why_office_cleaning_matters' }}
          />
        </div>
      </div>
    </Section>
  )
}
