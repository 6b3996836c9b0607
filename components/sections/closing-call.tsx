import { ButtonLink } from '@/components/ui/button-link'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import type { ContactWay, NavLink } from '@/content/types'

interface ClosingCallProps {
  title: string
  text: string
  quote: NavLink
  phone: ContactWay
}

/** The one call to action at the end of a page. */
export function ClosingCall({ title, text, quote, phone }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-title" className="on-dark bg-teal py-14 text-white md:py-20 print:hidden">
      <Container className="flex flex-col items-start gap-8 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-2xl">
          <h2 id="closing-title" className="text-heading">
            {title}
          </h2>
          <p className="mt-3 text-lead">
            <Inline text={text} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <QuoteButton {...quote} />
          <ButtonLink href={phone.href} look="quietOnDark">
            Call {phone.text}
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}
