import { readingMinutes, wordCount } from './markdown'
import { articlePath, caseStudyPath, industryPath, jobPath, servicePath } from './routes'
import type { ArticleFields } from './schema/article'
import type { CaseStudyFields } from './schema/case-study'
import type { IndustryFields } from './schema/industry'
import type { JobFields } from './schema/job'
import type { ServiceFields } from './schema/service'
import type { Article, CaseStudy, Entry, Industry, Job, Service } from './types'

/**
 * The service with its address, and the address for menus, which differs if there is a main site.
 */
export function asService(entry: Entry<ServiceFields>, mainSiteUrl: string | null): Service {
  const path = servicePath(entry.slug)
  const { mainSitePath } = entry
  return { ...entry, path, menuHref: mainSiteUrl && mainSitePath ? new URL(mainSitePath, mainSiteUrl).href : path }
}

/** The article with its address, its number of words and its reading time. */
export function asArticle(entry: Entry<ArticleFields>): Article {
  const words = wordCount(entry.body)
  return { ...entry, path: articlePath(entry.slug), words, minutes: readingMinutes(words) }
}

/** The industry with its address. */
export function asIndustry(entry: Entry<IndustryFields>): Industry {
  return { ...entry, path: industryPath(entry.slug) }
}

/** The case study with its address. */
export function asCaseStudy(entry: Entry<CaseStudyFields>): CaseStudy {
  return { ...entry, path: caseStudyPath(entry.slug) }
}

/** The job advert with its address. */
export function asJob(entry: Entry<JobFields>): Job {
  return { ...entry, path: jobPath(entry.slug) }
}
