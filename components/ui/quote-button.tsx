import type { ClickEvent } from '@/components/enhancements/track-event'
import type { Subject } from '@/components/quote/setup'
import { ButtonLink } from './button-link'

interface QuoteButtonProps {
  name: string
  href: string
  /** The dialog's subject. */
  about?: Subject
  className?: string
  counts?: ClickEvent
}

/** A quote button: a link to the form on the contact page, which with script opens the dialog. */
export function QuoteButton({ name, href, about = 'quote', className, counts }: QuoteButtonProps) {
  return (
    <ButtonLink href={href} opens={about} className={className} {...(counts && { counts })}>
      {name}
    </ButtonLink>
  )
}
