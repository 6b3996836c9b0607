import setup from 'site:quote-setup'
import { buttonLook } from '@/components/ui/button'
import { create, isSeen } from '../enhancements/dom'
import { TIMEOUT_MS } from '../enhancements/loader-api'
import { onPageChange } from '../enhancements/page-change'
import { referenceOf } from '../lead/identity'
import { entries, outboxEntry, saveEntry, onOutboxChange, type OutboxEntry } from '../lead/outbox'
import { draftId } from './draft'
import { isRunning, onRunningChange, onStatusChange, sendSaved } from './request'
import { phoneLink } from './ways'

const { words } = setup
const { outbox, reference } = words

let strip: HTMLElement | undefined
/** The current text, so that it is written, and announced, once. */
let shown = ''
/** A lead confirmed since the page was loaded, until the visitor closes the notice. */
let arrived: OutboxEntry | undefined

/**
 * Sends what is in the outbox, on every page, and shows a notice at the bottom of the screen until
 * the receiver has confirmed it, with a button to send it now and the phone number.
 */
export function showOutbox(): void {
  if (strip) {
    resume()
    return draw()
  }
  strip = create('section', { class: 'foot-notice outbox-strip on-dark', role: 'status' })
  document.getElementById('page')?.append(strip)
  onOutboxChange(draw)
  // After the forms have shown it.
  for (const onChange of [onStatusChange, onRunningChange]) onChange(() => queueMicrotask(draw))
  onPageChange(() => {
    resume()
    draw()
  })
  // The dialog, whose form shows the same, has closed.
  window.addEventListener('popstate', draw)
  window.addEventListener('online', resume)
  resume()
  draw()
}

/** Timer of each lead's next sending, so that it is sent once, however often it is requested. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Sends leads that only wait for a working network or server. */
function resume(): void {
  for (const { id, isAnswered, askedAt } of entries()) {
    if (isAnswered || isRunning(id)) continue
    clearTimeout(timers.get(id))
    // The previous page may have left the request in flight (fetch's keepalive), and nobody gets
    // the response.
    const ms = Math.max(0, askedAt + TIMEOUT_MS - Date.now())
    timers.set(
      id,
      setTimeout(() => outboxEntry(id)?.isAnswered || sendNow(id), ms),
    )
  }
}

async function sendNow(id: string): Promise<void> {
  const entry = outboxEntry(id)
  if (!entry) return
  const { kind } = await sendSaved(id)
  if (kind === 'sent') arrived = entry
  draw()
}

function draw(): void {
  const [late] = entries().filter(({ id, askedAt }) => !isSaidByForm(id) && (!isRunning(id) || isLate(askedAt)))
  const entry = late ?? arrived
  const text = !late
    ? outbox.sent
    : isRunning(late.id)
      ? outbox.sending
      : late.isAnswered
        ? outbox.unproven
        : outbox.waiting
  const said = entry ? `${text} ${reference.label} ${referenceOf(entry.id, reference.letters)}.` : ''
  if (said === shown) return
  shown = said
  document.documentElement.toggleAttribute('data-outbox', entry !== undefined)
  strip?.replaceChildren(...(entry ? [create('p', {}, said), ...(late ? ways(late) : [closeButton()])] : []))
}

function isLate(askedAt: number): boolean {
  const left = askedAt + TIMEOUT_MS - Date.now()
  if (left > 0) setTimeout(draw, left)
  return left <= 0
}

/** Whether a visible form shows the lead's status, and offers the same. */
function isSaidByForm(id: string): boolean {
  const notices = [...document.querySelectorAll('[data-part=notice]:not(:empty)')]
  return draftId() === id && notices.some(isSeen)
}

function ways(entry: OutboxEntry): HTMLElement[] {
  const button = create('button', { type: 'button', class: buttonLook('primary') }, outbox.sendNow)
  button.addEventListener('click', () => {
    const now = outboxEntry(entry.id)
    if (now?.isAnswered) saveEntry({ ...now, isAnswered: false })
    void sendNow(entry.id)
  })
  return [button, phoneLink('font-semibold hover:underline')]
}

function closeButton(): HTMLElement {
  const button = create('button', { type: 'button', class: buttonLook('quietOnDark') }, words.dialog.close)
  button.addEventListener('click', () => {
    arrived = undefined
    draw()
  })
  return button
}
