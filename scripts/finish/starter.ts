// The only script of a page before its visitor does something: finish.ts puts it, minified, at the end of each page. It brings in Next's runtime at the first sign of life and keeps a press that came before it.

/** How long a visitor who has pressed a quote button waits before its link is followed, in ms. */
const PATIENCE_MS = 6000

const script = document.currentScript as HTMLScriptElement
const { dataset } = document.documentElement
let begun = false
/** The link or button of the press that came too early. */
let kept: HTMLAnchorElement | undefined

/** What an event happened in; nothing when it happened to the window. */
const closest = ({ target }: Event, selector: string) =>
  (target as Partial<Element>).closest?.<HTMLAnchorElement>(selector)

/** Follows the link of the press that was kept, when the runtime does not come. */
const follow = () => {
  if (kept?.href && !('ready' in dataset)) location.assign(kept.href)
}

const begin = () => {
  if (begun) return
  begun = true
  // Each an address and the hash of what it holds.
  for (const part of script.dataset.load?.split(' ') ?? []) {
    const [src, integrity] = part.split('#')
    script.after(Object.assign(document.createElement('script'), { integrity, onerror: follow, src }))
  }
}

// A link leads on by itself, and the next page has a beginning of its own. A finger that scrolls is no sign. A picture that fails is replaced by script.
for (const type of ['mouseover', 'pointerup', 'keydown', 'focusin', 'error'])
  addEventListener(type, (event) => closest(event, 'a:not([data-opens])') || begin(), true)

addEventListener(
  'click',
  (event) => {
    const pressed = closest(event, 'a[data-opens],[type=button]')
    if ('ready' in dataset || !pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    kept = pressed
    dataset.waiting = ''
    setTimeout(follow, PATIENCE_MS)
    begin()
  },
  true,
)

addEventListener('ready', () => {
  delete dataset.waiting
  kept?.click()
})

// Script has been here before, and keeps in the history where the visitor was. Or a visitor who is to be counted has followed a link.
if (history.state || (script.dataset.counts && document.referrer.startsWith(location.origin))) begin()

const near = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && begin(), {
  rootMargin: '400px',
})
for (const element of document.querySelectorAll('[data-wakes]')) near.observe(element)

export {}
