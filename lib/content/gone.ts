import 'server-only'
import { isOpen } from '../site/jobs'
import { frontMatterOf, textOf } from './read-file'
import { caseStudyPath, jobPath, pagePath, servicePath } from './routes'
import type { CaseStudyFields } from './schema/case-study'
import type { JobFields } from './schema/job'
import type { SampleProposalFields } from './schema/sample-proposal'
import type { SampleReportFields } from './schema/sample-report'
import type { ServiceFields } from './schema/service'
import type { ContentFiles } from './content-files'

/**
 * What the site is without although its files are there, as far as they can be read: the slugs of
 * the services that are not offered, and the paths of all pages to which links become words.
 */
export function goneWith(from: ContentFiles): { withdrawn: string[]; gone: string[] } {
  const without = <Fields>(folder: string, isGone: (fields: Partial<Fields>) => boolean) => {
    const files = (from.list(`content/${folder}`) ?? []).filter(({ name }) => name.endsWith('.md'))
    const names = files.filter(({ name }) => isGone(frontOf<Fields>(from, `content/${folder}/${name}`)))
    return { slugs: names.map(({ name }) => name.replace(/\.md$/, '')), isAll: names.length === files.length }
  }
  const withdrawn = without<ServiceFields>('services', ({ offered }) => offered === false).slugs
  const isOfOne = (sample?: { service?: string }) => withdrawn.includes(sample?.service ?? '')
  const studies = without<CaseStudyFields>('case-studies', isOfOne)
  const jobs = without<JobFields>('jobs', ({ closes }) => closes !== undefined && !isOpen({ closes }))
  const { report } = frontOf<SampleReportFields>(from, 'content/pages/sample-report.md')
  const { proposal } = frontOf<SampleProposalFields>(from, 'content/pages/sample-proposal.md')
  const hubs = [
    { path: pagePath('case-studies'), isGone: studies.slugs.length > 0 && studies.isAll },
    { path: pagePath('jobs'), isGone: jobs.slugs.length > 0 && jobs.isAll },
    { path: pagePath('sample-report'), isGone: isOfOne(report) },
    { path: pagePath('sample-proposal'), isGone: isOfOne(proposal) },
  ]
  return {
    withdrawn,
    gone: [
      ...withdrawn.map(servicePath),
      ...studies.slugs.map(caseStudyPath),
      ...jobs.slugs.map(jobPath),
      ...hubs.filter(({ isGone }) => isGone).map(({ path }) => path),
    ],
  }
}

/** The front matter of a file before it is checked. */
function frontOf<Fields>(from: ContentFiles, file: string): Partial<Fields> {
  return (frontMatterOf(textOf(from, file) ?? '') ?? {}) as Partial<Fields>
}
