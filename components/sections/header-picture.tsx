import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { PictureData } from '@/lib/content/schema/picture'

/**
 * The picture of a page's header: it fills the right side of a wide screen, and the full width of a
 * narrow one.
 */
export function HeaderPicture(picture: PictureData) {
  return (
    <Picture
      {...picture}
      first
      sizes="(width >= 64rem) 46vw, 100vw"
      className="lg:h-full"
      imgClassName="lg:h-full lg:object-cover"
    />
  )
}

/**
 * The side of a header that its picture fills, with the slanted edge of `wiped`; below the words on
 * phones.
 */
export function PictureSide({ children }: { children: ReactNode }) {
  return (
    <div className="screen-only overflow-clip wiped-below lg:absolute lg:inset-y-0 lg:inset-e-0 lg:w-[46%] lg:wiped">
      {children}
    </div>
  )
}
