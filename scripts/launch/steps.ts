import { awaitingApproval } from '../../lib/content/approvals'
import { placesOfClaims, type Texts } from '../../lib/content/claims'
import { YAML_FILES } from '../../lib/content/entries'
import { PROOF_DAYS, fictitiousValues, notConnected, unprovenDelivery } from '../../lib/content/launch'
import { LOGO_FILES } from '../../lib/content/logos'
import type { Unconfirmed } from '../../lib/content/problem'
import { awaitingSources } from '../../lib/content/sources'
import type { SiteContent } from '../../lib/content/types'
import type { RequiredSourceImage } from '../pictures/measure'

/** A step from samples to a live site, as far as a program can check it. */
export interface LaunchStep {
  /** docs/launch.md has a step of this name. */
  title: string
  why: string
  /** How the owner confirms it. */
  confirm: string
  /** What the launch is waiting for. */
  left: Unconfirmed[]
  /** For an optional step: what is not in use. */
  unused?: string
}

/** What a launch depends on. */
interface LaunchSources {
  siteContent: SiteContent
  unconfirmed: readonly Unconfirmed[]
  texts: Texts
  /** The pictures that pages show. */
  pictures: readonly RequiredSourceImage[]
  siteUrl: string
  now: Date
}

/** A line of the sample's logo. */
const SAMPLE_MARK = 'M6 17.4 12.3 24.2 23 9.4'

const MARKED =
  'Put in the real value, or the evidence for it, and take out its mark: “sample: true” or “confirmed: false”.'

/** The illustrations that show Sydney Harbour. */
const SHOWS_SYDNEY = /^(hero\/office-(wide|tall)|pages\/areas)$/

/** Fields of site.yaml that have a step of their own. */
const NAMES = ['name', 'shortName', 'legalName']
const ADDRESS = ['url', 'SITE_URL']
const HSTS = ['https']

/** Where the sample's people speak or are shown. */
const PEOPLE = /^content\/(people|reviews|team|case-studies)\/|^content\/pages\/(our-clients|testimonials)\.md$/

/** The values that the launch is waiting for, sorted by the step that they belong to. */
function valuesByStep({ siteContent, unconfirmed, texts, pictures, siteUrl, now }: LaunchSources) {
  const { site, integrations, mark } = siteContent
  const isListed = (value: Unconfirmed) =>
    unconfirmed.some(({ file, field }) => file === value.file && field === value.field)
  const marked = [...unconfirmed, ...fictitiousValues(siteContent, siteUrl).filter((value) => !isListed(value))]
  const isIn = (wanted: string) => (value: Unconfirmed) => value.file === wanted
  const isClaim = isIn(YAML_FILES.claims)
  const isOfPeople = ({ file, field }: Unconfirmed) => PEOPLE.test(file) || field === 'reviews'
  const isOwn = ({ file, field }: Unconfirmed) =>
    file === YAML_FILES.site || file === YAML_FILES.integrations || ADDRESS.includes(field)
  const named = (fields: readonly string[]) => marked.filter((each) => isOwn(each) && fields.includes(each.field))
  const made = placesOfClaims(siteContent.claims, texts)
  const connections = [...notConnected(integrations), ...marked.filter(isIn(YAML_FILES.integrations))]
  const delivery = unprovenDelivery(siteContent, siteUrl, now)
  return {
    names: [
      ...named(NAMES),
      ...(JSON.stringify(mark).includes(SAMPLE_MARK)
        ? [{ file: LOGO_FILES.mark, field: 'the shapes', reason: 'the sample’s logo' }]
        : []),
    ],
    facts: marked.filter(isIn(YAML_FILES.site)).filter(({ field }) => ![...NAMES, ...ADDRESS, ...HSTS].includes(field)),
    claims: marked.filter(isClaim).map((claim) => ({ ...claim, places: made.get(claim.field.replace('claims.', '')) })),
    people: marked.filter(isOfPeople),
    texts: marked.filter((each) => !isOwn(each) && !isClaim(each) && !isOfPeople(each)),
    sources: awaitingSources(siteContent, now),
    foreignViews: pictures
      .filter(({ name, sourceImage }) => sourceImage.kind === 'illustration' && SHOWS_SYDNEY.test(name))
      .filter(() => !/\bSydney\b/.test(site.city.value))
      .map(({ name, sourceImage }) => ({
        file: sourceImage.file,
        field: name,
        reason: `shows Sydney Harbour, and the site is of ${site.city.value}`,
      })),
    address: named(ADDRESS),
    requests: [
      ...delivery.filter(isIn(YAML_FILES.integrations)),
      ...connections.filter(({ field }) => field !== 'analytics'),
    ],
    analytics: connections.filter(({ field }) => field === 'analytics'),
    https: named(HSTS),
    deliveryTest:
      integrations.delivery.kind === 'email'
        ? [{ file: YAML_FILES.deliveryProof, field: 'proof', reason: 'an email draft cannot be tested: see Requests' }]
        : delivery.filter(isIn(YAML_FILES.deliveryProof)),
    approvals: awaitingApproval(siteContent.approvals, texts),
  }
}

