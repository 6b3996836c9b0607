import { isOpen } from '../site/jobs'
import type { ClientsFields } from './schema/page'
import type { PricingFields } from './schema/pricing'
import { zoneOf } from './schema/states'
import type { Entry } from './types'
import type { PartialContent } from './whole'

/** The text in which links to pages that are gone, given by path, are replaced by their words. */
export function withoutLinks(text: string, gone: readonly string[]): string {
  return text.replaceAll(/\[([^\]]*)\]\((\/[^)\s#]*)[^)]*\)/g, (link, words: string, path: string) =>
    gone.includes(path) ? words : link,
  )
}

/**
 * The content without the services that are not offered, the reviews and case studies of them, and
 * their slugs in lists; and without the jobs that have closed. A single service is not said to be
 * the most popular. The files stay, so that changing one line brings all of it back.
 */
export function withoutWithdrawn(content: PartialContent): PartialContent {
  const isOffered = (slug: string) => !content.withdrawn.includes(slug)
  const offered = content.services.filter(({ slug }) => isOffered(slug))
  const clientsPage = content.templatePages['our-clients']
  const clients: Entry<ClientsFields> | undefined = clientsPage && {
    ...clientsPage,
    clients: clientsPage.clients.map((client) => ({ ...client, services: client.services.filter(isOffered) })),
  }
  const pricing = content.templatePages.pricing && pricedWithout(content.templatePages.pricing, isOffered)
  const { 'sample-report': report, 'sample-proposal': proposal } = content.templatePages
  const sampleReport = report?.report && !isOffered(report.report.service) ? { ...report, report: undefined } : report
  const sampleProposal =
    proposal?.proposal && !isOffered(proposal.proposal.service) ? { ...proposal, proposal: undefined } : proposal
  const related = <Item extends { relatedServices: string[] }>(item: Item): Item => ({
    ...item,
    relatedServices: item.relatedServices.filter(isOffered),
  })
  return {
    ...content,
    services: offered.map((service) => ({
      ...related(service),
      popular: offered.length > 1 ? service.popular : undefined,
    })),
    articles: content.articles.map(related),
    industries: content.industries.map((industry) => ({ ...industry, services: industry.services.filter(isOffered) })),
    suburbs: content.suburbs.map((suburb) => ({
      ...suburb,
      demand: suburb.demand.filter(({ service }) => isOffered(service)),
    })),
    reviews: content.reviews.filter(({ service }) => isOffered(service)),
    caseStudies: content.caseStudies.filter(({ service }) => isOffered(service)),
    jobs: content.jobs.filter((job) => !content.site || isOpen(job, zoneOf(content.site))),
    pages: content.pages.map(
      (page) => [clients, pricing, sampleReport, sampleProposal].find((changed) => changed?.slug === page.slug) ?? page,
    ),
    templatePages: {
      ...content.templatePages,
      'our-clients': clients,
      pricing,
      'sample-report': sampleReport,
      'sample-proposal': sampleProposal,
    },
  }
}

/**
 * The pricing page without the kinds of site whose service is not offered; without rates if no
 * kind, or no example, is left.
 */
function pricedWithout(page: Entry<PricingFields>, isOffered: (slug: string) => boolean): Entry<PricingFields> {
  const { rates, estimator, typical, examples } = page
  const areas = rates?.areas.filter(({ service }) => isOffered(service))
  const [first] = areas ?? []
  if (!rates || !areas || !first) return { ...page, rates: undefined }
  const isKept = (site: string) => areas.some((area) => area.site === site)
  const items = examples.items.filter(({ site }) => isKept(site))
  if (items.length === 0) return { ...page, rates: undefined }
  const kept = <Answers extends { site: string }>(answers: Answers): Answers =>
    isKept(answers.site) ? answers : { ...answers, site: first.site }
  return {
    ...page,
    rates: { ...rates, areas },
    estimator: { ...estimator, start: kept(estimator.start) },
    typical: kept(typical),
    examples: { ...examples, items },
  }
}
