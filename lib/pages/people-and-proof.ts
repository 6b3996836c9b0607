import { entryOf, getContent, pick } from '../content/get-content'
import { suburbHref } from '../content/routes'
import type { CaseStudy, Job } from '../content/types'
import { optionalPictureOf } from '../images/pictures'
import { stateOf } from '../content/schema/states'
import { linkTo } from './cards'

const suburbOf = (slug: string) => entryOf(getContent().suburbs, slug)

/** Data of the team page. */
export const teamSections = () => ({
  members: getContent().team.map((member) => ({ member, photo: optionalPictureOf(`team/${member.slug}`) })),
})

/** Data of the list of case studies. */
export const caseStudiesSections = () => ({
  rows: getContent().caseStudies.map(({ title, excerpt, client, path }) => ({
    name: title,
    href: path,
    text: excerpt,
    note: client,
  })),
})

/** Data of a case study's page. */
export function caseStudySections(study: CaseStudy) {
  const { services, industries, templatePages } = getContent()
  const [industry] = pick(industries, study.industry ? [study.industry] : [])
  const suburb = suburbOf(study.suburb)
  return {
    words: templatePages['case-studies'].entry,
    picture: optionalPictureOf(`case-studies/${study.slug}`),
    service: linkTo(entryOf(services, study.service)),
    industry: industry && { name: industry.label, href: industry.path },
    suburb: { name: suburb.name, href: suburbHref(suburb.slug) },
  }
}

/** Data of the list of jobs. */
export const jobsSections = () => ({
  rows: getContent().jobs.map(({ title, excerpt, suburb, hours, path, closes }) => ({
    name: title,
    href: path,
    text: excerpt,
    note: `${suburbOf(suburb).name}. ${hours}`,
    until: closes,
  })),
})

/** Data of an advert's page. */
export function jobSections(job: Job) {
  const { name, postcode } = suburbOf(job.suburb)
  return { words: getContent().templatePages.jobs.entry, place: `${name} ${stateOf(postcode)} ${postcode}` }
}
