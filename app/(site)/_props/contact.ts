import { catalogue } from '@/content/catalogue'
import { addressLine, contactWays, draftHref } from '@/content/contact'

/** What each section of the contact page is given. */
export function contactProps() {
  const { site, special } = catalogue()
  const page = special.contact
  return {
    header: { title: page.title, lead: page.lead },
    panel: {
      page,
      ways: Object.values(contactWays()),
      address: addressLine(),
      officeHours: site.officeHours.value,
      draftHref: draftHref(page.prepare.subject, page.prepare.items),
    },
    next: { id: 'next', ...page.next, items: page.next.steps, ground: 'paper' as const },
  }
}
