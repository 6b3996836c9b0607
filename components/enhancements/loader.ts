// The only script of a page before the first user interaction. It loads the modules that modules.ts
// lists when they are due, and records the intent (a link or quote button pressed before then);
// intents.ts handles it.
import MODULES from 'site:modules'
import { TYPED_KEY, withStorage, type LEAD_ID } from '../quote/draft-store'
import { closest, isPlainClick, pageLink } from './dom'
import { FALLBACK_AFTER_MS, TIMEOUT_MS, type Loader, type Module, type ModuleOf, type Intent } from './loader-api'
import type { ModuleName } from './modules'
import { withRetries } from './retry'
import { INDICATOR_DELAY_MS } from './loading-indicator'

/** A form with a field for the lead's id, which one delivered by email lacks. */
type QuoteForm = HTMLFormElement & Record<typeof LEAD_ID, HTMLTextAreaElement>

/** A form control; only a select has options. */
type Control = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>

const root = document.documentElement
const loaded: Partial<Record<ModuleName, Promise<unknown>>> = {}
/** The latest attempt to load each module. */
const tries: typeof loaded = {}
/** Elements that a module has enhanced, and forms that the browser itself submits. */
const attached = new WeakSet<Element>()
let hasGestured = false
let postedUntil = 0
let pressed: HTMLElement | null | undefined

const ignore = () => {}

/**
 * Rejects if a promise takes so long that the browser's native behaviour serves the visitor better.
 */
const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, refuse) => setTimeout(refuse, FALLBACK_AFTER_MS))])

/**
 * Imports a module once all of its files are in the browser's cache: Firefox never requests one
 * again whose import has failed (https://github.com/whatwg/html/issues/6768).
 */
async function fetchModule(name: ModuleName): Promise<unknown> {
  const files = await Promise.all(
    (MODULES[name][2] ?? name).split(' ').map((file) => fetch(new URL(file + '.js', import.meta.url))),
  )
  for (const file of files) if (!file.ok || !(await file.text())) throw file
  return import(files[0]!.url)
}

const loader: Loader = {
  load<Name extends ModuleName>(name: Name) {
    const loading = (loaded[name] ??= withRetries(() => (tries[name] = fetchModule(name))))
    // So that nobody has to handle its rejection.
    loading.catch(() => delete loaded[name])
    return loading as Promise<ModuleOf<Name>>
  },

  fetch(name) {
    void loader.load(name)
    return tries[name]!
  },

  scan() {
    // If the visitor has come back to the page, nothing is being submitted.
    postedUntil = 0
    withStorage((storage) => new URLSearchParams(storage.getItem(TYPED_KEY)!).forEach(restore))
    // If the page was in use and was reloaded, Back and Forward may lead to what only script can
    // show; storage may contain a part of a request.
    if (withStorage((storage) => storage.length + localStorage.length) || history.state) start()
    return Promise.allSettled(
      Object.entries(MODULES).flatMap(([name, [answers, when]]) =>
        [...document.querySelectorAll(answers)].map((element) => {
          if (when === 'near') return near.observe(element)
          return (when ? when in document : hasGestured) && attachTo(name as ModuleName, element)
        }),
      ),
    )
  },

  async getPage(href, ms = TIMEOUT_MS) {
    // The signal aborts the request: while a browser waits for a URL, it does not request it again.
    const response = await fetch(href, { signal: AbortSignal.timeout(ms) })
    if (response.status >= 500) throw response
    return response.text()
  },

  async follow(intent) {
    const answer = await loader.getPage(intent.href, TIMEOUT_MS - FALLBACK_AFTER_MS).catch(ignore)
    if (loader.intent !== intent) return
    // Code that arrives now no longer opens the dialog over the page that is loading.
    delete loader.intent
    if (answer) location.href = intent.href
    else loader.retry(() => handleLater(intent))
  },

  retry(tryAgain) {
    showWaiting(false)
    const notice = document.getElementById('no-answer')!
    notice.hidden = false
    notice.querySelector('button')!.onclick = () => {
      notice.hidden = true
      tryAgain()
    }
  },
}

