'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { track } from '@/components/behaviour/analytics'
import { parseContact } from '@/components/behaviour/contact-details'
import { draftValues } from '@/components/behaviour/draft'
import { buttonLook } from '@/components/ui/button-link'
import { ContactLink } from '@/components/ui/contact-link'
import type { Embed, PrefillKey } from '@/content/schema/embed'
import { EmbedFrame } from './embed-frame.client'
import { QuoteForm, type QuoteSetup } from './quote-form.client'

interface QuotePanelProps {
  setup: QuoteSetup
  /** The provider's frame; null shows the own form. */
  embed: Embed | null
}

/** The quote form of the provider with the site's own one click away, or the own form where no provider is configured. */
export function QuotePanel({ setup, embed }: QuotePanelProps) {
  const [own, setOwn] = useState(false)
  const pathname = usePathname()
  if (!embed) return <QuoteForm {...setup} />

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
  const show = (visible: boolean) => (
    <button type="button" className={buttonLook('quiet')} onClick={() => setOwn(visible)}>
      {visible ? words.ownForm.show : words.ownForm.back}
    </button>
  )
  return (
    <>
      {/* The frame stays in the page, so that what was typed into it is there when the visitor comes back. */}
      <div hidden={own}>
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
              {show(true)}
              <ContactLink {...phone} className="text-link" />
              <ContactLink {...email} className="text-link" />
            </div>
          }
        >
          <QuoteForm {...setup} />
        </EmbedFrame>
      </div>
      {own && (
        <div className="space-y-6">
          {show(false)}
          <QuoteForm {...setup} />
        </div>
      )}
    </>
  )
}
