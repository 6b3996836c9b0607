import { HeaderPicture } from '@/components/sections/header-picture'
import { IndustryDetail } from '@/components/sections/industries/industry-detail'
import { PageHeader } from '@/components/sections/page-header'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { getContent } from '@/lib/content/get-content'
import { industryPath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

export const dynamicParams = false
export const generateStaticParams = () => getContent().industries.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/industries/[slug]'>) {
  return metadataOf(industryPath((await params).slug))
}

export default async function IndustryPage({ params }: PageProps<'/industries/[slug]'>) {
  const page = pageData(industryPath((await params).slug))
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.excerpt} picture={<HeaderPicture {...sections.picture} />}>
        {sections.names && <p className="text-small text-ink-muted">{sections.names}</p>}
      </PageHeader>
      <IndustryDetail {...sections.detail} />
    </PageFrame>
  )
}
