import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { QuoteButton } from '@/components/ui/quote-button'
import type { ContactMethod, NavLink } from '@/lib/content/types'
import { siteWords } from '@/lib/content/words'

interface CallBarProps {
  phone: ContactMethod
  quote: NavLink
}

/**
 * Call and quote buttons at the bottom of a phone's screen. The bar comes before the footer and is
 * sticky until then, so it never covers the footer; components/layout/call-bar.css hides it while a
 * form has the focus or is in the viewport.
 */
export function CallBar({ phone, quote }: CallBarProps) {
  const { call } = siteWords()
  return (
    <section aria-label={`${call}, ${quote.name}`} className="call-bar">
      <ButtonLink href={phone.href} look="quiet" className="px-3">
        <Icon name={phone.icon} className="size-5" />
        {call}
        <span translate="no" className="sr-only">{` ${phone.text}`}</span>
      </ButtonLink>{' '}
      <QuoteButton {...quote} className="px-3" />
    </section>
  )
}
