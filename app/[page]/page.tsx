import { ChangedOn } from '@/components/sections/last-changed'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { getContent } from '@/lib/content/get-content'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

export const dynamicParams = false
export const generateStaticParams = () =>
  getContent()
    .routes.filter(({ kind }) => kind === 'prose')
    .map(({ entry }) => ({ page: entry.slug }))

export async function generateMetadata({ params }: PageProps<'/[page]'>) {
  return metadataOf(pagePath((await params).page))
}

/** Any page of content/pages that has no sections of its own. */
export default async function ProsePage({ params }: PageProps<'/[page]'>) {
  const page = pageData(pagePath((await params).page))
  const { entry } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead}>
        <ChangedOn day={entry.updated} />
      </PageHeader>
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
