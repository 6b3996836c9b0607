import { ArticleCards } from '@/components/sections/articles/article-cards'
import { ServiceDetail } from '@/components/sections/services/service-detail'
import { ServiceHeader } from '@/components/sections/services/service-header'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { slugParams } from '@/app/slug-params'
import { getContent } from '@/lib/content/get-content'
import { servicePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

export const dynamicParams = false
export const generateStaticParams = () => slugParams(getContent().services)

export async function generateMetadata({ params }: PageProps<'/services/[slug]'>) {
  return metadataOf(servicePath((await params).slug))
}

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const page = pageData(servicePath((await params).slug))
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <ServiceHeader
        title={entry.title}
        lead={entry.excerpt}
        names={sections.names}
        features={entry.features}
        picture={sections.picture}
      />
      <ServiceDetail {...sections.detail}>
        <ArticleCards {...sections.articles} />
      </ServiceDetail>
    </PageFrame>
  )
}
