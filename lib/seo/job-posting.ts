import Markdoc, { type Node } from '@markdoc/markdoc'
import type { JobPosting } from 'schema-dts'
import { entryOf } from '../content/get-content'
import type { JobFields } from '../content/schema/job'
import type { Job, SiteContent } from '../content/types'
import { endOf } from '../site/moments'
import { absoluteUrl } from '../site/site-url'
import { stateOf, zoneOf } from '../content/schema/states'

/** Google's names for the kinds of employment; it has none for casual work. */
const EMPLOYMENT_TYPES: Record<JobFields['employment'][number], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  casual: 'OTHER',
}

/**
 * A job advert as Google lists it. It describes the employer itself instead of referring to the
 * home page: Google looks for the employer only in the advert.
 */
export function jobPosting(job: Job, { site, suburbs }: Pick<SiteContent, 'site' | 'suburbs'>): JobPosting {
  const { name, postcode } = entryOf(suburbs, job.suburb)
  const url = absoluteUrl(job.path)
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    title: job.title,
    description: htmlOf(job.body),
    url,
    datePosted: job.posted,
    validThrough: endOf(job.closes, zoneOf(site)),
    employmentType: job.employment.map((kind) => EMPLOYMENT_TYPES[kind]),
    hiringOrganization: { '@type': 'Organization', name: site.name.value, sameAs: absoluteUrl('/') },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: name,
        addressRegion: stateOf(postcode),
        postalCode: postcode,
        addressCountry: 'AU',
      },
    },
    ...(job.pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'AUD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.pay.least,
          maxValue: job.pay.most,
          unitText: 'HOUR',
        },
      },
    }),
  }
}

/** A text as plain HTML, with links that work on another site. */
function htmlOf(body: Node): string {
  return Markdoc.renderers
    .html(body.children.map((block) => Markdoc.transform(block)))
    .replaceAll('href="/', `href="${absoluteUrl('/')}`)
}
