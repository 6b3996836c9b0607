import type { Node } from '@markdoc/markdoc'
import { figures } from '../content/markdown'
import { definitionOf } from '../content/pages'
import type { SpecialPages } from '../content/types'
import type { PartialContent } from '../content/whole'

/** A required picture: one that the site shows, and the content file that refers to it. */
export interface WantedPicture {
  name: string
  askedBy: string
  /** The site works without it. */
  optional?: true
}

/** The names of a hero picture's two crops: for wide screens, and for phones. */
export const heroNames = (office: string) => ({ wide: `hero/${office}-wide`, tall: `hero/${office}-tall` })

/** Whether a picture is the hero's, whose alternative texts are in home.md. */
export const isHero = (name: string) => name.startsWith('hero/')

/**
 * The folder of pictures that are only in texts, as figures; every other picture has a fixed place
 * on a page.
 */
const FIGURES = /^figures\/[a-z0-9-]+$/

/** Every picture that the content refers to. */
export function wantedPictures(content: PartialContent): WantedPicture[] {
  const { services, articles, industries, people, pages, special } = content
  const each = (folder: string, entries: readonly { slug: string; file: string }[]) =>
    entries.map(({ slug, file }): WantedPicture => ({ name: `${folder}/${slug}`, askedBy: file }))
  return [
    ...(special.home ? heroPictures(special.home) : []),
    ...each('services', services),
    ...each('articles', articles),
    ...each('industries', industries),
    ...pages.flatMap(({ slug, file }): WantedPicture[] => {
      const { picture } = definitionOf(slug) ?? {}
      return picture ? [{ name: picture, askedBy: file }] : []
    }),
    ...each('people', people).map((picture): WantedPicture => ({ ...picture, optional: true })),
    ...figuresIn([...articles, ...pages]),
  ]
}

/** The hero's pictures, each in its two shapes. */
function heroPictures({ hero, file }: SpecialPages['home']): WantedPicture[] {
  return hero.pictures.flatMap(({ name }) =>
    Object.values(heroNames(name)).map((each) => ({ name: each, askedBy: file })),
  )
}

/** The pictures in texts, without duplicates. */
function figuresIn(entries: readonly { file: string; body: Node }[]): WantedPicture[] {
  const all = entries.flatMap(({ file, body }) =>
    figures(body).map(({ picture }) => ({ name: picture, askedBy: file })),
  )
  return all.filter(({ name }, i) => FIGURES.test(name) && all.findIndex((other) => other.name === name) === i)
}
