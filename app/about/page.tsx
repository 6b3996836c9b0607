import { HeaderPicture } from '@/components/sections/header-picture'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Promises } from '@/components/sections/company/promise-list'
import { Stats } from '@/components/sections/stats'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/lib/content/catalogue'
import { pictureOf } from '@/lib/images/pictures'
import { pagePath } from '@/lib/content/routes'
import { picturesIn } from '../_props/article'

const SLUG = 'about'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function About() {
  const { site, special } = catalogue()
  const page = special[SLUG]
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...page} picture={<HeaderPicture {...pictureOf(`pages/${SLUG}`)} />} />
      <Stats {...page.figures} />
      <PageText body={page.body} pictures={picturesIn(page.body)} />
      <Promises {...page.promises} promises={site.promises} />
    </PageFrame>
  )
}
