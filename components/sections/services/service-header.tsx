import { TickList } from '@/components/ui/tick-list'
import type { PictureData } from '@/lib/content/schema/picture'
import { HeaderPicture } from '../header-picture'
import { PageHeader } from '../page-header'

interface ServiceHeaderProps {
  title: string
  lead: string
  /** Its other names as a sentence; undefined if it has none. */
  names: string | undefined
  features: readonly string[]
  picture: PictureData
}

/** The head of a service's page: its name, description, distinguishing points and picture. */
export function ServiceHeader({ title, lead, names, features, picture }: ServiceHeaderProps) {
  return (
    <PageHeader title={title} lead={lead} names={names} picture={<HeaderPicture {...picture} />}>
      <TickList items={features} small className="screen-only" />
    </PageHeader>
  )
}
