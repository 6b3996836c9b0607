import { ContactLink } from '@/components/ui/contact-link'
import { QuoteButton } from '@/components/ui/quote-button'
import type { ContactMethod, NavLink } from '@/lib/content/types'

interface SearchOfferProps {
  quote: NavLink
  phone: ContactMethod
  /** What stands before the phone number. */
  ring: string
  hidden?: boolean
}

/**
 * The next step where a search has found nothing, or what was looked for: a quote, or the phone.
 */
export function SearchOffer({ quote, phone, ring, hidden }: SearchOfferProps) {
  return (
    <div data-part="offer" hidden={hidden} className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <QuoteButton {...quote} />{' '}
      <span data-part="call" className="flex flex-wrap items-center gap-x-2">
        {ring} <ContactLink {...phone} className="text-link" />
      </span>
    </div>
  )
}
