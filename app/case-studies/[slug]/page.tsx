import { CaseStudyDetail } from '@/components/sections/case-study-detail'
import { HeaderPicture } from '@/components/sections/header-picture'
import { PageHeader } from '@/components/sections/page-header'
import { SampleTag } from '@/components/ui/sample-tag'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { slugParams } from '@/app/slug-params'
import { getContent } from '@/lib/content/get-content'
import { caseStudyPath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

export const dynamicParams = false
export const generateStaticParams = () => slugParams(getContent().caseStudies)

export async function generateMetadata({ params }: PageProps<'/case-studies/[slug]'>) {
  const { slug } = await params
  return getContent().caseStudies.length > 0 ? metadataOf(caseStudyPath(slug)) : {}
}

export default async function CaseStudyPage({ params }: PageProps<'/case-studies/[slug]'>) {
  const { slug } = await params
  if (getContent().caseStudies.length === 0) return null
  const page = pageData(caseStudyPath(slug))
  const { entry } = page
  const { picture, ...detail } = page.sections
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.excerpt} picture={picture && <HeaderPicture {...picture} />}>
        {entry.sample && <SampleTag />}
      </PageHeader>
      <CaseStudyDetail study={entry} {...detail} />
    </PageFrame>
  )
}
