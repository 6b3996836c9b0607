'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { track } from '@/components/behaviour/analytics'
import { parseContact } from '@/components/behaviour/contact-details'
import { draftValues } from '@/components/behaviour/draft'
import type { QuoteSetup } from '@/components/behaviour/quote-setup'
import { buttonLook } from '@/components/ui/button-link'
import { ContactLink } from '@/components/ui/contact-link'
import type { Embed, PrefillKey } from '@/content/schema/embed'
import { EmbedFrame } from './embed-frame.client'
import { QuoteForm } from './quote-form.client'

interface QuotePanelProps {
  setup: QuoteSetup
  /** The provider's frame; null shows the own form. */
  embed: Embed | null
  /** Whether the panel stands where walkthroughs are asked for. */
  asksWalkthrough?: boolean
}

/** The quote form of the provider with the site's own one click away, or the own form where no provider is configured. */
export function QuotePanel({ setup, embed, asksWalkthrough = false }: QuotePanelProps) {
  const [own, setOwn] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  const switched = useRef(false)
  const pathname = usePathname()

  // The control that was used goes away; the focus goes to what has come.
  useEffect(() => {
    if (switched.current) shown.current?.focus()
  }, [own])

  if (!embed) return <QuoteForm {...setup} asksWalkthrough={asksWalkthrough} />

  const { words, phone, email, services } = setup
  const values = (): Partial<Record<PrefillKey, string>> => {
    const { name = '', contact = '', location = '', service = '' } = draftValues()
    const understood = parseContact(contact)
    return {
      name,
      suburb: location,
      service: service || (services.find(({ path }) => path === pathname)?.title ?? ''),
      page: pathname,
      ...(typeof understood === 'object' && understood),
    }
  }
  const show = (visible: boolean) => (event: MouseEvent) => {
    event.preventDefault()
    switched.current = true
    setOwn(visible)
  }
  return (
    <>
      {/* The frame stays in the page, so that what was typed into it is there when the visitor comes back. */}
      <div hidden={own} ref={own ? undefined : shown} tabIndex={-1}>
        <EmbedFrame
          embed={embed}
          values={values}
          words={words.frame}
          onDone={(what) =>
            track(what === 'booked' ? { name: 'walkthrough_booked' } : { name: 'quote_sent', by: 'provider' })
          }
          alternative={
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <span>{words.ownForm.lead}</span>
              {/* A link, for those whom script does not reach; next/link would leave the page before this is asked. */}
              <a href={setup.formHref} className={buttonLook('quiet')} onClick={show(true)}>
                {words.ownForm.show}
              </a>
              <ContactLink {...phone} className="text-link" />
              <ContactLink {...email} className="text-link" />
            </div>
          }
        >
          <QuoteForm {...setup} asksWalkthrough={asksWalkthrough} />
        </EmbedFrame>
      </div>
      {own && (
        <div ref={shown} tabIndex={-1} className="space-y-6">
          <button type="button" className={buttonLook('quiet')} onClick={show(false)}>
            {words.ownForm.back}
          </button>
          <QuoteForm {...setup} asksWalkthrough={asksWalkthrough} />
        </div>
      )}
    </>
  )
}
