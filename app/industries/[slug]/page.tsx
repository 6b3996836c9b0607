import { HeaderPicture } from '@/components/sections/header-picture'
import { IndustryDetail } from '@/components/sections/industries/industry-detail'
import { PageHeader } from '@/components/sections/page-header'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { slugParams } from '@/app/slug-params'
import { getContent } from '@/lib/content/get-content'
import { industryPath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

export const dynamicParams = false
export const generateStaticParams = () => slugParams(getContent().industries)

export async function generateMetadata({ params }: PageProps<'/industries/[slug]'>) {
  const { slug } = await params
  return getContent().industries.length > 0 ? metadataOf(industryPath(slug)) : {}
}

export default async function IndustryPage({ params }: PageProps<'/industries/[slug]'>) {
  const { slug } = await params
  if (getContent().industries.length === 0) return null
  const page = pageData(industryPath(slug))
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader
        title={entry.title}
        lead={entry.excerpt}
        names={sections.names}
        picture={<HeaderPicture {...sections.picture} />}
      />
      <IndustryDetail {...sections.detail} />
    </PageFrame>
  )
}
