import { LetterSheet } from '@/components/sections/changing-cleaners/letter-sheet'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Timeline } from '@/components/sections/timeline'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('changing-cleaners')

export const generateMetadata = () => metadataOf(PATH)

export default function ChangingCleaners() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page} closing={entry.closing}>
      <div className="sheet-page">
        <PageHeader title={entry.title} lead={entry.lead} />
        <Timeline id="steps" {...entry.steps} />
        {entry.letter && <LetterSheet words={entry.letter} {...sections} />}
        <PageText body={entry.body} pictures={page.pictures} />
      </div>
    </PageFrame>
  )
}
