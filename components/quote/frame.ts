import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { trackEvent } from '../enhancements/track-event'
import { closest } from '../enhancements/dom'
import type { Module } from '../enhancements/loader-api'
import { draftEntry, draftValues } from './draft'
import { EmbedFrame, type EmbedFrameProps } from './embed-frame.client'
import type { FrameIslandProps } from './frame-island'
import { serviceOfPage } from './page-service'

/**
 * Renders a provider's frame in its island, and switches the panel around it between frame and own
 * form.
 */
export const attach: Module['attach'] = (island) => {
  const props = JSON.parse(island.dataset.props ?? '{}') as FrameIslandProps
  createRoot(island).render(createElement(EmbedFrame, { ...props, values: prefill, onDone }))

  const panel = island.closest<HTMLElement>('[data-panel]')
  // If a request from the own form is not confirmed yet, that form shows its status and sends it
  // again.
  if (draftEntry()) panel?.toggleAttribute('data-own', true)
  panel?.addEventListener('click', (event) => {
    const shown = closest(event, '[data-shows]')?.dataset.shows
    if (!shown) return
    event.preventDefault()
    // The frame stays in the DOM, so that what was typed into it is still there when the visitor
    // switches back.
    panel.toggleAttribute('data-own', shown === 'own')
    // The control that was used is hidden; the focus moves to what is shown instead.
    panel.querySelector<HTMLElement>(`[data-part=${shown}]`)?.focus()
  })
}

/** Values typed so far or derived from the page. */
const prefill: NonNullable<EmbedFrameProps['values']> = () => {
  const { name = '', location: suburb = '', service = '', phone, email } = draftValues()
  return {
    name,
    suburb,
    service: service || serviceOfPage(),
    page: location.pathname,
    ...(phone && { phone }),
    ...(email && { email }),
  }
}

const onDone: NonNullable<EmbedFrameProps['onDone']> = (what) =>
  trackEvent(what === 'booked' ? { name: 'walkthrough_booked' } : { name: 'quote_sent', by: 'provider' })
