// The only script of a page before its visitor does something. It fetches the code that modules.ts
// lists when its time has come, and keeps what the visitor wishes before that; wishes.ts grants it.
import MODULES from 'site:modules'
import { TYPED_KEY, withStorage } from '../quote/draft-store'
import { closest, isPlainClick, pageLink } from './dom'
import { GIVE_WAY_AFTER_MS, NEAR, PATIENCE_MS, type Loader, type Module, type ModuleOf, type Wish } from './loader-api'
import type { ModuleName, When } from './modules'
import { withRetries } from './retry'
import { SIGN_AFTER_MS } from './waiting'

const root = document.documentElement
const loaded: Partial<Record<ModuleName, Promise<unknown>>> = {}
/** Elements that a module has taken over, and forms that the browser itself sends. */
const attached = new WeakSet<Element>()
let act!: (event: Event) => void
let hasGestured = false
let pressed: HTMLElement | null | undefined

const ignore = () => {}

/** What the visitor waits for, unless it takes so long that the browser's own way is better. */
const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, refuse) => setTimeout(refuse, GIVE_WAY_AFTER_MS))])

const loader: Loader = {
  acted: new Promise((resolve) => (act = resolve)),

  fetch: <Name extends ModuleName>(name: Name) =>
    Promise.all(MODULES[name].files.map((address) => import(address))).then((all) => all.at(-1) as ModuleOf<Name>),

  load<Name extends ModuleName>(name: Name) {
    const coming = (loaded[name] ??= withRetries(() => loader.fetch(name)))
    coming.catch(() => delete loaded[name])
    return coming as Promise<ModuleOf<Name>>
  },

  scan() {
    const isTime: Partial<Record<When, unknown>> = {
      gesture: hasGestured,
      use: withStorage((storage) => storage.length),
    }
    return Promise.allSettled(
      Object.entries(MODULES).flatMap(([name, { answers, when }]) =>
        [...document.querySelectorAll(answers)].map((element) => {
          if (when === 'near') near.observe(element)
          return isTime[when] && attachTo(name as ModuleName, element)
        }),
      ),
    )
  },

  async ask(href, ms = PATIENCE_MS) {
    // Its signal ends the request: a browser that still waits for an address does not ask for it
    // again.
    const patience = new AbortController()
    setTimeout(() => patience.abort(), ms)
    const response = await fetch(href, patience)
    if (response.status >= 500) throw response
    return response.text()
  },

  async giveWay(wish) {
    const answer = await loader.ask(wish.href, PATIENCE_MS - GIVE_WAY_AFTER_MS).catch(ignore)
    if (loader.wish !== wish) return
    if (answer) location.href = wish.href
    else loader.stay(() => keep(wish))
  },

  stay(tryAgain) {
    delete loader.wish
    showWaiting(false)
    const notice = document.getElementById('no-answer')!
    notice.hidden = false
    notice.onclick = (event) => {
      if (!closest(event, 'button')) return
      notice.hidden = true
      tryAgain()
    }
  },
}

const showWaiting = (on: boolean) => root.toggleAttribute('data-waiting', on)

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) attachTo('frame', target).catch(() => near.unobserve(target))
  },
  { rootMargin: NEAR },
)

async function attachTo(name: ModuleName, element: Element): Promise<void> {
  const { attach } = (await loader.load(name)) as Module
  if (attached.has(element)) return
  attached.add(element)
  attach(element as HTMLElement, loader)
}

/** Keeps a wish until what grants it is there; when that does not come, gives way to its page. */
function keep(wish: Wish): void {
  loader.wish = wish
  if (loader.grant) return loader.grant(wish)
  setTimeout(() => showWaiting(loader.wish === wish), SIGN_AFTER_MS)
  inTime(loader.fetch('page')).then(
    () => attachTo('page', root),
    () => loader.giveWay(wish),
  )
  if (wish.subject) loader.load('dialog').catch(ignore)
}

/** Hears events on their way down, so that nothing in the page keeps them from being heard. */
function on(types: string, hear: (event: Event) => void): void {
  for (const type of types.split(' ')) addEventListener(type, hear, true)
}

function wake(): void {
  if (hasGestured) return
  hasGestured = true
  loader.scan().then(() => {
    root.dataset.script = 'ready'
    pressed?.click()
  })
}

// An older browser has the page as it is without script: it lacks more than this.
if (HTMLScriptElement.supports?.('importmap')) {
  on('pointerup keydown', act)

  on('mousemove pointerdown keydown focusin error', wake)

  on('click', (event) => {
    if (!isPlainClick(event as MouseEvent)) return
    if (!root.dataset.script) pressed = closest(event, '[type=button]')
    if (loader.grant) return
    const link = closest<HTMLAnchorElement>(event, 'a[data-opens]') ?? pageLink(event)
    if (!link) return
    event.preventDefault()
    keep({ href: link.href, subject: link.dataset.opens, by: link })
  })

  on('focusin input submit', (event) => {
    const form = closest<HTMLFormElement>(event, MODULES.form.answers)
    if (!form || attached.has(form)) return
    const taken = attachTo('form', form)
    if (event.type === 'input')
      withStorage((storage) => storage.setItem(TYPED_KEY, `${new URLSearchParams(new FormData(form) as never)}`))
    if (event.type !== 'submit') return void taken.catch(ignore)
    event.preventDefault()
    inTime(taken).then(
      () => form.requestSubmit(),
      () => {
        // The form's module has not come: the browser itself sends it.
        attached.add(form)
        form.requestSubmit((event as SubmitEvent).submitter)
      },
    )
  })

  root.dataset.script = ''
  on('DOMContentLoaded', loader.scan)
  loader.scan()
  // The page was in use and is loaded again: Back and Forward may lead to what only script can
  // show.
  if (history.state) wake()
}
