import { ChangedOn } from '@/components/sections/last-changed'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/lib/content/catalogue'
import { pagePath } from '@/lib/content/routes'
import { picturesIn } from '../_props/article'

export const dynamicParams = false
export const generateStaticParams = () => catalogue().prosePages.map((slug) => ({ page: slug }))

export async function generateMetadata({ params }: PageProps<'/[page]'>) {
  return metadataOf(pagePath((await params).page))
}

/** Any page of content/pages that needs no sections of its own. */
export default async function ProsePage({ params }: PageProps<'/[page]'>) {
  const page = entryOf(catalogue().pages, (await params).page)
  return (
    <PageFrame path={pagePath(page.slug)}>
      <PageHeader {...page}>
        <ChangedOn day={page.updated} />
      </PageHeader>
      <PageText body={page.body} pictures={picturesIn(page.body)} />
    </PageFrame>
  )
}
