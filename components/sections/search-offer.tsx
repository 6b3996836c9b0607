import { ContactLink } from '@/components/ui/contact-link'
import { QuoteButton } from '@/components/ui/quote-button'
import type { ContactMethod, NavLink } from '@/lib/content/types'

interface SearchOfferProps {
  quote: NavLink
  phone: ContactMethod
  /** The words before the phone number. */
  ring: string
  hidden?: boolean
}

/** The next step after a search, whether or not it found anything: a quote, or the phone. */
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
