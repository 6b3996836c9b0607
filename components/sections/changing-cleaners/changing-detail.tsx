import type { ChangingFields } from '@/lib/content/schema/buyers-pages'
import type { Entry } from '@/lib/content/types'
import { PageHeader } from '../page-header'
import { PageText } from '../page-text'
import { Timeline } from '../timeline'
import { LetterSheet } from './letter-sheet'

/** The steps, the letter and the handover list. Only the letter is printed. */
export function ChangingDetail({ page }: { page: Entry<ChangingFields> }) {
  return (
    <div className="sheet-page">
      <PageHeader title={page.title} lead={page.lead} />
      <Timeline id="steps" {...page.steps} />
      {page.letter && <LetterSheet words={page.letter} />}
      <PageText body={page.body} />
    </div>
  )
}
