import { getContent } from '../content/get-content'
import { contactMethods, offices, preparedEmail } from '../content/contact'
import { hoursText } from '../content/facts'
import { closureLines } from '../site/closures'
import { quoteSetup } from './quote-setup'

/** Data of the contact page's sections. */
export function contactSections() {
  const { site, templatePages } = getContent()
  const page = templatePages.contact
  return {
    panel: {
      setup: quoteSetup(),
      page,
      ways: Object.values(contactMethods()),
      offices: offices(),
      officeHours: hoursText(site.officeHours),
      closures: closureLines(site),
    },
    prepare: { ...page.prepare, href: preparedEmail(page.prepare.subject, page.prepare.items) },
    next: page.next,
  }
}

/** Data of the thank-you page's sections: its steps are those after the first. */
export function thankYouSections() {
  const { quote, templatePages } = getContent()
  return {
    reference: quote.reference,
    next: { ...templatePages['thank-you'].next, steps: templatePages.contact.next.steps.slice(1) },
  }
}
