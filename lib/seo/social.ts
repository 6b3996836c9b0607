import { catalogue } from '../content/catalogue'
import { heroNames, isHero, wantedPictures } from '../images/picture-names'
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
export function socialPicture(route: Route) {
  const { site, special, routes } = catalogue()
  const { canonical, entry, parent } = route
  const heading = entry.title
  const above = routes.find(({ path }) => path === parent && path !== pagePath('home'))
  const scene = sceneOf(route)
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
 * The name of the picture for a page: its own, the first of the list that it shows, the one that
 * its definition names, or the hero's.
 */
function sceneOf({ kind, entry, definition }: Route): string {
  const content = catalogue()
  const wanted = wantedPictures(content).filter(({ name, optional }) => !optional && !isHero(name))
  const own = wanted.find(({ askedBy }) => askedBy === entry.file)
  const [folder] = kind === 'hub' ? (definition?.lists ?? []) : []
  const listed = wanted.find(({ name }) => folder && name.startsWith(`${folder}/`))
  const [hero] = content.special.home.hero.pictures
  return own?.name ?? listed?.name ?? definition?.socialPicture ?? heroNames(hero?.name ?? '').tall
}
