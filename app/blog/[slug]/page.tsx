import { ArticleBody } from '@/components/sections/articles/article-body'
import { ArticleCards } from '@/components/sections/articles/article-cards'
import { ServiceCards } from '@/components/sections/service-cards'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { slugParams } from '@/app/slug-params'
import { getContent } from '@/lib/content/get-content'
import { articlePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

export const dynamicParams = false
export const generateStaticParams = () => slugParams(getContent().articles)

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>) {
  const { slug } = await params
  return getContent().articles.length > 0 ? metadataOf(articlePath(slug)) : {}
}

export default async function ArticlePage({ params }: PageProps<'/blog/[slug]'>) {
  const { slug } = await params
  if (getContent().articles.length === 0) return null
  const page = pageData(articlePath(slug))
  const { sections } = page
  return (
    <PageFrame page={page}>
      <ArticleBody {...sections.body} pictures={page.pictures} />
      <ServiceCards {...sections.services} />
      <ArticleCards {...sections.related} />
    </PageFrame>
  )
}
