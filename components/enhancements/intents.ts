import { opened } from '../quote/opened'
import { closest, isPlainClick, pageLink } from './dom'
import { FALLBACK_AFTER_MS, type Loader, type Intent } from './loader-api'
import { showLoading } from './loading-indicator'

const ignore = () => {}

/** How long a prefetched page is reused, in ms. */
const PREFETCH_MS = 10_000

/**
 * Makes every quote button open the one dialog, and handles an intent from before this code had
 * loaded. Prefetches what is likely to be requested: the dialog's code when a quote button is
 * hovered or focused, a page on pointerdown on its link.
 */
export function startIntents(loader: Loader): void {
  loader.handle = (intent) => {
    loader.intent = intent
    if (intent.subject) openDialog(loader, intent)
    else goTo(loader, intent.href)
  }
  loader.getPage = withPrefetch(loader.getPage)
  const { retry } = loader
  loader.retry = (tryAgain) => {
    showLoading(false)
    retry(tryAgain)
  }

  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-opens]')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (!loader.intent) loader.handle?.({ href: link.href, subject: link.dataset.opens, by: link })
  })
  // A visitor who goes on typing does not want to leave the page.
  document.addEventListener('input', () => cancelIntent(loader))

  for (const type of ['pointerover', 'focusin', 'pointerdown'] as const) {
    document.addEventListener(type, (event) => {
      const dialog = closest(event, 'a[data-opens]') ? loader.load('dialog') : undefined
      const link = type === 'pointerdown' && !dialog && pageLink(event)
      // A failure is reported when it is used.
      dialog?.catch(ignore)
      if (link) loader.getPage(link.href).catch(ignore)
    })
  }

  // After a reload, and on Forward, the dialog may have to open before its button was pressed here.
  const resume = () => {
    if (opened()) loader.load('dialog').then((dialog) => dialog.resume(loader), ignore)
  }
  window.addEventListener('popstate', resume)
  resume()
  if (loader.intent) loader.handle(loader.intent)
}

/**
 * Opens the dialog when its code has loaded; on failure or timeout, the page that its button links
 * to.
 */
function openDialog(loader: Loader, intent: Intent): void {
  const giveUp = () => loader.intent === intent && loader.follow(intent)
  const timer = setTimeout(giveUp, FALLBACK_AFTER_MS)
  showLoading(true)
  loader.fetch('dialog').catch(giveUp)
  loader.load('dialog').then((dialog) => {
    clearTimeout(timer)
    if (loader.intent !== intent) return
    cancelIntent(loader)
    dialog.open(intent, loader)
  }, ignore)
}

function cancelIntent(loader: Loader): void {
  if (!loader.intent) return
  delete loader.intent
  showLoading(false)
}

/** Opens a page of the site, without a document load if the browser can. */
function goTo(loader: Loader, href: string): void {
  cancelIntent(loader)
  if ('navigation' in window) {
    // These are rejected at once, since navigation.ts cancels the navigation to fetch the page
    // first.
    const { committed, finished } = navigation.navigate(href)
    for (const promise of [committed, finished]) promise?.catch(ignore)
    return
  }
  loader.getPage(href).then(
    () => location.assign(href),
    () => loader.retry(() => goTo(loader, href)),
  )
}

/** Deduplicates requests for the same page within a short time. */
function withPrefetch(getPage: Loader['getPage']): Loader['getPage'] {
  const requests = new Map<string, Promise<string>>()
  return (href, ms) => {
    const address = href.replace(/#.*/, '')
    const known = requests.get(address)
    if (known) return known
    const response = getPage(address, ms)
    const forget = () => requests.delete(address)
    requests.set(address, response)
    response.then(() => setTimeout(forget, PREFETCH_MS), forget)
    return response
  }
}
