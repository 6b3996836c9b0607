import { ArticleIndex } from '@/components/sections/articles/article-cards'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/lib/content/catalogue'
import { articleCards } from '../_props/article'
import { pagePath } from '@/lib/content/routes'

const SLUG = 'blog'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function Blog() {
  const { articles, special } = catalogue()
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...special[SLUG]} />
      <ArticleIndex articles={articleCards(articles)} />
      <PageText body={special[SLUG].body} />
    </PageFrame>
  )
}
