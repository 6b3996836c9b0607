import { Picture } from '@/components/ui/picture'
import type { PictureData } from '@/lib/content/schema/picture'
import { PageHeader } from '../page-header'

interface AreasHeaderProps {
  title: string
  lead: string
  picture: PictureData
}

/**
 * The header of the areas page. Its picture is decoration, since the map below says the same, and
 * is lower on phones, so that the search begins on the first screen.
 */
export function AreasHeader({ title, lead, picture }: AreasHeaderProps) {
  return (
    <PageHeader
      title={title}
      lead={lead}
      picture={
        <Picture
          {...picture}
          first
          alt=""
          sizes="(width >= 64rem) 46vw, 100vw"
          className="lg:h-full"
          imgClassName="object-cover max-lg:aspect-video lg:h-full"
        />
      }
    />
  )
}
