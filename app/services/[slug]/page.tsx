import { ArticleCards } from '@/components/sections/articles/article-cards'
import { ServiceDetail } from '@/components/sections/services/service-detail'
import { ServiceHeader } from '@/components/sections/services/service-header'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/lib/content/catalogue'
import { servicePath } from '@/lib/content/routes'
import { serviceProps } from '@/app/_props/services'

export const dynamicParams = false
export const generateStaticParams = () => catalogue().services.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/services/[slug]'>) {
  return metadataOf(servicePath((await params).slug))
}

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const { service, header, detail, articles } = serviceProps((await params).slug)
  return (
    <PageFrame path={service.path} subject={{ service }}>
      <ServiceHeader {...header} />
      <ServiceDetail {...detail}>
        <ArticleCards {...articles} />
      </ServiceDetail>
    </PageFrame>
  )
}
