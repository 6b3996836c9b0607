import { getContent, entryOf } from '../content/get-content'
import { headerPictureOf, optionalPictureOf } from '../images/pictures'
import { clientCards, reviewCards } from './cards'

/** Data of the about page's sections. */
export function aboutSections() {
  const { site, templatePages } = getContent()
  return {
    picture: headerPictureOf('about'),
    promises: { ...templatePages.about.promises, promises: site.promises },
  }
}

/** Data of the approach page's sections. */
export const approachSections = () => ({ picture: headerPictureOf('our-approach') })

/** Data of the clients page's sections. */
export const clientsSections = () => ({ cards: clientCards() })

/** Data of the director page's sections. */
export function directorSections() {
  const { people, templatePages } = getContent()
  const { person: slug } = templatePages['meet-director']
  const person = slug && entryOf(people, slug)
  return { profile: person && { person, portrait: optionalPictureOf(`people/${person.slug}`) } }
}

/** Data of the reviews page's sections. */
export const reviewsSections = () => ({
  reviews: { title: getContent().templatePages.home.reviews.title, cards: reviewCards() },
})
