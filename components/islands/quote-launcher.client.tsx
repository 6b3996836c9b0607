'use client'

import { usePathname } from 'next/navigation'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
} from 'react'
import { track } from '@/components/behaviour/analytics'
import { currentStep, firstStep, onStepChange, progressOf } from '@/components/behaviour/request'
import { useLeaveWarning } from '@/components/behaviour/use-leave-warning'
import type { QuoteDialogProps, Subject } from './quote-dialog.client'

/** The dialog's code comes when a quote button is about to be used. Turbopack tries a chunk twice by itself and then keeps the failure, so there is no use in a third try; the link is followed instead. */
const loadDialog = () => import('./quote-dialog.client')

/** How long a visitor who has pressed a quote button waits for the dialog's code before the link is followed, in ms. */
const PATIENCE_MS = 3000
const impatience = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))

type Dialog = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadDialog>>['QuoteDialog']>>

/** Under this name an entry of the browser's history says that the dialog is open, and what for; so Back closes it. */
const STATE = 'quoteDialog'
const CHANGED = 'quote-dialog-changed'

/** What the dialog is open for in the present entry of the history; null when it is closed. */
function openFor(): Subject | null {
  return (history.state as Partial<Record<typeof STATE, Subject>> | null)?.[STATE] ?? null
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', CHANGED]
  for (const event of events) window.addEventListener(event, listener)
  return () => events.forEach((event) => window.removeEventListener(event, listener))
}

/** Lets every quote button open the one dialog: links with `data-opens`, wherever they stand. When its code does not arrive, the link is followed to the form on the contact page. */
export function QuoteLauncher(props: QuoteDialogProps) {
  const pathname = usePathname()
  const wanted = useSyncExternalStore(subscribe, openFor, () => null)
  const [lastWanted, setLastWanted] = useState<Subject>('quote')
  const [Dialog, setDialog] = useState<Dialog>()
  const opener = useRef<{ link: HTMLAnchorElement; page: string } | null>(null)

  // A page that is followed from the dialog shows without it: a new address means a new look at the history, which Next writes only after it has drawn the page.
  useEffect(() => void window.dispatchEvent(new Event(CHANGED)), [pathname])

  // The new page takes the focus (route-change.client.tsx) before that.
  useLayoutEffect(() => {
    const page = document.getElementById('page')
    if (page) page.inert = false
  }, [pathname])

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const onClick = (event: MouseEvent) => {
      const link = quoteButton(event)
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const subject = link.dataset.opens === 'walkthrough' ? 'walkthrough' : 'quote'
      Promise.race([loadDialog(), impatience()]).then(
        (module) => {
          if (openFor()) return
          opener.current = { link, page: location.pathname }
          setDialog(() => module.QuoteDialog)
          setLastWanted(subject)
          history.pushState({ ...(history.state as object), [STATE]: subject }, '')
          window.dispatchEvent(new Event(CHANGED))
          track({ name: 'quote_opened', subject })
        },
        () => location.assign(link.href),
      )
    }
    const fetchAhead = (event: Event) => {
      // A failure shows when the button is used.
      if (quoteButton(event)) loadDialog().catch(() => {})
    }
    // Before next/link, which listens on the document and leaves alone what was handled.
    window.addEventListener('click', onClick, { capture: true, signal })
    window.addEventListener('pointerover', fetchAhead, { passive: true, signal })
    window.addEventListener('focusin', fetchAhead, { signal })
    return () => listeners.abort()
  }, [])

  // Open without a click: after Forward, or after the page was loaded again.
  useEffect(() => {
    if (wanted && !Dialog)
      loadDialog().then(
        (module) => setDialog(() => module.QuoteDialog),
        () => {},
      )
  }, [wanted, Dialog])

  useEffect(() => {
    if (!wanted) return
    return () => {
      const { link = firstSeenButton(), page = location.pathname } = opener.current ?? {}
      opener.current = null
      if (page !== location.pathname) return
      // To the button, or to the menu that has closed over it.
      const target = link?.closest('details:not([open])')?.querySelector('summary') ?? link
      target?.focus({ preventScroll: true })
    }
  }, [wanted])

  // A second gesture that closes comes before the browser has gone back for the first one.
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
  }, [wanted])
  const close = () => {
    if (!closing.current) history.back()
    closing.current = true
  }

  // Here, and not in the form, which may be gone while its request is on its way.
  useLeaveWarning(progressOf(useSyncExternalStore(onStepChange, currentStep, firstStep)) !== undefined)

  return Dialog && <Dialog {...props} subject={wanted ?? lastWanted} open={wanted !== null} onClose={close} />
}

function quoteButton({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null
}

function firstSeenButton(): HTMLAnchorElement | undefined {
  const buttons = document.querySelectorAll<HTMLAnchorElement>('a[data-opens]')
  return [...buttons].find((button) => button.getClientRects().length > 0)
}
