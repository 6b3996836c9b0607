import type { Node } from '@markdoc/markdoc'
import { figures } from '../content/markdown'
import { definitionOf } from '../content/pages'
import { YAML_FILES } from '../content/entries'
import type { PictureWords } from '../content/schema/picture'
import type { TemplatePages } from '../content/types'
import type { PartialContent } from '../content/whole'

/** A required picture: one that the site shows, and the content file that refers to it. */
export interface RequiredPicture {
  name: string
  requestedBy: string
  /** The site works without it. */
  optional?: true
}

/** The names of a hero picture's two crops: for wide screens, and for phones. */
export const heroNames = (office: string) => ({ wide: `hero/${office}-wide`, tall: `hero/${office}-tall` })

/** Whether a picture is the hero's, whose alternative texts are in home.md. */
export const isHero = (name: string) => name.startsWith('hero/')

/** The name of a picture's photograph: both crops of a hero picture are made from one. */
export const photoNameOf = (name: string) => (isHero(name) ? name.replace(/-(wide|tall)$/, '') : name)

/** Where the words for a picture are, and the words themselves, if any. */
export function wordsOf(
  { pictures, templatePages: { home } }: Pick<PartialContent, 'pictures' | 'templatePages'>,
  name: string,
): { file: string; field: string; words: PictureWords | undefined } {
  if (!isHero(name)) return { file: YAML_FILES.pictures, field: name, words: pictures?.[name] }
  const index = home?.hero.pictures.findIndex((each) => `hero/${each.name}` === photoNameOf(name)) ?? -1
  return { file: 'content/pages/home.md', field: `hero.pictures[${index}]`, words: home?.hero.pictures[index] }
}

/** The folders of content/ whose entries have a picture of their name, and their part of it. */
const PICTURED = {
  services: 'services',
  articles: 'articles',
  industries: 'industries',
  people: 'people',
  team: 'team',
  'case-studies': 'caseStudies',
} as const

/** The folders whose entries have a picture. */
export const PICTURED_FOLDERS = Object.keys(PICTURED) as (keyof typeof PICTURED)[]

/** Those whose entries may lack a picture: there may be no photograph of a person or a building. */
const OPTIONAL: readonly string[] = ['people', 'team', 'case-studies']

/**
 * The folder of pictures that are only in texts, as figures; every other picture has a fixed place
 * on a page.
 */
const FIGURES = /^figures\/[a-z0-9-]+$/

/** Every picture that the content refers to. */
export function requiredPictures(content: PartialContent): RequiredPicture[] {
  const { articles, pages, templatePages, withdrawn } = content
  const each = (folder: keyof typeof PICTURED) =>
    content[PICTURED[folder]].map(({ slug, file }): RequiredPicture => ({
      name: `${folder}/${slug}`,
      requestedBy: file,
      ...(OPTIONAL.includes(folder) && { optional: true }),
    }))
  return [
    ...(templatePages.home ? heroPictures(templatePages.home) : []),
    ...PICTURED_FOLDERS.flatMap(each),
    ...pages.flatMap(({ slug, file }): RequiredPicture[] => {
      const { picture } = definitionOf(slug) ?? {}
      return picture ? [{ name: picture, requestedBy: file }] : []
    }),
    ...figuresIn([...articles, ...pages], withdrawn),
  ]
}

/** The hero's pictures, each in its two shapes. */
function heroPictures({ hero, file }: TemplatePages['home']): RequiredPicture[] {
  return hero.pictures.flatMap(({ name }) =>
    Object.values(heroNames(name)).map((each) => ({ name: each, requestedBy: file })),
  )
}

/** The pictures that only texts show, without duplicates: also those of services not offered. */
function figuresIn(
  entries: readonly { file: string; allBranches: Node }[],
  withdrawn: readonly string[],
): RequiredPicture[] {
  const all = entries.flatMap(({ file, allBranches }) =>
    figures(allBranches).map(({ picture }) => ({ name: picture, requestedBy: file })),
  )
  const isAlone = (name: string) => FIGURES.test(name) || withdrawn.some((slug) => name === `services/${slug}`)
  return all.filter(({ name }, i) => isAlone(name) && all.findIndex((other) => other.name === name) === i)
}
