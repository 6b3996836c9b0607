import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { QuoteButton } from '@/components/ui/quote-button'
import type { ContactWay, NavLink } from '@/lib/content/types'

interface CallBarProps {
  phone: ContactWay
  /** The words of the call button: "Call". */
  call: string
  quote: NavLink
}

/**
 * Call and quote at the foot of a phone's screen. It stands between the page and the footer and
 * sticks to the screen's edge before that, so it never lies over the footer;
 * components/layout/call-bar.css hides it where a form is being filled in or in view.
 */
export function CallBar({ phone, call, quote }: CallBarProps) {
  return (
    <section aria-label={`${call}, ${quote.name}`} className="call-bar">
      <ButtonLink href={phone.href} look="quiet" className="px-3">
        <Icon name={phone.icon} className="size-5" />
        {call}
        <span className="sr-only"> {phone.text}</span>
      </ButtonLink>
      <QuoteButton {...quote} className="px-3" />
    </section>
  )
}
