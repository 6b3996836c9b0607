import { catalogue, entryOf } from '../content/catalogue'
import { optionalPictureOf, pictureOf } from '../images/pictures'
import { clientCards, reviewCards } from './cards'

/** Data of the about page's sections. */
export function aboutSections() {
  const { site, special } = catalogue()
  return {
    picture: pictureOf('pages/about'),
    promises: { ...special.about.promises, promises: site.promises },
  }
}

/** Data of the approach page's sections. */
export const approachSections = () => ({ picture: pictureOf('pages/our-approach') })

/** Data of the clients page's sections. */
export const clientsSections = () => ({ cards: clientCards() })

/** Data of the director page's sections. */
export function directorSections() {
  const { people, special } = catalogue()
  const person = entryOf(people, special['meet-director'].person)
  return { profile: { person, portrait: optionalPictureOf(`people/${person.slug}`) } }
}

/** Data of the reviews page's sections. */
export const reviewsSections = () => ({
  reviews: { title: catalogue().special.home.reviews.title, cards: reviewCards() },
})
