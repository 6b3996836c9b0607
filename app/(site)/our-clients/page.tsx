import { ClientList } from '@/components/sections/client-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/content/catalogue'
import { clientCards } from '../_props/cards'

const PATH = '/our-clients/'

export const generateMetadata = () => metadataOf(PATH)

export default function OurClients() {
  const page = catalogue().special['our-clients']
  return (
    <PageFrame path={PATH}>
      <PageHeader {...page} />
      <ClientList title={page.clientsTitle} cards={clientCards()} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
