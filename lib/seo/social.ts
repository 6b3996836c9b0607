import { catalogue } from '../content/catalogue'
import { heroNames, wantedPictures } from '../images/picture-names'
import { altOf } from '../images/pictures'
import { pagePath } from '../content/routes'
import type { Route } from '../content/types'

/** The size of the pictures that social networks show beside a link, in px. */
export const SOCIAL_SIZE = { width: 1200, height: 630 }

/**
 * The picture of the page at a canonical path, made by scripts/pictures.ts:
 * "/services/office-cleaning/" has /social/services/office-cleaning.png.
 */
export function socialPath(canonical: string): string {
  return `/social/${canonical === pagePath('home') ? 'home' : canonical.slice(1, -1)}.png`
}

/** What such a picture shows: the page's heading, the company's name and a scene. */
export function socialPicture({ canonical, file, heading, parent }: Route) {
  const { site, special, routes } = catalogue()
  const above = routes.find(({ path }) => path === parent && path !== pagePath('home'))
  const scene = sceneOf(file)
  const name = site.shortName.value
  return {
    path: socialPath(canonical),
    heading,
    name,
    scene,
    eyebrow: above?.label ?? special.home.hero.eyebrow,
    alt: `${heading} | ${name}. ${altOf(scene)}`,
  }
}

/**
 * Pages that borrow a picture from another's content: about people and proof, from the pages that
 * tell of them.
 */
const BORROWED: Readonly<Record<string, string>> = {
  'meet-director': 'pages/about',
  'our-clients': 'pages/about',
  testimonials: 'pages/our-approach',
}

/**
 * The name of the picture for what is made from a content file: its own, the first of the list that
 * it shows, or the hero's.
 */
function sceneOf(file: string): string {
  const content = catalogue()
  const wanted = wantedPictures(content).filter(({ optional }) => !optional)
  const own = wanted.find(({ name, askedBy }) => askedBy === file && !name.startsWith('hero/'))
  const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? ''
  const folder = `${slug === 'blog' ? 'articles' : slug}/`
  const listed = wanted.find(({ name }) => name.startsWith(folder))
  const [hero] = content.special.home.hero.pictures
  return own?.name ?? listed?.name ?? BORROWED[slug] ?? heroNames(hero?.name ?? '').tall
}
