import type { Loaded } from '../load'
import { fieldProblem, formatValue, type Problem } from '../problem'
import type { Entry } from '../types'

/**
 * Every slug that names another file has to name one that exists, once, and not the entry itself.
 */
export function checkReferences({ content, files }: Loaded): Problem[] {
  const refer = (entry: Entry<object>, path: readonly PropertyKey[], folder: string, slugs: readonly string[]) =>
    slugs.flatMap((slug, i) => {
      const known = files[folder]
      // A folder that is missing is a problem of its own.
      if (!known) return []
      const place = Array.isArray(path.reduce<unknown>((part, key) => (part as never)?.[key], entry))
        ? [...path, i]
        : path
      const others = [...known].filter((other) => entry.file !== `content/${folder}/${other}.md`).join(', ')
      if (!known.has(slug))
        return [fieldProblem(entry, place, formatValue(slug), `the name of a file in content/${folder}: ${others}`)]
      if (entry.file === `content/${folder}/${slug}.md`)
        return [fieldProblem(entry, place, `${formatValue(slug)}, the entry itself`, `another one: ${others}`)]
      if (slugs.indexOf(slug) !== i)
        return [
          fieldProblem(entry, place, `${formatValue(slug)} a second time`, 'each slug once: take out one of the two'),
        ]
      return []
    })
  const clients = content.templatePages['our-clients']
  const director = content.templatePages['meet-director']
  const notFound = content.templatePages['not-found']
  const { pricing, 'sample-report': sampleReport, 'sample-proposal': sampleProposal } = content.templatePages
  return [
    ...content.services.flatMap((entry) => [
      ...refer(entry, ['relatedServices'], 'services', entry.relatedServices),
      ...refer(entry, ['relatedArticles'], 'articles', entry.relatedArticles),
    ]),
    ...content.articles.flatMap((entry) => [
      ...refer(entry, ['author'], 'people', [entry.author]),
      ...refer(entry, ['relatedArticles'], 'articles', entry.relatedArticles),
      ...refer(entry, ['relatedServices'], 'services', entry.relatedServices),
      ...(entry.updated < entry.published
        ? [
            fieldProblem(
              entry,
              ['updated'],
              entry.updated,
              `the day of publication (${entry.published}) or a later one`,
            ),
          ]
        : []),
    ]),
    ...content.industries.flatMap((entry) => [
      ...refer(entry, ['services'], 'services', entry.services),
      ...refer(entry, ['suburbs'], 'suburbs', entry.suburbs ?? []),
      ...refer(entry, ['questions'], 'faqs', entry.questions ?? []),
    ]),
    ...content.suburbs.flatMap((entry) =>
      entry.demand.flatMap(({ service }, i) => refer(entry, ['demand', i, 'service'], 'services', [service])),
    ),
    ...content.reviews.flatMap((entry) => [
      ...refer(entry, ['service'], 'services', [entry.service]),
      ...refer(entry, ['suburb'], 'suburbs', [entry.suburb]),
    ]),
    ...content.caseStudies.flatMap((entry) => [
      ...refer(entry, ['service'], 'services', [entry.service]),
      ...refer(entry, ['industry'], 'industries', entry.industry ? [entry.industry] : []),
      ...refer(entry, ['suburb'], 'suburbs', [entry.suburb]),
    ]),
    ...content.jobs.flatMap((entry) => refer(entry, ['suburb'], 'suburbs', [entry.suburb])),
    ...(clients
      ? clients.clients.flatMap((client, i) => [
          ...refer(clients, ['clients', i, 'services'], 'services', client.services),
          ...refer(clients, ['clients', i, 'suburb'], 'suburbs', [client.suburb]),
        ])
      : []),
    ...(director?.person ? refer(director, ['person'], 'people', [director.person]) : []),
    ...(pricing?.rates?.areas.flatMap(({ service }, i) =>
      refer(pricing, ['rates', 'areas', i, 'service'], 'services', [service]),
    ) ?? []),
    ...(sampleReport?.report
      ? refer(sampleReport, ['report', 'service'], 'services', [sampleReport.report.service])
      : []),
    ...(sampleProposal?.proposal
      ? refer(sampleProposal, ['proposal', 'service'], 'services', [sampleProposal.proposal.service])
      : []),
    ...(notFound ? refer(notFound, ['suggestions'], 'pages', notFound.suggestions) : []),
  ]
}
