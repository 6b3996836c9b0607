'use client'

import * as Dialog from '@radix-ui/react-dialog'
import frameWords from 'site:frame-words'
import { memo, useEffect, useRef, useState } from 'react'
import { buttonLook } from '@/components/ui/button'
import { draftValues } from './draft'
import { isEmpty } from './fields'
import { FrameIsland } from './frame-island'
import { QuotePanel } from './quote-panel'
import type { QuoteSetup, Subject } from './setup'
import { SpriteIcon } from './sprite-icon'

interface QuoteDialogProps {
  setup: QuoteSetup
  /** The subject with which it was opened last. */
  subject: Subject
  /** The suburb that the visitor searched for. */
  suburb: string | undefined
  open: boolean
  onClose: () => void
  /** Called when the own form is in the DOM; the signal aborts when it is removed. */
  onForm: (form: HTMLFormElement, signal: AbortSignal) => void
  /** Called when a frame's island is in the DOM. */
  onFrame: () => void
}

/**
 * The second click of a double click on a quote button hits the backdrop, and must not close the
 * dialog; in ms, the double-click time of operating systems.
 */
const DOUBLE_CLICK_MS = 500

/**
 * The dialog that every quote button opens. Radix's own modal mode would add a style element, which
 * a strict security policy refuses; so dialog.ts makes the page inert instead, and the stylesheet
 * prevents its scrolling. `aria-modal` would hide the messages outside the page as well. While
 * closed it stays in the DOM, hidden: a frame that is removed loses what was typed into it, and a
 * form is shown at once when it opens again.
 */
export function QuoteDialog({ setup, subject, suburb, open, onClose, onForm, onFrame }: QuoteDialogProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  const { dialog } = setup.words

  useEffect(() => {
    if (!open) return
    openedAt.current = performance.now()
    const box = title.current?.closest('[role=dialog]')
    if (box) box.scrollTop = 0
    title.current?.focus()
  }, [open])

  // Each frame that was opened stays in the DOM, hidden while another one is shown.
  const [seen, setSeen] = useState([subject])
  if (!seen.includes(subject)) setSeen([...seen, subject])
  const framed = seen.filter((name) => setup.embeds[name] !== null)
  const shown = setup.embeds[subject] ? framed : [...framed, subject]

  const nothingTyped = () => isEmpty(draftValues()) && !(document.activeElement instanceof HTMLIFrameElement)

  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && open && onClose()} modal={false}>
      <Dialog.Portal forceMount container={document.getElementById('dialog')}>
        <div ref={backdrop} hidden={!open} className="fixed inset-0 z-backdrop bg-backdrop" />
        <Dialog.Content
          forceMount
          hidden={!open}
          // When it opens for the first time, its content is not in the DOM before this event.
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
          className="quote-dialog fixed inset-0 z-dialog scroll-pt-28 overflow-y-auto overscroll-contain bg-ground-raised md:inset-y-8 md:mx-auto md:w-2xl md:rounded-card md:border-2 md:border-edge"
        >
          <div className="sticky top-0 z-sticky flex items-center justify-between gap-4 border-b border-line bg-ground-raised px-4 py-2 sm:px-8">
            <Dialog.Title ref={title} tabIndex={-1} className="text-title font-bold">
              {dialog[subject].title}
            </Dialog.Title>
            <Dialog.Close className={buttonLook('quiet', 'min-h-11 px-3')}>
              <SpriteIcon name="x" className="size-5" />
              {dialog.close}
            </Dialog.Close>
          </div>
          <div className="px-4 py-5 sm:px-8 sm:py-6">
            <Dialog.Description className="mb-6">{dialog[subject].lead}</Dialog.Description>
            {shown.map((name) => (
              // A new key discards what was typed into a frame; the own form's values are saved,
              // and another suburb is filled in.
              <Panel
                key={setup.embeds[name] ? name : `${name} ${suburb}`}
                setup={setup}
                subject={name}
                suburb={suburb}
                hidden={name !== subject}
                onForm={onForm}
                onFrame={onFrame}
              />
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface PanelProps extends Pick<QuoteDialogProps, 'setup' | 'subject' | 'suburb' | 'onForm' | 'onFrame'> {
  hidden: boolean
}

/**
 * The dialog's content for one subject. Passes its elements to the modules that enhance them once
 * it is in the DOM; memoised, so that it does not render when the dialog opens and closes.
 */
const Panel = memo(function Panel({ setup, subject, suburb, hidden, onForm, onFrame }: PanelProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listeners = new AbortController()
    const form = box.current?.querySelector('form')
    if (form) onForm(form, listeners.signal)
    onFrame()
    return () => listeners.abort()
  }, [onForm, onFrame])
  const embed = setup.embeds[subject]
  return (
    <div ref={box} hidden={hidden}>
      <QuotePanel
        setup={setup}
        id={`dialog-${subject}`}
        subject={subject}
        suburb={suburb}
        frame={embed && <FrameIsland embed={embed} words={frameWords} />}
      />
    </div>
  )
})