/** The steps in the recommended order. */
export function launchSteps(sources: LaunchSources): LaunchStep[] {
  const { site, integrations } = sources.siteContent
  const left = valuesByStep(sources)
  return [
    {
      title: 'Name and logo',
      why: 'The sample’s are invented, and stand in every title, on every social picture and on the icons.',
      confirm: `${MARKED} The logo is content/brand/mark.svg; letters under reference in content/quote.yaml begin each reference.`,
      left: left.names,
    },
    {
      title: 'Facts and promises',
      why: 'The Australian Consumer Law asks for reasonable grounds for each promise and figure, and a made-up number reaches nobody.',
      confirm: MARKED,
      left: left.facts,
    },
    {
      title: 'Claims',
      why: 'A competitor or the ACCC may ask for proof of what the texts say of your work, and the Australian Consumer Law asks for it.',
      confirm:
        'Put the proof on file, name it as evidence in content/claims.yaml and take out “confirmed: false”. What you do not do gets “offered: false”; npm run content then names each sentence to take out.',
      left: left.claims,
    },
    {
      title: 'People, reviews and clients',
      why: 'Nobody may be made to say what they did not say.',
      confirm:
        'Delete each that is made up, with its file or entry; put in real ones with written permission, without “sample: true”.',
      left: left.people,
    },
    {
      title: 'Texts',
      why: 'They say what the company does and what its clients can hold it to.',
      confirm: 'Read each page as a client does, correct it, and take out “sample: true” or “confirmed: false”.',
      left: left.texts,
    },
    {
      title: 'Sources',
      why: 'Whoever follows a source has to find there what the text says: laws change, and pages move.',
      confirm:
        'Open each, see that it says what the texts say, and write the day as checked beside it. A check holds a year.',
      left: left.sources,
    },
    {
      title: 'Photographs',
      why: 'A buyer trusts a photograph of your own work more than an illustration.',
      confirm:
        'Put them into content/photos: docs/owner.md, “Put in a photograph”. Illustrations may stay where they show your city.',
      left: left.foreignViews,
      ...(left.foreignViews.length === 0 &&
        sources.pictures.every(({ sourceImage }) => sourceImage.kind === 'illustration') && {
          unused: 'all pictures are illustrations',
        }),
    },
    {
      title: 'Address',
      why: 'Canonical links, the sitemap and social pictures name it; with the sample’s, search engines are told of a site that does not exist.',
      confirm: 'Write the https address as url into content/site.yaml, without “sample: true”, and set no SITE_URL.',
      left: left.address,
    },
    {
      title: 'Requests',
      why: 'A form that reaches nobody loses every client it was built for.',
      confirm:
        'Choose delivery, form and calendar in content/integrations.yaml (docs/owner.md, “Connections”), then take out “confirmed: false” there.',
      left: left.requests,
    },
    {
      title: 'Analytics',
      why: 'Without it nobody knows how many visitors become requests; with it the privacy page says more.',
      confirm:
        'Connect analytics in content/integrations.yaml, or leave it null, before you take out “confirmed: false” there.',
      left: left.analytics,
      ...(integrations.analytics === null && { unused: 'nobody counts visits' }),
    },
    {
      title: 'HSTS',
      why: 'Browsers keep it for two years: one setting too many makes a subdomain without https unreachable.',
      confirm: 'Read both fields of https in the content reference, decide, and take out “confirmed: false”.',
      left: left.https,
    },
    {
      title: 'Search consoles',
      why: 'Google and Bing show their reports only to whoever proves to own the site.',
      confirm:
        'Write the code of each into verification in content/site.yaml; or prove it with a DNS record, or a file in public/.',
      left: [],
      ...(!site.verification && { unused: 'no code in content/site.yaml' }),
    },
    {
      title: 'Delivery test',
      why: `Only a request that has arrived proves that requests arrive. Keys are revoked and plans end, so a proof is valid for ${PROOF_DAYS} days.`,
      confirm: 'Build the site and run the command that is named here; commit content/delivery-proof.yaml.',
      left: left.deliveryTest,
    },
    {
      title: 'Approval',
      why: 'A program finds marks and words; only somebody who knows the company knows whether a text is true.',
      confirm:
        'Read each text, then run npm run approve -- FILE --by "Your Name"; commit content/approvals.yaml. Do it last: a text that changes has to be approved again.',
      left: left.approvals,
    },
  ]
}
