import { Picture } from '@/components/ui/picture'
import type { PictureData } from '@/content/schema/picture'

/** The picture beside a page's heading, as high as the head from 1024 px. */
export function HeaderPicture(picture: PictureData) {
  return (
    <Picture
      {...picture}
      priority
      sizes="(width >= 64rem) 54vw, 100vw"
      className="lg:h-full"
      imgClassName="lg:h-full lg:object-cover"
    />
  )
}
