import type { Metadata } from 'next'
import { ICONS } from './folders'

/**
 * How an icon draws the mark: on its own rounded background; on a background that fills the square,
 * for systems that round the corners themselves; the same with more padding, for systems that crop
 * a circle out of it.
 */
export type IconVariant = 'rounded' | 'square' | 'maskable'

interface IconFile {
  /** From the site's root. Some tools request exactly these names, so none contains a hash. */
  path: string
  /** Width and height, in px; an .ico file holds several. */
  sizes: readonly number[]
  variant: IconVariant
  /** Where it is referenced. */
  listed: 'icon' | 'apple' | 'manifest'
}

/** The scalable icon; generated from the mark like the others. */
export const SVG_ICON = '/favicon.svg'

/** The logo for structured data; Google asks for at least 112 px. */
export const LOGO = `${ICONS}icon-512.png`

/** Every bitmap icon. */
export const ICON_FILES: readonly IconFile[] = [
  { path: '/favicon.ico', sizes: [16, 32, 48], variant: 'rounded', listed: 'icon' },
  // Search engines require a multiple of 48.
  { path: `${ICONS}icon-96.png`, sizes: [96], variant: 'rounded', listed: 'icon' },
  { path: '/apple-touch-icon.png', sizes: [180], variant: 'square', listed: 'apple' },
  { path: `${ICONS}icon-192.png`, sizes: [192], variant: 'rounded', listed: 'manifest' },
  { path: LOGO, sizes: [512], variant: 'rounded', listed: 'manifest' },
  { path: `${ICONS}maskable-192.png`, sizes: [192], variant: 'maskable', listed: 'manifest' },
  { path: `${ICONS}maskable-512.png`, sizes: [512], variant: 'maskable', listed: 'manifest' },
]

/** The icons referenced in one place, each with its sizes in the format of HTML and manifests. */
export function iconsFor(listed: IconFile['listed']) {
  return ICON_FILES.filter((icon) => icon.listed === listed).map(({ path, sizes, variant }) => ({
    path,
    sizes: sizes.map((size) => `${size}x${size}`).join(' '),
    purpose: variant === 'maskable' ? ('maskable' as const) : ('any' as const),
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
