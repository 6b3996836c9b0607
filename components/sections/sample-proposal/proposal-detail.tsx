import type { SampleProposalFields } from '@/lib/content/schema/sample-proposal'
import type { Entry } from '@/lib/content/types'
import { PageHeader } from '../page-header'
import { PageText } from '../page-text'
import { ProposalSheet, type ProposalSheetProps } from './proposal-sheet'

type ProposalDetailProps = Omit<ProposalSheetProps, 'page'> & { page: Entry<SampleProposalFields> }

/** The proposal, and how to compare it with others. Only the proposal is printed. */
export function ProposalDetail({ page, ...sheet }: ProposalDetailProps) {
  return (
    <div className="sheet-page" data-service={sheet.service.title}>
      <PageHeader title={page.title} lead={page.lead} />
      <ProposalSheet page={page} {...sheet} />
      <PageText body={page.body} />
    </div>
  )
}
