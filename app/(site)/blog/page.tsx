import { ArticleIndex } from '@/components/sections/article-cards'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/content/catalogue'

const PATH = '/blog/'

export const generateMetadata = () => metadataOf(PATH)

export default function Blog() {
  const { articles, special } = catalogue()
  return (
    <PageFrame path={PATH}>
      <PageHeader {...special.blog} />
      <ArticleIndex articles={articles} />
      <PageText body={special.blog.body} />
    </PageFrame>
  )
}
