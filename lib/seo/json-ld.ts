import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Person,
  Service as ServiceType,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { dialNumber } from '../content/facts'
import { pagePath } from '../content/routes'
import type { PersonFields } from '../content/schema/person'
import type { SiteFields } from '../content/schema/site'
import type { SuburbFields } from '../content/schema/suburb'
import type { Article, Entry, NavLink, Route, Service } from '../content/types'
import type { PageFacts } from '../pages/page-data'
import { absoluteUrl } from '../site/site-url'
import { socialPath } from './social'

/** Ids that every page's graph refers to. */
const BUSINESS = absoluteUrl('/#business')
const WEBSITE = absoluteUrl('/#website')
const personId = (slug: string) => absoluteUrl(`/#person-${slug}`)

/**
 * The page's structured data: one graph whose nodes refer to each other by stable ids. It has no
 * rating and no review of the site's own business (Google's review snippet guidelines: self-serving
 * reviews).
 */
export function pageGraph(
  page: PageFacts,
  { site, suburbs }: { site: SiteFields; suburbs: readonly SuburbFields[] },
): Graph {
  const { route, trail } = page
  const nodes: Thing[] = [business(site, suburbs), website(site), webPage(page)]
  if (trail.length > 1) nodes.push(breadcrumbs(route, trail))
  if (route.kind === 'service') nodes.push(service(route.entry, suburbs))
  if (route.kind === 'article') nodes.push(blogPosting(route.entry))
  if (page.person) nodes.push(person(page.person))
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function business(site: SiteFields, suburbs: readonly SuburbFields[]): LocalBusiness {
  const { street, suburb, state, postcode } = site.address
  return {
    '@type': 'LocalBusiness',
    '@id': BUSINESS,
    name: site.name.value,
    legalName: site.legalName.value,
    description: site.summary,
    url: absoluteUrl('/'),
    telephone: dialNumber(site.phone.value),
    email: site.email.value,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: suburb,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'AU',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.officeHours.days,
      opens: site.officeHours.opens,
      closes: site.officeHours.closes,
    },
    ...(site.helpdesk && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: site.words.helpdeskBadge,
        telephone: dialNumber(site.helpdesk.value),
        areaServed: 'AU-NSW',
        availableLanguage: 'en',
      },
    }),
    image: absoluteUrl(socialPath(pagePath('home'))),
    areaServed: places(suburbs),
  }
}

function website(site: SiteFields): WebSite {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE,
    name: site.name.value,
    url: absoluteUrl('/'),
    inLanguage: 'en-AU',
    publisher: { '@id': BUSINESS },
  }
}

function webPage({ route, person }: PageFacts): WebPage {
  const url = absoluteUrl(route.canonical)
  const about =
    route.kind === 'service' ? `${url}#service` : person && route.kind !== 'article' ? personId(person.slug) : BUSINESS
  return {
    '@type': route.definition?.type ?? (route.kind === 'hub' ? 'CollectionPage' : 'WebPage'),
    '@id': `${url}#page`,
    url,
    name: route.title,
    description: route.entry.description,
    inLanguage: 'en-AU',
    dateModified: route.updated,
    isPartOf: { '@id': WEBSITE },
    about: { '@id': about },
    ...(route.parent && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  }
}

function breadcrumbs(route: Route, trail: readonly NavLink[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(route.canonical)}#breadcrumbs`,
    itemListElement: trail.map(({ name, href }, i) => ({
      '@type': 'ListItem' as const,
      position: i + 1,
      name,
      ...(i < trail.length - 1 && { item: absoluteUrl(href) }),
    })),
  }
}

function service(entry: Service, suburbs: readonly SuburbFields[]): ServiceType {
  const url = absoluteUrl(entry.path)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: entry.title,
    serviceType: entry.title,
    description: entry.excerpt,
    url,
    provider: { '@id': BUSINESS },
    areaServed: places(suburbs),
  }
}

function blogPosting(article: Article): BlogPosting {
  const url = absoluteUrl(article.path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    datePublished: article.published,
    dateModified: article.updated,
    image: absoluteUrl(socialPath(article.path)),
    wordCount: article.words,
    inLanguage: 'en-AU',
    author: { '@id': personId(article.author) },
    publisher: { '@id': BUSINESS },
    mainEntityOfPage: { '@id': `${url}#page` },
  }
}

function person(entry: Entry<PersonFields>): Person {
  return {
    '@type': 'Person',
    '@id': personId(entry.slug),
    name: entry.name,
    jobTitle: entry.role,
    worksFor: { '@id': BUSINESS },
  }
}

function places(suburbs: readonly SuburbFields[]) {
  return suburbs.map(({ name, latitude, longitude }) => ({
    '@type': 'Place' as const,
    name: `${name} NSW`,
    geo: { '@type': 'GeoCoordinates' as const, latitude, longitude },
  }))
}
