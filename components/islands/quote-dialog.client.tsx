'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, type ReactNode } from 'react'
import { draftValues } from '@/components/behaviour/draft'
import { buttonLook } from '@/components/ui/button-link'
import type { Embed } from '@/content/schema/embed'
import type { QuoteSetup } from './quote-form.client'
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

/** The dialog that every quote button opens. Radix' own modal mode would write a style element, which the security policy refuses; so the page is made inert and its scrolling is stopped in the stylesheet instead (guides/performance.md). Closed, it stays in the page unseen: a provider's frame would lose what was typed into it. */
export function QuoteDialog({ setup, embeds, closeIcon, subject, open, onClose }: QuoteDialogProps & OpenState) {
  const title = useRef<HTMLHeadingElement>(null)
  const { dialog } = setup.words

  useEffect(() => {
    const page = document.getElementById('page')
    if (!page || !open) return
    page.inert = true
    title.current?.focus()
    return () => {
      page.inert = false
    }
  }, [open])

  const nothingTyped = () =>
    Object.values(draftValues()).every((value) => value === '') &&
    !(document.activeElement instanceof HTMLIFrameElement)

  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && open && onClose()} modal={false}>
      <Dialog.Portal forceMount>
        <div
          hidden={!open}
          className="fixed inset-0 z-30 bg-ink/70"
          onPointerDown={() => {
            if (nothingTyped()) onClose()
          }}
        />
        <Dialog.Content
          forceMount
          hidden={!open}
          aria-modal="true"
          // Its content is there only now when it opens for the first time.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            title.current?.focus()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="quote-dialog fixed inset-0 z-40 scroll-pt-20 overflow-y-auto overscroll-contain bg-white md:inset-x-auto md:inset-y-8 md:left-1/2 md:w-2xl md:-translate-x-1/2 md:rounded-card md:border-2 md:border-transparent"
        >
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-4 py-2 sm:px-8">
            <Dialog.Title ref={title} tabIndex={-1} className="text-title font-bold">
              {dialog[subject].title}
            </Dialog.Title>
            <Dialog.Close className={buttonLook('quiet')}>
              {closeIcon}
              {dialog.close}
            </Dialog.Close>
          </div>
          <div className="px-4 py-5 sm:px-8 sm:py-6">
            <Dialog.Description className="mb-6">{dialog[subject].lead}</Dialog.Description>
            <QuotePanel key={embeds[subject]?.kind ?? 'own'} setup={setup} embed={embeds[subject]} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
