import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Profile } from '@/components/sections/company/profile'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/lib/content/catalogue'
import { optionalPictureOf } from '@/lib/images/pictures'
import { pagePath } from '@/lib/content/routes'
import { picturesIn } from '../_props/article'

const SLUG = 'meet-director'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function MeetDirector() {
  const { people, special } = catalogue()
  const page = special[SLUG]
  const person = entryOf(people, page.person)
  return (
    <PageFrame path={pagePath(SLUG)} subject={{ person }}>
      <PageHeader {...page} />
      <Profile person={person} portrait={optionalPictureOf(`people/${person.slug}`)} />
      <PageText body={page.body} pictures={picturesIn(page.body)} />
    </PageFrame>
  )
}
