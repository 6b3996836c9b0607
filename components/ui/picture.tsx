import clsx from 'clsx'
import type { PictureData } from '@/lib/content/schema/picture'

/** The screens that are shown the crop for phones. */
const PHONE = '(max-width: 47.99rem)'

interface PictureProps extends PictureData {
  /**
   * How wide the picture is shown, as the browser needs to know it before the layout: "(width >=
   * 48rem) 50vw, 100vw".
   */
  sizes: string
  /** Another crop for phones. */
  tall?: PictureData
  /**
   * Whether it is the largest thing on the first screen, and so is fetched at once:
   * scripts/export/page.ts.
   */
  first?: boolean
  /**
   * For the box. It is as wide as there is room and as high as the picture has to be; with another
   * height or `aspect-*` the picture fills it and loses its edges.
   */
  className?: string
  /** For the picture in it: where it is cut, for instance. */
  imgClassName?: string
}

/**
 * A picture from lib/images/pictures.ts, in the width that fits. With `alt=""` it is decoration.
 * Each waits until the layout shows that it is near, so that words do not share the line with it,
 * unless it is `first`. When it does not come, the palette and the mark stand in its place
 * (components/ui/picture.css).
 */
export function Picture({
  alt,
  width,
  height,
  srcSet,
  src,
  ratio,
  ground,
  sizes,
  tall,
  first = false,
  className,
  imgClassName,
}: PictureProps) {
  return (
    <picture className={clsx('picture', className)} data-ground={ground} data-ratio={ratio} data-tall={tall?.ratio}>
      {tall && (
        <>
          <source media={PHONE} type="image/avif" srcSet={tall.srcSet} sizes={sizes} {...sizeOf(tall)} />
          <source media={PHONE} srcSet={tall.src} {...sizeOf(tall)} />
        </>
      )}
      <source type="image/avif" srcSet={srcSet} sizes={sizes} width={width} height={height} />
      <img
        {...{ src, alt, width, height }}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        className={imgClassName}
      />
    </picture>
  )
}

const sizeOf = ({ width, height }: PictureData) => ({ width, height })

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
