import type { PictureData } from '@/lib/content/schema/picture'

/** A picture as lib/images/pictures.ts gives it, for components that are shown without a build. */
export const PICTURE: PictureData = {
  alt: 'A model of a room',
  kind: 'illustration',
  width: 1280,
  height: 960,
  ratio: '4:3',
  srcSet: '/room.avif 1280w',
  src: '/room.webp',
  ground: 'ground-tint',
}
