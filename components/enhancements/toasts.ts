import { closest, create } from './dom'

/** How long a toast is shown, in ms. The timer pauses on hover and focus (WCAG 2.2.1). */
const TOAST_MS = 5000

/** The document event that requests a toast; its detail is the text. */
export const TOAST_EVENT = 'site:toast'

/**
 * Shows a toast, which replaces the previous one. It disappears, so its information must be
 * elsewhere, too, or no longer matter.
 */
export function showToast(text: string): void {
  document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: text }))
}

/**
 * Shows what `showToast` requests in the page's toast region. The region is in the HTML from the
 * start, since screen readers announce only changes in a live region that already exists.
 */
export function startToasts(): void {
  document.addEventListener(TOAST_EVENT, (event) => show((event as CustomEvent<string>).detail))
}

function show(text: string): void {
  const region = document.querySelector('.toast-region')
  const template = region?.querySelector('template')
  if (!region || !template) return
  const toast = template.content.cloneNode(true) as DocumentFragment
  const box = toast.querySelector<HTMLElement>('.toast')
  if (!box) return
  box.prepend(create('p', {}, text))

  let leftMs = TOAST_MS
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let cameFrom: HTMLElement | null = null
  const pausedBy = { pointer: false, focus: false }

  const update = () => {
    clearTimeout(timer)
    if (startedAt > 0) leftMs -= performance.now() - startedAt
    startedAt = 0
    if (pausedBy.pointer || pausedBy.focus) return
    startedAt = performance.now()
    timer = setTimeout(() => box.remove(), leftMs)
  }
  const pauseWhile = (by: keyof typeof pausedBy, on: boolean) => () => {
    pausedBy[by] = on
    update()
  }
  box.addEventListener('pointerenter', pauseWhile('pointer', true))
  box.addEventListener('pointerleave', pauseWhile('pointer', false))
  box.addEventListener('focusout', pauseWhile('focus', false))
  box.addEventListener('focusin', ({ relatedTarget }) => {
    cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null
    pauseWhile('focus', true)()
  })
  box.addEventListener('click', (event) => {
    if (!closest(event, 'button')) return
    clearTimeout(timer)
    // The button is removed with the toast: focus returns to where it was before.
    cameFrom?.focus({ preventScroll: true })
    box.remove()
  })

  for (const shown of region.querySelectorAll('.toast')) shown.remove()
  region.append(toast)
  update()
}
