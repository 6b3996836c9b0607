import clsx from 'clsx'
import type { PictureData } from '@/content/schema/picture'

interface PictureProps extends PictureData {
  /** How wide the picture is shown, as the browser needs to know it before the layout: "(width >= 48rem) 50vw, 100vw". */
  sizes: string
  /** Another crop for phones. */
  tall?: PictureData
  /** For the box. It is as wide as there is room and as high as the picture has to be; with another height or `aspect-*` the picture fills it and loses its edges. */
  className?: string
  /** For the picture in it: where it is cut, for instance (`object-left`). */
  imgClassName?: string
}

/** A picture from content/pictures.ts, in the best format and the width that fits. With `alt=""` it is decoration. Each waits until the layout shows that it is near: the words of a first screen do not share the line with its picture, which was measured to cost them 150 ms on slow 4G. When it does not come, the palette and the mark stand in its place (app/styles/picture.css). */
export function Picture({
  alt,
  width,
  height,
  sources,
  src,
  ratio,
  ground,
  sizes,
  tall,
  className,
  imgClassName,
}: PictureProps) {
  return (
    <picture className={clsx('picture', className)} data-ground={ground} data-ratio={ratio} data-tall={tall?.ratio}>
      {tall?.sources.map(({ type, srcSet }) => (
        <source
          key={`tall ${type}`}
          media="(max-width: 47.99rem)"
          {...{ type, srcSet, sizes, width: tall.width, height: tall.height }}
        />
      ))}
      {sources.map(({ type, srcSet }) => (
        <source key={type} {...{ type, srcSet, sizes, width, height }} />
      ))}
      <img {...{ src, alt, width, height }} loading="lazy" decoding="async" className={imgClassName} />
    </picture>
  )
}

interface ArtPictureProps extends Omit<PictureProps, keyof PictureData | 'tall'> {
  wide: PictureData
  tall: PictureData
  /** Instead of the picture's own; "" for decoration. */
  alt?: string
}

/** A picture with one crop for wide screens and one for phones. */
export function ArtPicture({ wide, tall, alt = wide.alt, ...rest }: ArtPictureProps) {
  return <Picture {...wide} {...rest} alt={alt} tall={tall} />
}
