import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createElement } from 'react'
import setup from 'site:quote-setup'
import { isSeen } from '../enhancements/dom'
import { trackEvent } from '../enhancements/track-event'
import type { DialogModule, Loader } from '../enhancements/loader-api'
import { onPageChange } from '../enhancements/page-change'
import { draftValues } from './draft'
import { isEmpty } from './fields'
import { fillForm, saveTyped } from './fill-form'
import { STATE, opened, type Opened } from './opened'
import { QuoteDialog } from './quote-dialog.client'

let root: Root | undefined
/** The latest values with which it was opened. */
let last: Opened = { subject: 'quote' }
let opener: { by: HTMLElement | undefined; page: string } | undefined
/** The forms in the dialog, with the signal that aborts when one is removed. */
const forms = new Map<HTMLFormElement, AbortSignal>()
let isOpen = false
let isClosing = false
let loader: Loader

/** Opens the dialog for a quote button, and adds an entry to the browser's history. */
export const open: DialogModule['open'] = (intent, given) => {
  start(given)
  if (opened()) return
  const subject = intent.subject === 'walkthrough' ? 'walkthrough' : 'quote'
  const suburb = new URL(intent.href).searchParams.get('suburb')
  const next: Opened = { subject, ...(suburb && { suburb }) }
  opener = { by: intent.by, page: location.pathname }
  history.pushState({ ...(history.state as object | null), [STATE]: next }, '')
  draw()
  trackEvent({ name: 'quote_opened', subject })
}

/** Renders the dialog if the current history entry is marked as open. */
export const resume: DialogModule['resume'] = (given) => {
  start(given)
  draw()
}

function start(given: Loader): void {
  loader = given
  if (root) return
  // Everything that it renders is in a portal.
  root = createRoot(document.createElement('div'))
  window.addEventListener('popstate', draw)
  onPageChange(draw)
}

/** Renders the dialog for the current history entry. */
function draw(): void {
  const now = opened()
  last = now ?? last
  const page = document.getElementById('page')
  if (page && !now) page.inert = false
  // Synchronously, so that what follows finds the dialog in the document.
  flushSync(() =>
    root?.render(
      createElement(QuoteDialog, {
        setup,
        subject: last.subject,
        suburb: last.suburb,
        open: now !== undefined,
        onClose: close,
        onForm: knowForm,
        onFrame: scan,
      }),
    ),
  )
  for (const [form, signal] of now ? forms : []) {
    // What the form's module has not heard of: it had not loaded, or no event told it.
    saveTyped(form)
    prepare(form, signal)
  }
  // After the dialog's first frame, which need not wait for the style recalculation of the whole
  // page.
  if (page && now) requestAnimationFrame(() => setTimeout(() => (page.inert = opened() !== undefined)))
  if (isOpen && !now) returnFocus()
  isOpen = now !== undefined
  isClosing = false
}

/** Registers a form of the dialog until the signal aborts, when it is removed. */
function knowForm(form: HTMLFormElement, signal: AbortSignal): void {
  forms.set(form, signal)
  signal.addEventListener('abort', () => forms.delete(form))
  prepare(form, signal)
}

/**
 * Fills in a form of the dialog, also with what another form of the page has left for it. Like any
 * form, the loader enhances it once it is used; at once if a draft is saved, about which the module
 * may have to show something.
 */
function prepare(form: HTMLFormElement, signal: AbortSignal): void {
  fillForm(form)
  if (form.noValidate || isEmpty(draftValues())) return
  loader.load('form').then(
    (module) => signal.aborted || module.attach(form, loader, signal),
    () => {},
  )
}

function scan(): void {
  void loader.scan()
}

function close(): void {
  // A second gesture to close it may come before the browser has gone back for the first one.
  if (!isClosing) history.back()
  isClosing = true
}

/**
 * Moves the focus to the button that opened the dialog, or to the menu button if that was in a menu
 * that has closed since; not on another page.
 */
function returnFocus(): void {
  const { by = firstSeenButton(), page = location.pathname } = opener ?? {}
  opener = undefined
  if (page !== location.pathname || !by) return
  const target = isSeen(by) ? by : document.querySelector<HTMLElement>('.menu-toggle > summary')
  target?.focus({ preventScroll: true })
}

const firstSeenButton = () => [...document.querySelectorAll<HTMLElement>('a[data-opens]')].find(isSeen)
