import type { ReactNode } from 'react'
import { DateText } from '@/components/ui/date-text'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { ServicesPageFields } from '@/lib/content/schema/page'
import type { SampleProposalFields } from '@/lib/content/schema/sample-proposal'
import type { SiteFields } from '@/lib/content/schema/site'
import type { Figures, Service } from '@/lib/content/types'
import { FigureTable } from '../figure-table'
import { PromiseList } from '../promise-list'
import { ScopeLeftOut } from '../services/scope-left-out'
import { ScopeTable } from '../services/scope-table'
import { MadeUp, SheetFacts, Sheet } from '../sheet'

export interface ProposalSheetProps extends Pick<SiteFields, 'promises'> {
  page: SampleProposalFields
  proposal: NonNullable<SampleProposalFields['proposal']>
  service: Service
  /** The words that all service pages share. */
  words: ServicesPageFields['sections']
  /** The size of the site, in words. */
  size: string
  regular: Figures
  periodic: Figures
}

/**
 * A proposal as a sheet: the site, the prices, the scope, exclusions, terms and promises. This is
 * what the page prints.
 */
export function ProposalSheet(props: ProposalSheetProps) {
  const { page, proposal, service, words, size, regular, periodic, promises } = props
  const { sheet } = page
  const { facts } = sheet
  return (
    <Section id="proposal" title={sheet.title} lead={sheet.lead} ground="soft">
      <Sheet name={sheet.name} title={service.title} print={sheet.print}>
        {proposal.sample && <MadeUp>{sheet.madeUp}</MadeUp>}
        <SheetFacts
          facts={[
            [facts.site, proposal.site],
            [facts.size, size],
            [facts.prepared, <DateText key="day" day={proposal.prepared} />],
          ]}
        />
        <Part id="regular" title={sheet.regular.title}>
          <FigureTable heading="regular-title" {...regular} />
        </Part>
        {periodic.rows.length > 0 && (
          <Part id="periodic" title={sheet.periodic.title}>
            <FigureTable heading="periodic-title" {...periodic} />
          </Part>
        )}
        <p className="prose mt-4 text-small text-ink-muted">
          <Inline text={sheet.range} />
        </p>
        <Part id="lines" title={sheet.scope}>
          <ScopeTable
            caption={`${words.sheet.name}: ${service.title}`}
            columns={words.sheet.columns}
            scope={service.scope}
          />
        </Part>
        <ScopeLeftOut title={words.notIncluded} items={service.notIncluded} />
        <Part id="terms" title={sheet.terms}>
          <dl className="grid gap-x-gutter sm:grid-cols-2 print:grid-cols-2">
            {proposal.terms.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-3 print:py-1">
                <dt className="font-semibold">{title}</dt>
                <dd>
                  <Inline text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        {Object.keys(promises).length > 0 && (
          <Part id="promises" title={sheet.promises}>
            <PromiseList promises={promises} look="light" />
          </Part>
        )}
      </Sheet>
    </Section>
  )
}

/** A part of the sheet. Of a sheet of sections, a reader mode thinks that it is the whole page. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="mt-10 print:mt-4">
      <h3 id={`${id}-title`} className="mb-4 text-title print:mb-1 print:break-after-avoid">
        {title}
      </h3>
      {children}
    </div>
  )
}
