import type { Metadata } from 'next'

/**
 * How an icon shows the mark: on its own rounded ground; on a ground that fills the square, for
 * systems that cut the corners themselves; the same with more air, for systems that cut a circle
 * out of it.
 */
export type IconLook = 'rounded' | 'square' | 'maskable'

interface IconFile {
  /** From the site's root. Tools look for some of these names, so none has a hash. */
  path: string
  /** Width and height, in px; an .ico file holds several. */
  sizes: readonly number[]
  look: IconLook
  /** Who is told of it. */
  listed: 'icon' | 'apple' | 'manifest'
}

/** The icon that scales; made from the mark like the others. */
export const SVG_ICON = '/favicon.svg'

/** Every icon that is made of pixels. */
export const ICON_FILES: readonly IconFile[] = [
  { path: '/favicon.ico', sizes: [16, 32, 48], look: 'rounded', listed: 'icon' },
  // Search engines ask for a multiple of 48.
  { path: '/icons/icon-96.png', sizes: [96], look: 'rounded', listed: 'icon' },
  { path: '/apple-touch-icon.png', sizes: [180], look: 'square', listed: 'apple' },
  { path: '/icons/icon-192.png', sizes: [192], look: 'rounded', listed: 'manifest' },
  { path: '/icons/icon-512.png', sizes: [512], look: 'rounded', listed: 'manifest' },
  { path: '/icons/maskable-192.png', sizes: [192], look: 'maskable', listed: 'manifest' },
  { path: '/icons/maskable-512.png', sizes: [512], look: 'maskable', listed: 'manifest' },
]

/** The icons listed for someone, each with its sizes as HTML and manifests write them. */
export function iconsFor(listed: IconFile['listed']) {
  return ICON_FILES.filter((icon) => icon.listed === listed).map(({ path, sizes, look }) => ({
    path,
    sizes: sizes.map((size) => `${size}x${size}`).join(' '),
    purpose: look === 'maskable' ? ('maskable' as const) : ('any' as const),
  }))
}

/** The icons in the head of every page. */
export function iconMetadata(): NonNullable<Metadata['icons']> {
  const links = (listed: IconFile['listed']) => iconsFor(listed).map(({ path, sizes }) => ({ url: path, sizes }))
  return {
    icon: [...links('icon'), { url: SVG_ICON, type: 'image/svg+xml', sizes: 'any' }],
    apple: links('apple'),
  }
}
