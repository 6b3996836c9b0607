import { ArticleBody } from '@/components/sections/articles/article-body'
import { ArticleCards } from '@/components/sections/articles/article-cards'
import { ServiceCards } from '@/components/sections/service-cards'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { getContent } from '@/lib/content/get-content'
import { articlePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

export const dynamicParams = false
export const generateStaticParams = () => getContent().articles.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>) {
  return metadataOf(articlePath((await params).slug))
}

export default async function ArticlePage({ params }: PageProps<'/blog/[slug]'>) {
  const page = pageData(articlePath((await params).slug))
  const { sections } = page
  return (
    <PageFrame page={page}>
      <ArticleBody {...sections.body} pictures={page.pictures} />
      <ServiceCards {...sections.services} />
      <ArticleCards {...sections.related} />
    </PageFrame>
  )
}
