import type {
  Article as ArticleType,
  BlogPosting,
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Person,
  PostalAddress,
  Question,
  Service as ServiceType,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { dialNumber } from '../content/facts'
import { entryOf, pick } from '../content/get-content'
import { parseMarkdown, plainText } from '../content/markdown'
import { pagePath } from '../content/routes'
import type { PersonFields } from '../content/schema/person'
import type { SiteFields } from '../content/schema/site'
import type { Article, CaseStudy, Entry, NavLink, Route, Service, SiteContent } from '../content/types'
import type { PageFacts } from '../pages/page-data'
import { searchPicturesOf } from '../images/pictures'
import { LOGO } from '../site/icons'
import { dateTimeOf } from '../site/moments'
import { absoluteUrl } from '../site/site-url'
import { stateOf, zoneOf } from '../content/schema/states'
import { sourceNamed } from '../content/words'
import { jobPosting } from './job-posting'
import { ALWAYS, isAlwaysAnswered, officeHours } from './opening-hours'
import { socialPath } from './social'

/** A reference to a node on this page or on another. */
interface IdReference {
  '@id': string
}

type GraphContent = Pick<SiteContent, 'site' | 'suburbs' | 'services' | 'questions' | 'templatePages'>

/** Ids that other pages refer to: the nodes themselves are only on the home page. */
const BUSINESS = absoluteUrl('/#business')
const WEBSITE = absoluteUrl('/#website')
const SERVICE_AREA = absoluteUrl('/#service-area')

const serviceId = ({ path }: Service) => absoluteUrl(`${path}#service`)
const personId = (slug: string) => absoluteUrl(`/#person-${slug}`)

/** The pages whose main part is one node: the end of its id. */
const MAIN_ENTITIES: Partial<Record<Route['kind'], string>> = {
  article: '#article',
  'case-study': '#article',
  job: '#job',
}

/**
 * The page's structured data: one graph whose nodes refer to each other by stable ids. The company
 * and the website are described on the home page, and every other page refers to them there. There
 * is no rating and no review of the site's own business (Google's review snippet guidelines:
 * self-serving reviews).
 */
export function pageGraph(page: PageFacts, content: GraphContent): Graph {
  const { route, trail } = page
  const nodes: Thing[] = [webPage(page, content)]
  if (route.kind === 'home') nodes.unshift(business(content), website(content.site))
  if (trail.length > 1) nodes.push(breadcrumbs(route, trail))
  if (route.kind === 'service') nodes.push(service(route.entry))
  if (route.kind === 'article') nodes.push(blogPosting(route.entry, content))
  if (route.kind === 'case-study') nodes.push(caseStudy(route.entry, content))
  if (route.kind === 'job') nodes.push(jobPosting(route.entry, content))
  if (page.person) nodes.push(person(page.person, content.templatePages))
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function business({ site, suburbs, services }: GraphContent): LocalBusiness {
  const abn = site.abn.value.replaceAll(' ', '')
  return {
    '@type': 'LocalBusiness',
    '@id': BUSINESS,
    name: site.name.value,
    alternateName: site.shortName.value,
    legalName: site.legalName.value,
    description: site.summary,
    url: absoluteUrl('/'),
    telephone: dialNumber(site.phone.value),
    ...(site.secondPhone && { telephone: [site.phone, site.secondPhone].map(({ value }) => dialNumber(value)) }),
    email: site.email.value,
    address: postalAddress(site.address),
    ...(site.otherOffices && {
      location: site.otherOffices.map(({ phone, ...office }) => ({
        '@type': 'Place' as const,
        address: postalAddress(office),
        ...(phone && { telephone: dialNumber(phone) }),
      })),
    }),
    ...(site.geo && { geo: { '@type': 'GeoCoordinates', ...site.geo } }),
    taxID: abn,
    identifier: { '@type': 'PropertyValue', propertyID: 'ABN', value: abn },
    ...(site.founded && { foundingDate: String(site.founded) }),
    ...(site.profiles && { sameAs: site.profiles }),
    ...officeHours(site),
    ...(site.helpdesk && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: site.words.helpdeskBadge,
        telephone: dialNumber(site.helpdesk.value),
        areaServed: 'AU',
        availableLanguage: 'en',
        ...(isAlwaysAnswered(site) && { hoursAvailable: ALWAYS }),
      },
    }),
    logo: absoluteUrl(LOGO),
    image: absoluteUrl(socialPath(pagePath('home'))),
    areaServed: {
      '@type': 'Place',
      '@id': SERVICE_AREA,
      name: site.city.value,
      // Only suburbs with a text of their own are listed; the company serves others as well.
      ...(suburbs.length > 0 && {
        containsPlace: suburbs.map(({ name, postcode, latitude, longitude }) => ({
          '@type': 'Place' as const,
          name: `${name} ${stateOf(postcode)}`,
          geo: { '@type': 'GeoCoordinates' as const, latitude, longitude },
        })),
      }),
    },
    makesOffer: services.map((entry) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        '@id': serviceId(entry),
        name: entry.title,
        url: absoluteUrl(entry.path),
      },
    })),
  }
}

