import { quoteSetup } from '@/app/quote-setup'
import { Prose } from '@/components/ui/prose'
import { catalogue } from '@/lib/content/catalogue'
import { contactWays } from '@/lib/content/contact'
import { quoteLink } from '@/lib/content/navigation'
import { heroPictures, pictureOf } from '@/lib/images/pictures'
import { QUOTE_HREF, pagePath } from '@/lib/content/routes'
import { LIMITS } from '@/lib/content/schema/common'
import type { Service } from '@/lib/content/types'
import { articleCards } from './article'
import { reviewCards } from './cards'

/** What each section of the home page is given, from the content. */
export function homeProps() {
  const [picture] = heroPictures()
  if (!picture) throw new Error('The hero has no picture; lib/content/schema/home.ts asks for some.')
  const { site, special, services, suburbs, questions, articles } = catalogue()
  const { home } = special
  const { phone, email } = contactWays()
  return {
    hero: {
      title: home.title,
      lead: home.lead,
      hero: home.hero,
      quote: quoteLink(),
      explore: { name: home.hero.explore, href: pagePath('services') },
      picture,
    },
    stats: home.stats,
    whyOfficeCleaning: { ...home.whyOfficeCleaning, href: QUOTE_HREF },
    problems: { problems: home.problems, promises: site.promises },
    premium: { ...home.premium, services: services.filter((service) => service.home === 'premium').map(withPicture) },
    quoteAndBooking: {
      quote: home.quote,
      booking: home.booking,
      setup: quoteSetup(),
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
      cards: reviewCards().slice(0, LIMITS.homeReviewsAtMost),
      more: { name: home.reviews.more, href: pagePath('testimonials') },
    },
    steps: home.steps,
    areas: {
      ...home.areas,
      suburbs: suburbs
        .filter((suburb) => suburb.home)
        .map(({ name, postcode, slug }) => ({ name, postcode, href: `${pagePath('areas')}#${slug}` })),
      more: { name: home.areas.more, href: pagePath('areas') },
      picture: pictureOf('pages/areas'),
    },
    questions: {
      ...home.questions,
      items: questions
        .filter((item) => item.home)
        .map(({ question, body }) => ({ question, answer: <Prose body={body} /> })),
      more: { name: home.questions.more, href: pagePath('faqs') },
    },
    articles: {
      ...home.articles,
      articles: articleCards(articles.slice(0, LIMITS.homeArticles)),
      more: { name: home.articles.more, href: pagePath('blog') },
    },
    closing: home.finalCall,
  }
}

/** A service with its picture. */
function withPicture(service: Service) {
  return { ...service, picture: pictureOf(`services/${service.slug}`) }
}
