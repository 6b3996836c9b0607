import { mailTo } from '../site/mail-to'
import { getContent } from './get-content'
import { addressText, dialNumber } from './facts'
import type { ContactMethod, OfficePlace } from './types'

type Ways = Record<'phone' | 'email', ContactMethod> & Partial<Record<'secondPhone' | 'helpdesk', ContactMethod>>

/** Every way to contact the company, from site.yaml; the optional ones only if it has them. */
export function contactMethods(): Ways {
  const { phone, secondPhone, helpdesk, email, words } = getContent().site
  return {
    phone: byPhone(words.contact.phone, phone.value),
    ...(secondPhone && { secondPhone: byPhone(secondPhone.label, secondPhone.value) }),
    ...(helpdesk && { helpdesk: { ...byPhone(words.helpdeskBadge, helpdesk.value), icon: 'headset' } }),
    email: { icon: 'mail', label: words.contact.email, text: email.value, href: `mailto:${email.value}` },
  }
}

const byPhone = (label: string, number: string): ContactMethod => ({
  icon: 'phone',
  label,
  text: number,
  href: `tel:${dialNumber(number)}`,
})

/** Every office, that of `address` first. */
export function offices(): OfficePlace[] {
  const { address, otherOffices = [], words } = getContent().site
  return [
    { address: addressText(address) },
    ...otherOffices.map(({ phone, ...place }) => ({
      address: addressText(place),
      ...(phone && { phone: byPhone(words.contact.phone, phone) }),
    })),
  ]
}

/** The mailto: URL of an email to the company with one line for each item to fill in. */
export const preparedEmail = (subject: string, items: readonly string[]): string =>
  mailTo(contactMethods().email.href, subject, items.map((item) => `${item.replace(/\.$/, '')}: `).join('\n\n'))
