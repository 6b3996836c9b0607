import { AreaFinder } from '@/components/sections/areas/area-finder'
import { AreaList } from '@/components/sections/areas/area-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { areasProps } from '../_props/areas'

const PATH = pagePath('areas')

export const generateMetadata = () => metadataOf(PATH)

export default function Areas() {
  const areas = areasProps()
  return (
    <PageFrame path={PATH}>
      <PageHeader {...areas.header} />
      <AreaFinder {...areas.finder} />
      <AreaList {...areas.list} />
      <PageText {...areas.text} />
    </PageFrame>
  )
}
