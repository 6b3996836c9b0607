import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Profile } from '@/components/sections/profile'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/content/catalogue'

const PATH = '/meet-director/'

export const generateMetadata = () => metadataOf(PATH)

export default function MeetDirector() {
  const { people, special } = catalogue()
  const page = special['meet-director']
  const person = entryOf(people, page.person)
  return (
    <PageFrame path={PATH} subject={{ person }}>
      <PageHeader {...page} />
      <Profile person={person} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