/**
 * Restores, on a new load of the page, a value typed before the form's module had loaded: browsers
 * do not do so after every way of leaving a page.
 */
function restore(value: string, name: string): void {
  for (const control of document.querySelectorAll<Control>(`[name=${name}]:not([type=file])`))
    if (control.value === value) control.checked = true
    else if (!control.value || control.options) control.value = value
}

const showWaiting = (on: boolean) => root.toggleAttribute('data-waiting', on)

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) attachTo('frame', target).catch(() => near.unobserve(target))
  },
  // So that a frame's code has loaded by the time the frame is within 200 px of the viewport and is
  // rendered.
  { rootMargin: '600px' },
)

async function attachTo(name: ModuleName, element: Element): Promise<void> {
  const { attach } = (await loader.load(name)) as Module
  if (attached.has(element)) return
  attached.add(element)
  attach(element as HTMLElement, loader)
}

/** Records an intent until its handler has loaded; if that fails, follows the link. */
function handleLater(intent: Intent): void {
  loader.intent = intent
  if (loader.handle) return loader.handle(intent)
  setTimeout(() => showWaiting(loader.intent === intent), INDICATOR_DELAY_MS)
  inTime(loader.fetch('page'))
    .then(() => attachTo('page', root))
    .catch(() => loader.follow(intent))
  if (intent.subject) void loader.load('dialog')
}

/** Listens in the capture phase, so that nothing in the page can stop the event before. */
function on(types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' ')) addEventListener(type, listener, true)
}

function start(): void {
  if (hasGestured) return
  hasGestured = true
  loader.scan().then(() => {
    root.dataset.script = 'ready'
    pressed?.click()
  })
}

// An older browser gets the page as it is without script, since this is not the only feature it
// lacks.
if (AbortSignal.timeout as unknown) {
  on('pointermove pointerdown keydown focusin error', start)
  on('pointerup keydown', (event) => (loader.gesture = event))

  on('click', (event) => {
    if (!isPlainClick(event as MouseEvent)) return
    if (!root.dataset.script) pressed = closest(event, '[type=button]')
    if (loader.handle) return
    const link = closest<HTMLAnchorElement>(event, 'a[data-opens]') ?? pageLink(event)
    if (!link) return
    event.preventDefault()
    handleLater({ href: link.href, subject: link.dataset.opens, by: link })
  })

  on('focusin input submit', (event) => {
    // A control may be outside its form (the `form` attribute).
    const form = ((event.target as HTMLInputElement).form ?? event.target) as QuoteForm
    // The form's module has already enhanced it.
    if (!form.matches?.(MODULES.form[0]) || form.noValidate) return
    if (event.type === 'submit' && attached.has(form)) {
      // The browser itself submits it, once while the response may still arrive.
      if (event.timeStamp < postedUntil) event.preventDefault()
      else postedUntil = event.timeStamp + TIMEOUT_MS
      return
    }
    const attaching = attachTo('form', form)
    attaching.catch(ignore)
    if (event.type === 'input') {
      // Not in a form delivered by email, nor without https, where there is no randomUUID.
      withStorage(() => (form.leadId.value ||= crypto.randomUUID()))
      withStorage((storage) => storage.setItem(TYPED_KEY, new URLSearchParams(new FormData(form) as never) as never))
    }
    if (event.type !== 'submit') return
    event.preventDefault()
    inTime(attaching)
      .catch(() => attached.add(form))
      .then(() => form.requestSubmit((event as SubmitEvent).submitter))
  })

  root.dataset.script = ''
  // A page restored from the bfcache may be older than values saved on the page after it.
  on('DOMContentLoaded pageshow', loader.scan)
  loader.scan()
}
