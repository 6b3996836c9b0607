import { HeaderPicture } from '@/components/sections/header-picture'
import { Loop } from '@/components/sections/company/loop'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Timeline } from '@/components/sections/timeline'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/lib/content/catalogue'
import { pictureOf } from '@/lib/images/pictures'
import { pagePath } from '@/lib/content/routes'
import { picturesIn } from '../_props/article'

const SLUG = 'our-approach'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function OurApproach() {
  const page = catalogue().special[SLUG]
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...page} picture={<HeaderPicture {...pictureOf(`pages/${SLUG}`)} />} />
      <Loop {...page.loop} />
      <Timeline id="when-something-goes-wrong" {...page.wrong} ground="highlight" />
      <PageText body={page.body} pictures={picturesIn(page.body)} />
    </PageFrame>
  )
}