function postalAddress({ street, suburb, state, postcode }: SiteFields['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: suburb,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: 'AU',
  }
}

function website(site: SiteFields): WebSite {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE,
    name: site.name.value,
    alternateName: site.shortName.value,
    url: absoluteUrl('/'),
    inLanguage: 'en-AU',
    publisher: { '@id': BUSINESS },
  }
}

function webPage(page: PageFacts, content: GraphContent): WebPage {
  const { route } = page
  const url = absoluteUrl(route.canonical)
  const type = route.definition?.type ?? (route.kind === 'hub' ? 'CollectionPage' : 'WebPage')
  const main = MAIN_ENTITIES[route.kind]
  return {
    '@type': type,
    '@id': `${url}#page`,
    url,
    name: route.title,
    description: route.entry.description,
    inLanguage: 'en-AU',
    dateModified: route.updated,
    isPartOf: { '@id': WEBSITE },
    ...(main ? { mainEntity: { '@id': `${url}${main}` } } : { about: aboutOf(page, content) }),
    ...(route.parent && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
    ...(type === 'FAQPage' && {
      mainEntity: content.questions.map(({ slug, question, body }) => ({
        ...asked(question, plainText(body)),
        url: `${url}#${slug}`,
      })),
    }),
    ...(route.kind === 'service' &&
      route.entry.questions.length > 0 && {
        hasPart: route.entry.questions.map(({ question, answer }) => asked(question, plainText(parseMarkdown(answer)))),
      }),
  }
}

/** What another page is about: its service, an industry's services, a person, or the company. */
function aboutOf({ route, person }: PageFacts, { services }: GraphContent): IdReference | IdReference[] {
  const refer = (id: string): IdReference => ({ '@id': id })
  if (route.kind === 'service') return refer(serviceId(route.entry))
  if (route.kind === 'industry') {
    const offered = pick(services, route.entry.services).map((entry) => refer(serviceId(entry)))
    return offered.length > 0 ? offered : refer(BUSINESS)
  }
  return refer(person ? personId(person.slug) : BUSINESS)
}

function asked(name: string, text: string): Exclude<Question, string> {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }
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

function service(entry: Service): ServiceType {
  return {
    '@type': 'Service',
    '@id': serviceId(entry),
    name: entry.title,
    serviceType: entry.title,
    ...(entry.alsoCalled && { alternateName: entry.alsoCalled }),
    description: entry.excerpt,
    url: absoluteUrl(entry.path),
    provider: { '@id': BUSINESS },
    areaServed: { '@id': SERVICE_AREA },
  }
}

function blogPosting(article: Article, { site }: GraphContent): BlogPosting {
  const url = absoluteUrl(article.path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    datePublished: dateTimeOf(article.published, zoneOf(site)),
    dateModified: dateTimeOf(article.updated, zoneOf(site)),
    image: picturesOf('articles', article),
    wordCount: article.words,
    inLanguage: 'en-AU',
    author: { '@id': personId(article.author) },
    publisher: { '@id': BUSINESS },
    mainEntityOfPage: { '@id': `${url}#page` },
    ...(article.sources.length > 0 && {
      citation: article.sources
        .map(sourceNamed)
        .map(({ title, url }) => ({ '@type': 'CreativeWork' as const, name: title, url })),
    }),
  }
}

function caseStudy(study: CaseStudy, { site, services }: GraphContent): ArticleType {
  const url = absoluteUrl(study.path)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: study.title,
    description: study.excerpt,
    url,
    datePublished: dateTimeOf(study.published, zoneOf(site)),
    dateModified: dateTimeOf(study.updated, zoneOf(site)),
    image: picturesOf('case-studies', study),
    inLanguage: 'en-AU',
    author: { '@id': BUSINESS },
    publisher: { '@id': BUSINESS },
    about: { '@id': serviceId(entryOf(services, study.service)) },
    mainEntityOfPage: { '@id': `${url}#page` },
  }
}

/** An article's picture in three ratios; the social picture where it has none of its own. */
function picturesOf(folder: 'articles' | 'case-studies', { slug, path }: { slug: string; path: string }): string[] {
  const own = searchPicturesOf(`${folder}/${slug}`)
  return (own.length > 0 ? own : [socialPath(path)]).map(absoluteUrl)
}

function person(entry: Entry<PersonFields>, templatePages: GraphContent['templatePages']): Person {
  return {
    '@type': 'Person',
    '@id': personId(entry.slug),
    name: entry.name,
    jobTitle: entry.role,
    ...(templatePages['meet-director'].person === entry.slug && { url: absoluteUrl(pagePath('meet-director')) }),
    worksFor: { '@id': BUSINESS },
  }
}
