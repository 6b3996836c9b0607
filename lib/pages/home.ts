import { getContent } from '../content/get-content'
import { contactMethods } from '../content/contact'
import { quoteLink } from '../content/navigation'
import { headerPictureOf, heroPictures } from '../images/pictures'
import { QUOTE_HREF, pagePath } from '../content/routes'
import { LIMITS } from '../content/schema/common'
import { HOME_SECTIONS } from '../content/schema/home'
import { articleCards } from './articles'
import { reviewCards, suburbLinks } from './cards'
import { quoteSetup } from './quote-setup'
import { withPicture } from './services'

/** Data of the home page's sections. */
export function homeSections() {
  const [picture] = heroPictures()
  if (!picture)
    throw new Error(
      'The home page has an empty hero.pictures; expected at least one picture (lib/content/schema/home.ts).',
    )
  const { site, templatePages, services, suburbs, questions, articles, quote: words } = getContent()
  const { home } = templatePages
  const { phone, email } = contactMethods()
  return {
    order: home.sections ?? HOME_SECTIONS,
    hero: {
      title: home.title,
      lead: home.lead,
      hero: home.hero,
      quote: quoteLink(),
      explore: { name: home.hero.explore, href: pagePath('services') },
      picture,
    },
    whyOfficeCleaning: { ...home.whyOfficeCleaning, href: QUOTE_HREF },
    problems: { problems: home.problems, promises: site.promises },
    premium: { ...home.premium, services: services.filter((service) => service.home === 'premium').map(withPicture) },
    quoteAndBooking: {
      quote: home.quote,
      booking: home.booking,
      setup: quoteSetup(),
      frameWords: words.frame,
      bookingLink: { name: home.booking.button, href: QUOTE_HREF },
      ways: [phone, email],
    },
    services: {
      ...home.services,
      firstLarge: true,
      more: { name: home.services.more, href: pagePath('services') },
      services: services.filter((service) => service.home === 'card').map(withPicture),
    },
    reviews: {
      ...home.reviews,
      cards: reviewCards().slice(0, LIMITS.homeReviews),
      more: { name: home.reviews.more, href: pagePath('testimonials') },
    },
    areas: {
      ...home.areas,
      suburbs: suburbLinks(suburbs.filter((suburb) => suburb.home)),
      more: { name: home.areas.more, href: pagePath('areas') },
      picture: headerPictureOf('areas'),
    },
    questions: {
      ...home.questions,
      items: questions.filter((item) => item.home),
      more: { name: home.questions.more, href: pagePath('faqs') },
    },
    articles: {
      ...home.articles,
      articles: articleCards(articles.slice(0, LIMITS.homeArticles)),
      more: { name: home.articles.more, href: pagePath('blog') },
    },
  }
}
