import { mailTo } from '../site/mail-to'
import { getContent } from './get-content'
import { dialNumber } from './facts'
import type { ContactMethod } from './types'

type Ways = Record<'phone' | 'email', ContactMethod> & Partial<Record<'secondPhone' | 'helpdesk', ContactMethod>>

/** Every way to contact the company, from site.yaml; the optional ones only if it has them. */
export function contactMethods(): Ways {
  const { phone, secondPhone, helpdesk, email, words } = getContent().site
  return {
    phone: { icon: 'phone', label: words.contact.phone, text: phone.value, href: `tel:${dialNumber(phone.value)}` },
    ...(secondPhone && {
      secondPhone: {
        icon: 'phone',
        label: secondPhone.label,
        text: secondPhone.value,
        href: `tel:${dialNumber(secondPhone.value)}`,
      },
    }),
    ...(helpdesk && {
      helpdesk: {
        icon: 'headset',
        label: words.helpdeskBadge,
        text: helpdesk.value,
        href: `tel:${dialNumber(helpdesk.value)}`,
      },
    }),
    email: { icon: 'mail', label: words.contact.email, text: email.value, href: `mailto:${email.value}` },
  }
}

/** The mailto: URL of an email to the company with one line for each item to fill in. */
export const preparedEmail = (subject: string, items: readonly string[]): string =>
  mailTo(contactMethods().email.href, subject, items.map((item) => `${item.replace(/\.$/, '')}: `).join('\n\n'))
