'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { draftValues } from '@/components/behaviour/draft'
import { isEmpty } from '@/components/behaviour/quote-fields'
import { buttonLook } from '@/components/ui/button-link'
import type { Embed } from '@/content/schema/embed'
import type { QuoteSetup } from '@/components/behaviour/quote-setup'
import { QuotePanel } from './quote-panel.client'

/** What a quote button asks for. */
export type Subject = 'quote' | 'walkthrough'

export interface QuoteDialogProps {
  setup: QuoteSetup
  /** The provider's frame for each subject, null for the own form. */
  embeds: Record<Subject, Embed | null>
  closeIcon: ReactNode
}

interface OpenState {
  /** What it was opened for last. */
  subject: Subject
  open: boolean
  onClose: () => void
}

/** The second half of a double click on a quote button falls beside the dialog, and is no wish to close it; in ms, as systems count double clicks. */
const DOUBLE_CLICK_MS = 500

/** The dialog that every quote button opens. Radix' own modal mode would write a style element, which a strict security policy refuses; so the page is made inert and its scrolling is stopped in the stylesheet instead. With a provider's frame in it, it stays in the page unseen while it is closed: a frame that is taken away forgets what was typed into it. */
export function QuoteDialog({ setup, embeds, closeIcon, subject, open, onClose }: QuoteDialogProps & OpenState) {
  const title = useRef<HTMLHeadingElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  const { dialog } = setup.words

  useEffect(() => {
    const page = document.getElementById('page')
    if (!page || !open) return
    page.inert = true
    openedAt.current = performance.now()
    title.current?.focus()
    return () => {
      page.inert = false
    }
  }, [open])

  // Each frame that was opened stays, under the other one.
  const [seen, setSeen] = useState([subject])
  if (!seen.includes(subject)) setSeen([...seen, subject])
  const framed = seen.filter((name) => embeds[name] !== null)
  const kept = framed.length > 0 ? { forceMount: true as const } : {}

  const nothingTyped = () => isEmpty(draftValues()) && !(document.activeElement instanceof HTMLIFrameElement)

  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && open && onClose()} modal={false}>
      <Dialog.Portal {...kept}>
        <div ref={backdrop} hidden={!open} className="fixed inset-0 z-30 bg-ink/70" />
        <Dialog.Content
          {...kept}
          hidden={!open}
          aria-modal="true"
          // Its content is there only now when it opens for the first time.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            title.current?.focus()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onPointerDownOutside={({ target }) => {
            const isDoubleClick = performance.now() - openedAt.current < DOUBLE_CLICK_MS
            if (target === backdrop.current && !isDoubleClick && nothingTyped()) onClose()
          }}
          className="quote-dialog fixed inset-0 z-40 scroll-pt-20 overflow-y-auto overscroll-contain bg-white md:inset-x-auto md:inset-y-8 md:left-1/2 md:w-2xl md:-translate-x-1/2 md:rounded-card md:border-2 md:border-transparent"
        >
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-4 py-2 sm:px-8">
            <Dialog.Title ref={title} tabIndex={-1} className="text-title font-bold">
              {dialog[subject].title}
            </Dialog.Title>
            <Dialog.Close className={buttonLook('quiet', 'min-h-11 px-3')}>
              {closeIcon}
              {dialog.close}
            </Dialog.Close>
          </div>
          <div className="px-4 py-5 sm:px-8 sm:py-6">
            <Dialog.Description className="mb-6">{dialog[subject].lead}</Dialog.Description>
            {framed.map((name) => (
              <div key={name} hidden={name !== subject}>
                <QuotePanel setup={setup} embed={embeds[name]} asksWalkthrough={name === 'walkthrough'} />
              </div>
            ))}
            {!embeds[subject] && <QuotePanel setup={setup} embed={null} asksWalkthrough={subject === 'walkthrough'} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
