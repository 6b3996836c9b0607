import { AS_IS } from '@/components/ui/as-is'
import { ButtonLink } from '@/components/ui/button-link'
import { LargeMark } from '@/components/ui/mark'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import type { ContactMethod, NavLink } from '@/lib/content/types'
import { siteWords } from '@/lib/content/words'

interface ClosingCallProps {
  title: string
  text: string
  quote: NavLink
  phone: ContactMethod
}

/** The call to action at the end of a page, beside a large mark. */
export function ClosingCall({ title, text, quote, phone }: ClosingCallProps) {
  return (
    <section className="on-dark relative screen-only overflow-clip bg-ground-call py-7 text-on-dark md:py-10">
      <div
        aria-hidden
        className="absolute inset-y-0 inset-e-0 w-[42%] bg-brand/50 wiped max-md:hidden forced-colors:hidden"
      >
        <LargeMark className="absolute inset-e-[max(1.5rem,50vw-36.5rem)] top-1/2 -me-[2.94%] h-auto w-[62.8%] [translate:0_-45.3%]" />
      </div>
      <Container className="relative">
        <h2 id="closing-title" className="max-w-2xl text-display md:max-w-[60%]">
          {title}
        </h2>
        <p className="mt-3 max-w-xl text-lead md:max-w-[50%]">
          <Inline text={text} />
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <QuoteButton {...quote} />{' '}
          <ButtonLink href={phone.href} look="quietOnDark">
            {siteWords().call} <span {...AS_IS}>{phone.text}</span>
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}
