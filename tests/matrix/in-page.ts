// Functions that run in the page: they know nothing but what they are given.

/**
 * Brings the first visible element of a selector to the middle of the screen and gives its centre.
 */
export function centreOf(place: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(place)].find((found) => found.getClientRects().length > 0)
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/**
 * Types a text into the first visible control of a selector, with the events that typing brings
 * about, or chooses it in a list. A box that is to be ticked has to be pressed.
 */
export function setValue(place: string, value: string): 'press it' | 'done' {
  const control = [...document.querySelectorAll<HTMLInputElement>(place)].find(
    (found) => found.getClientRects().length > 0,
  )
  if (!control) throw new Error(`Nothing is to be seen at ${place}.`)
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked ? 'done' : 'press it'
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
  /** What can be chosen in a list, or what a box stands for. */
  choices: string[]
}

/** The controls of a form that can be seen, in its order. */
export function controlsOf(form: string): Control[] {
  const found = [...document.querySelectorAll<HTMLFormElement>(form)].find((one) => one.getClientRects().length > 0)
  return [...(found?.elements ?? [])].flatMap((element) => {
    const { name, type, value } = element as HTMLInputElement
    if (!name || element.getClientRects().length === 0) return []
    if (['hidden', 'submit', 'button', 'file', 'fieldset'].includes(type)) return []
    const options = element instanceof HTMLSelectElement ? [...element.options].map((option) => option.value) : [value]
    return [{ name, type, choices: options.filter(Boolean) }]
  })
}

/** What stands in the forms that can be seen, and what the browser keeps of the site's. */
export function writtenIn(forms: string): { forms: Record<string, string>[]; kept: string[]; asked: string[] } {
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
    kept: stored('sessionStorage').map(([, value]) => value),
    asked: stored('localStorage')
      .filter(([key]) => key.startsWith('quote-outbox'))
      .map(([, value]) => value),
  }
}

/** The words by which a page says what has become of a request. */
export interface Words {
  site: string
  thanksPath: string
  thanksTitle: string
  arrived: string[]
}

/** What a page says of a request. */
export interface Said {
  is: 'thanked' | 'told' | 'nothing'
  text: string
}

/**
 * What the page that is shown says of the request: that it has arrived; that it has not, is not
 * known to, or is on its way; or nothing. A page that is not the site's, such as a server's or the
 * browser's own about an error, tells that it has not.
 */
export function whatIsSaid(words: Words): Said {
  const said = (place: string) =>
    [...document.querySelectorAll<HTMLElement>(place)]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.textContent.trim())
      .filter(Boolean)
  // What WebKit's small browser says of an address without a network, its driver does not see.
  if (location.href === 'about:blank') return { is: 'told', text: 'another page: an empty tab' }
  if (location.origin !== words.site || !document.getElementById('page')) {
    return { is: 'told', text: `another page: ${document.title} ${document.body?.textContent?.slice(0, 60)}` }
  }
  if (location.pathname === words.thanksPath && said('h1').some((text) => text.includes(words.thanksTitle))) {
    return { is: 'thanked', text: 'the page of thanks' }
  }
  const [receipt] = said('[data-part=receipt]')
  if (receipt) return { is: 'thanked', text: `receipt: ${receipt.slice(0, 160)}` }
  const isArrival = (text: string) => words.arrived.some((arrived) => text.includes(arrived))
  const toasts = said('.toast').filter(isArrival)
  const all = [...said('.outbox-strip, [data-part=status], [data-part=notice]'), ...toasts]
  const thanks = all.find(isArrival)
  if (thanks) return { is: 'thanked', text: thanks }
  return all.length > 0 ? { is: 'told', text: all.join(' | ').slice(0, 160) } : { is: 'nothing', text: '' }
}

/** Whether an element of a selector can be seen. */
export function isVisible(place: string): boolean {
  const isSeen = (found: Element) => found.getClientRects().length > 0 && !found.closest('[inert]')
  return [...document.querySelectorAll(place)].some(isSeen)
}

/**
 * The page on which an element of a selector can be seen, by the moment it was opened; else null.
 */
export function pageWith(place: string): number | null {
  const isSeen = [...document.querySelectorAll(place)].some((found) => found.getClientRects().length > 0)
  return isSeen ? performance.timeOrigin : null
}

/** Writes into fields as programs do that tell nobody: without any event. */
export function setSilently(fields: { place: string; value: string }[]): void {
  for (const { place, value } of fields) {
    const control = [...document.querySelectorAll<HTMLInputElement>(place)].at(0)
    if (control?.type === 'checkbox' || control?.type === 'radio') control.checked = true
    else if (control) control.value = value
  }
}

/** Whether a control of a selector has this value. */
export function holds(place: string, value: string): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(place)].some((control) => control.value === value)
}
