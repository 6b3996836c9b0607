import { ClientList } from '@/components/sections/company/client-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/lib/content/catalogue'
import { picturesIn } from '../_props/article'
import { clientCards } from '../_props/cards'
import { pagePath } from '@/lib/content/routes'

const SLUG = 'our-clients'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function OurClients() {
  const page = catalogue().special[SLUG]
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...page} />
      <ClientList title={page.clientsTitle} cards={clientCards()} />
      <PageText body={page.body} pictures={picturesIn(page.body)} />
    </PageFrame>
  )
}
