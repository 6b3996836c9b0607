import { ArticleCards } from '@/components/sections/article-cards'
import { PageHeader } from '@/components/sections/page-header'
import { ServiceDetail } from '@/components/sections/service-detail'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf, pick } from '@/content/catalogue'
import { servicePath } from '@/content/routes'
import { articleCards } from '../../_props/article'

export const dynamicParams = false
export const generateStaticParams = () => catalogue().services.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/services/[slug]'>) {
  return metadataOf(servicePath((await params).slug))
}

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const { services, articles, special } = catalogue()
  const service = entryOf(services, (await params).slug)
  const words = special.services.sections
  return (
    <PageFrame path={service.path} subject={{ service }}>
      <PageHeader title={service.title} lead={service.excerpt} />
      <ServiceDetail service={service} related={pick(services, service.relatedServices)} words={words} />
      <ArticleCards {...words.relatedArticles} articles={articleCards(pick(articles, service.relatedArticles))} />
    </PageFrame>
  )
}
