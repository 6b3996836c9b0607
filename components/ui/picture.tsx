import clsx from 'clsx'
import type { PictureData, PictureGround } from '@/content/schema/picture'

/** What stands in the picture's place while it loads. */
const GROUNDS: Record<PictureGround, string> = { harbour: 'bg-harbour', 'teal-soft': 'bg-teal-soft' }

interface PictureProps extends PictureData {
  /** How wide the picture is shown, as the browser needs to know it before the layout: "(width >= 48rem) 50vw, 100vw". */
  sizes: string
  /** For the picture of the first screen: loaded at once, before others. */
  priority?: boolean
  /** Another crop for phones. */
  tall?: PictureData
  /** For the box. */
  className?: string
  /** For the picture in it; as wide as the box and as high as it has to be, when nothing is said. */
  imgClassName?: string
}

/** A picture from content/pictures.ts, in the best format and the width that fits. With `alt=""` it is decoration. When it does not come, the palette and the mark stand in its place (app/styles/picture.css). */
export function Picture({
  alt,
  width,
  height,
  sources,
  src,
  ground,
  sizes,
  priority = false,
  tall,
  className,
  imgClassName,
}: PictureProps) {
  return (
    <picture className={clsx('picture', GROUNDS[ground], className)}>
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
      <img
        {...{ src, alt, width, height }}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        className={imgClassName}
      />
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
