import { catalogue } from '../content/catalogue'
import { contactWays, draftHref } from '../content/contact'
import { addressText, hoursText } from '../content/facts'
import { quoteSetup } from './quote-setup'

/** What the sections of the contact page are given. */
export function contactSections() {
  const { site, special } = catalogue()
  const page = special.contact
  return {
    panel: {
      setup: quoteSetup(),
      page,
      ways: Object.values(contactWays()),
      address: addressText(site.address),
      officeHours: hoursText(site.officeHours),
      copyWords: site.words,
    },
    prepare: { ...page.prepare, href: draftHref(page.prepare.subject, page.prepare.items) },
    next: { id: 'next', ...page.next },
  }
}

/** What the sections of the page after a request are given: the steps after the first one. */
export function thankYouSections() {
  const { quote, special } = catalogue()
  return {
    reference: quote.reference,
    next: { ...special['thank-you'].next, steps: special.contact.next.steps.slice(1) },
  }
}
