import { ArticleBody } from '@/components/sections/articles/article-body'
import { ArticleCards } from '@/components/sections/articles/article-cards'
import { ServiceCards } from '@/components/sections/service-cards'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { articleProps } from '@/app/_props/article'
import { catalogue, entryOf } from '@/lib/content/catalogue'
import { articlePath } from '@/lib/content/routes'

export const dynamicParams = false
export const generateStaticParams = () => catalogue().articles.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>) {
  const { path, published } = entryOf(catalogue().articles, (await params).slug)
  return metadataOf(path, published)
}

export default async function ArticlePage({ params }: PageProps<'/blog/[slug]'>) {
  const { slug } = await params
  const article = articleProps(slug)
  return (
    <PageFrame path={articlePath(slug)} subject={{ article: article.body }}>
      <ArticleBody {...article.body} />
      <ServiceCards {...article.services} />
      <ArticleCards {...article.related} />
    </PageFrame>
  )
}
