import type { ReactNode } from 'react'
import { AS_IS } from '@/components/ui/as-is'
import { buttonLook } from '@/components/ui/button'
import { QuoteForm } from './quote-form'
import type { QuoteSetup, Subject } from './setup'
import { SpriteIcon } from './sprite-icon'

interface QuotePanelProps {
  setup: QuoteSetup
  /** Prefix of its controls' ids; unique among the forms of a page. */
  id: string
  /** Selects the frame, if one is configured, and whether the form asks for a walkthrough. */
  subject: Subject
  /** The provider's frame: EmbedFrame in its island. */
  frame: ReactNode
  suburb?: string | undefined
  /** As in QuoteForm. */
  isShort?: boolean
}

/**
 * The provider's quote form with a button to switch to the site's own one
 * (components/quote/quote-panel.css shows one of them, components/quote/frame.ts switches), or only
 * the own form if no provider is configured.
 */
export function QuotePanel({ setup, id, subject, frame, suburb, isShort = false }: QuotePanelProps) {
  const { words, phone, email, formHref, embeds } = setup
  const form = (
    <QuoteForm setup={setup} id={id} asksWalkthrough={subject === 'walkthrough'} suburb={suburb} isShort={isShort} />
  )
  if (!embeds[subject]) return <div data-asks>{form}</div>
  return (
    <div data-asks data-panel className="quote-panel">
      <div data-part="framed" tabIndex={-1}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <span>{words.ownForm.lead}</span>
          <a href={formHref} data-shows="own" className={buttonLook('quiet')}>
            {words.ownForm.show}
          </a>
          {(
            [
              [phone, 'phone'],
              [email, 'mail'],
            ] as const
          ).map(([way, sign]) => (
            <a key={sign} href={way.href} className="text-link inline-flex min-h-9 items-center gap-2">
              <SpriteIcon name={sign} className="size-5" />
              <span className="sr-only">{`${way.label} `}</span>
              <span {...AS_IS}>{way.text}</span>
            </a>
          ))}
        </div>
        {frame}
      </div>
      <div data-part="own" tabIndex={-1} className="space-y-6">
        <button type="button" data-shows="framed" className={buttonLook('quiet')}>
          {words.ownForm.back}
        </button>
        {form}
      </div>
    </div>
  )
}
