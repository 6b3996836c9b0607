import { quoteSetup } from '@/app/quote-setup'
import { catalogue } from '@/lib/content/catalogue'
import { contactWays, draftHref } from '@/lib/content/contact'
import { addressText, hoursText } from '@/lib/content/facts'

/** What each section of the contact page is given. */
export function contactProps() {
  const { site, special } = catalogue()
  const page = special.contact
  return {
    header: { title: page.title, lead: page.lead },
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
