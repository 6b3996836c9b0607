import setup from 'site:quote-setup'
import { buttonLook } from '@/components/ui/button'
import { create, isSeen } from '../enhancements/dom'
import { TIMEOUT_MS } from '../enhancements/loader-api'
import { onPageChange } from '../enhancements/page-change'
import { referenceOf } from '../lead/identity'
import {
  entries,
  onOtherTab,
  onOutboxChange,
  outboxEntry,
  removeEntry,
  saveEntry,
  type Content,
  type OutboxEntry,
} from '../lead/outbox'
import { clearDraft, draftId } from './draft'
import { PHOTOS } from './fields'
import { arrive, isRunning, onRunningChange, onStatusChange, sendSaved } from './request'
import { phoneLink } from './ways'

const { words } = setup
const { outbox, reference } = words

/**
 * How often a request that has not arrived is sent again automatically while a page stays open, in
 * ms.
 */
const AGAIN_MS = 300_000

let strip: HTMLElement | undefined
/** The current text, so that it is written, and announced, only once. */
let shown = ''
/** The lead that the strip reports as not arrived. */
let late: OutboxEntry | undefined
/** A lead confirmed since the page was loaded, until the visitor closes the strip. */
let ended: Content | undefined

/**
 * Sends what is in the outbox, on every page, and shows a strip at the bottom of the screen until
 * the receiver has confirmed it, with a button to send it now and the phone number.
 */
export function showOutbox(): void {
  if (strip) {
    resume()
    return draw()
  }
  strip = create('section', { class: 'foot-notice outbox-strip on-dark', role: 'status' })
  document.getElementById('page')?.append(strip)
  // So that the strip is not first drawn without what was just confirmed.
  onOtherTab((id, now) => {
    if (!now?.isSent || isRunning(id)) return
    if (late?.id === id && isLate(late.askedAt)) ended = now
    arrive(now)
  })
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
  // A connection that the browser never reported as lost returns without an event.
  document.addEventListener('visibilitychange', resume)
  setInterval(resume, AGAIN_MS)
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
    // The previous page may have left the request in flight (fetch's keepalive), so that nobody
    // receives the response.
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
  if (kind === 'sent' && !isSeenAt('[data-part=receipt]')) ended = entry
  draw()
}

/** Shows that the receiver has a request, but not the files that belong to it. */
export function showMissingFiles(sent: Content): void {
  ended = sent
  draw()
}

function draw(): void {
  ;[late] = entries().filter(({ id, askedAt }) => !isSaidByForm(id) && (!isRunning(id) || isLate(askedAt)))
  const entry = late ?? ended
  const text = !late
    ? outbox.sent
    : isRunning(late.id)
      ? outbox.sending
      : late.isAnswered
        ? outbox.unproven
        : outbox.waiting
  const photos = !late && ended?.lead[PHOTOS] ? ` ${words.receipt.mailPhotos}.` : ''
  const said = entry ? `${text} ${reference.label} ${referenceOf(entry.id, reference.letters)}.${photos}` : ''
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
const isSaidByForm = (id: string) => draftId() === id && isSeenAt('[data-part=notice]:not(:empty)')

const isSeenAt = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen)

function ways(entry: OutboxEntry): HTMLElement[] {
  const sends = button(outbox.sendNow, 'primary', () => {
    const now = outboxEntry(entry.id)
    if (now?.isAnswered) saveEntry({ ...now, isAnswered: false })
    void sendNow(entry.id)
  })
  const discards = button(outbox.discard, 'quietOnDark', () => {
    if (!confirm(`${outbox.discard}?`)) return
    if (draftId() === entry.id) clearDraft()
    removeEntry(entry.id)
  })
  const phone = phoneLink('font-semibold hover:underline')
  // A request in flight cannot be cancelled.
  return isRunning(entry.id) ? [sends, phone] : [sends, discards, phone]
}

const closeButton = () =>
  button(words.dialog.close, 'quietOnDark', () => {
    ended = undefined
    draw()
  })

function button(text: string, look: 'primary' | 'quietOnDark', act: () => void): HTMLElement {
  const made = create('button', { type: 'button', class: buttonLook(look) }, text)
  made.addEventListener('click', act)
  return made
}
