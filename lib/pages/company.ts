import { catalogue, entryOf } from '../content/catalogue'
import { optionalPictureOf, pictureOf } from '../images/pictures'
import { clientCards, reviewCards } from './cards'

/** What the sections of the page about the company are given. */
export function aboutSections() {
  const { site, special } = catalogue()
  return {
    picture: pictureOf('pages/about'),
    promises: { ...special.about.promises, promises: site.promises },
  }
}

/** What the sections of the page about the approach are given. */
export const approachSections = () => ({ picture: pictureOf('pages/our-approach') })

/** What the sections of the page of clients are given. */
export const clientsSections = () => ({ cards: clientCards() })

/** What the sections of the director's page are given. */
export function directorSections() {
  const { people, special } = catalogue()
  const person = entryOf(people, special['meet-director'].person)
  return { profile: { person, portrait: optionalPictureOf(`people/${person.slug}`) } }
}

/** What the sections of the page of reviews are given. */
export const reviewsSections = () => ({
  reviews: { title: catalogue().special.home.reviews.title, cards: reviewCards() },
})
