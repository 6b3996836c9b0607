// Functions that run in the page: they can use nothing but their arguments.

/** Scrolls the first visible element to the middle of the viewport and gives its centre. */
export function scrollToCentre(selector: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(selector)].find((found) => found.getClientRects().length > 0)
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/**
 * Types a text into the first visible control, with the events of typing, or selects it in a list.
 * A checkbox or radio button that is not checked needs a click.
 */
export function setValue(selector: string, value: string): 'needs a click' | 'done' {
  const control = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (found) => found.getClientRects().length > 0,
  )
  if (!control) throw new Error(`No element is visible at ${selector}.`)
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked ? 'done' : 'needs a click'
  control.focus()
  if (control.tagName === 'SELECT' || control.type === 'date') {
    control.value = value
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    return 'done'
  }
  control.select()
  document.execCommand('insertText', false, value)
  return 'done'
}

/** A control that a visitor can fill in. */
export interface Control {
  name: string
  type: string
  /** The options of a list, or the value of a checkbox or radio button. */
  choices: string[]
}

/** The visible controls of a form, in their order. */
export function visibleControls(form: string): Control[] {
  const found = [...document.querySelectorAll<HTMLFormElement>(form)].find((one) => one.getClientRects().length > 0)
  return [...(found?.elements ?? [])].flatMap((element) => {
    const { name, type, value } = element as HTMLInputElement
    if (!name || element.getClientRects().length === 0) return []
    if (['hidden', 'submit', 'button', 'file', 'fieldset'].includes(type)) return []
    const options = element instanceof HTMLSelectElement ? [...element.options].map((option) => option.value) : [value]
    return [{ name, type, choices: options.filter(Boolean) }]
  })
}

/** The values of the forms, and what the site keeps in the browser's storage. */
export function readFormsAndStorage(forms: string): {
  forms: Record<string, string>[]
  drafts: string[]
  outbox: string[]
} {
  const stored = (name: 'localStorage' | 'sessionStorage') => {
    try {
      return Object.entries(window[name]) as [string, string][]
    } catch {
      return []
    }
  }
  return {
    forms: [...document.querySelectorAll<HTMLFormElement>(forms)].map((form) => {
      const values: Record<string, string> = {}
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string' && value) values[name] = values[name] ? `${values[name]}; ${value}` : value
      }
      return values
    }),
    drafts: stored('sessionStorage').map(([, value]) => value),
    outbox: stored('localStorage')
      .filter(([key]) => key.startsWith('quote-outbox'))
      .map(([, value]) => value),
  }
}

/** The addresses and texts by which the status of a request is recognized. */
export interface StatusTexts {
  site: string
  thankYouPath: string
  thankYouTitle: string
  confirmations: string[]
}

/** What a page says of a request: that it has arrived; that it has not, or not yet; or nothing. */
export interface Status {
  kind: 'confirmed' | 'unconfirmed' | 'none'
  text: string
}

/**
 * Reads the status of the request from the page. A page that is not the site's, such as an error
 * page of a server or of the browser, counts as unconfirmed.
 */
export function readStatus(texts: StatusTexts): Status {
  const visibleTexts = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.textContent.trim())
      .filter(Boolean)
  // WebKitWebDriver sees an empty page where MiniBrowser shows that it is offline.
  if (location.href === 'about:blank') return { kind: 'unconfirmed', text: 'another page: an empty tab' }
  if (location.origin !== texts.site || !document.getElementById('page')) {
    return { kind: 'unconfirmed', text: `another page: ${document.title} ${document.body?.textContent?.slice(0, 60)}` }
  }
  if (
    location.pathname === texts.thankYouPath &&
    visibleTexts('h1').some((text) => text.includes(texts.thankYouTitle))
  ) {
    return { kind: 'confirmed', text: 'the thank-you page' }
  }
  const [receipt] = visibleTexts('[data-part=receipt]')
  if (receipt) return { kind: 'confirmed', text: `receipt: ${receipt.slice(0, 160)}` }
  const isConfirmation = (text: string) => texts.confirmations.some((arrived) => text.includes(arrived))
  const toasts = visibleTexts('.toast').filter(isConfirmation)
  const all = [...visibleTexts('.outbox-strip, [data-part=status], [data-part=notice]'), ...toasts]
  const confirmation = all.find(isConfirmation)
  if (confirmation) return { kind: 'confirmed', text: confirmation }
  return all.length > 0 ? { kind: 'unconfirmed', text: all.join(' | ').slice(0, 160) } : { kind: 'none', text: '' }
}

/** Whether an element is visible, and not inert. */
export function isVisible(selector: string): boolean {
  const isShown = (found: Element) => found.getClientRects().length > 0 && !found.closest('[inert]')
  return [...document.querySelectorAll(selector)].some(isShown)
}

/**
 * Tells one document from the next: its performance.timeOrigin where an element is visible, or
 * null.
 */
export function timeOriginIfVisible(selector: string): number | null {
  const isShown = [...document.querySelectorAll(selector)].some((found) => found.getClientRects().length > 0)
  return isShown ? performance.timeOrigin : null
}

/** Sets values without any event, as some autofill programs do. */
export function setWithoutEvents(fields: { selector: string; value: string }[]): void {
  for (const { selector, value } of fields) {
    const control = [...document.querySelectorAll<HTMLInputElement>(selector)].at(0)
    if (control?.type === 'checkbox' || control?.type === 'radio') control.checked = true
    else if (control) control.value = value
  }
}

/** Whether a control has this value. */
export function hasValue(selector: string, value: string): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].some((control) => control.value === value)
}
