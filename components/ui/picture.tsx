import clsx from 'clsx'
import type { PictureData } from '@/lib/content/schema/picture'

/** Media query for the crop for phones. */
const PHONE = '(max-width: 47.99rem)'

interface PictureProps extends PictureData {
  /**
   * The displayed width, which the browser needs before the layout: "(width >= 48rem) 50vw, 100vw".
   */
  sizes: string
  /** Another crop for phones. */
  tall?: PictureData
  /**
   * Whether it is the largest element of the initial viewport, and is therefore loaded with high
   * priority: scripts/export/page.ts.
   */
  first?: boolean
  /**
   * For the box. It takes the available width and the height of the picture's aspect ratio; with
   * another height or `aspect-*` the picture covers it and is cropped.
   */
  className?: string
  /** For the image in it: `object-position`, for instance. */
  imgClassName?: string
}

/**
 * A picture from lib/images/pictures.ts, in the width that fits. With `alt=""` it is decoration.
 * Images are loaded lazily, so that they do not compete with text for bandwidth, unless `first`. If
 * one fails to load, its background colour and the logo mark replace it
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
  /** Replaces the picture's own alternative text; "" for decoration. */
  alt?: string
}

/** A picture with one crop for wide screens and one for phones. */
export function ArtPicture({ wide, tall, alt = wide.alt, ...rest }: ArtPictureProps) {
  return <Picture {...wide} {...rest} alt={alt} tall={tall} />
}
