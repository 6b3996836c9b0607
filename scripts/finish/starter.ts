// The only script of a page before its visitor does something: finish.ts puts it, minified, at the end of each page. It brings in Next's runtime at the first sign of life, and keeps a press that came before it for components/islands/ready.client.tsx.

/** How long a visitor who has pressed a quote button waits before its link is followed, in ms. */
const PATIENCE_MS = 6000

/** Whether visits are counted; the finishing step puts the answer in. */
declare const COUNTS: boolean

declare global {
  interface Window {
    /** From where Next's runtime takes the page's data when it is not in the page (next/dist/client/app-index.js). */
    __NEXT_CLIENT_RESUME?: Promise<Response>
  }
}

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
  // The page's data and the scripts, each an address and the hash of what it holds.
  for (const part of String(script.dataset.load).split(' ')) {
    const [src, integrity] = part.split('#') as [string, string]
    if (part.match('t#')) window.__NEXT_CLIENT_RESUME = fetch(src, { integrity })
    else script.after(Object.assign(document.createElement('script'), { integrity, onerror: follow, src }))
  }
}

// A link leads on by itself, and the next page has a beginning of its own. A finger that scrolls is no sign, nor is a mouse over which the page comes to lie. A picture that fails is replaced by script.
for (const type of ['mousemove', 'pointerup', 'keydown', 'focusin', 'error'])
  addEventListener(
    type,
    (event) => {
      if (closest(event, 'a:not([data-opens])')) return
      // For components/behaviour/first-gesture.ts.
      dataset[type] = ''
      begin()
    },
    true,
  )

addEventListener(
  'click',
  (event) => {
    const pressed = closest(event, '[data-opens],[type=button]')
    if ('ready' in dataset || !pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    kept = pressed
    kept.dataset.waiting = ''
    setTimeout(follow, PATIENCE_MS)
    begin()
  },
  true,
)

// Script has been here before, and keeps in the history where the visitor was. Or a visitor who is to be counted has followed a link.
if (history.state || (COUNTS && document.referrer.includes(location.host))) begin()

const near = new IntersectionObserver((seen) => seen.forEach((entry) => entry.isIntersecting && begin()), {
  rootMargin: '50%',
})
document.querySelectorAll('[data-wakes]').forEach((element) => near.observe(element))

export {}
