import { opened } from '../quote/opened'
import { closest, isPlainClick, pageLink } from './dom'
import { GIVE_WAY_AFTER_MS, type Loader, type Wish } from './loader-api'
import { showWaiting } from './waiting'

const ignore = () => {}

/** How long a page that was asked for ahead is kept, in ms. */
const ASKED_AHEAD_MS = 10_000

/**
 * Lets every quote button open the one dialog, and grants what was pressed before this code was
 * there. What will probably be wished for is fetched ahead: the dialog's code when a quote button
 * is pointed at or focused, a page while the finger is on its link.
 */
export function startWishes(loader: Loader): void {
  loader.grant = (wish) => {
    loader.wish = wish
    if (wish.subject) openDialog(loader, wish)
    else goTo(loader, wish.href)
  }
  loader.ask = askingAhead(loader.ask)
  const { stay } = loader
  loader.stay = (tryAgain) => {
    showWaiting(false)
    stay(tryAgain)
  }

  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-opens]')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (!loader.wish) loader.grant?.({ href: link.href, subject: link.dataset.opens, by: link })
  })
  // Who goes on typing does not want to be taken away.
  document.addEventListener('input', () => drop(loader))

  for (const type of ['pointerover', 'focusin', 'pointerdown'] as const) {
    document.addEventListener(type, (event) => {
      const ahead = closest(event, 'a[data-opens]') ? loader.load('dialog') : undefined
      const link = type === 'pointerdown' && !ahead && pageLink(event)
      // A failure shows when it is used.
      ahead?.catch(ignore)
      if (link) loader.ask(link.href).catch(ignore)
    })
  }

  // After a reload, and by Forward, the dialog may have to open before it was ever asked for here.
  const resume = () => {
    if (opened()) loader.load('dialog').then((dialog) => dialog.resume(loader), ignore)
  }
  window.addEventListener('popstate', resume)
  resume()
  if (loader.wish) loader.grant(loader.wish)
}

/**
 * Opens the dialog when its code is there; when that fails or takes long, the page that its button
 * leads to.
 */
function openDialog(loader: Loader, wish: Wish): void {
  const giveWay = () => loader.wish === wish && loader.giveWay(wish)
  const timer = setTimeout(giveWay, GIVE_WAY_AFTER_MS)
  showWaiting(true)
  loader.fetch('dialog').catch(giveWay)
  loader.load('dialog').then((dialog) => {
    clearTimeout(timer)
    if (loader.wish !== wish) return
    drop(loader)
    dialog.open(wish, loader)
  }, ignore)
}

function drop(loader: Loader): void {
  if (!loader.wish) return
  delete loader.wish
  showWaiting(false)
}

/** Opens a page of the site, in this document where the browser can. */
function goTo(loader: Loader, href: string, history?: 'replace'): void {
  drop(loader)
  if ('navigation' in window) {
    // The navigation is called off at once, since navigation.ts fetches the page first.
    const { committed, finished } = navigation.navigate(href, history && { history })
    for (const promise of [committed, finished]) promise?.catch(ignore)
    return
  }
  loader.ask(href).then(
    () => (history ? location.replace(href) : location.assign(href)),
    () => loader.stay(() => goTo(loader, href, history)),
  )
}

/** Asks once for a page that is asked for twice within a short time. */
function askingAhead(ask: Loader['ask']): Loader['ask'] {
  const asked = new Map<string, Promise<string>>()
  return (href, ms) => {
    const address = href.replace(/#.*/, '')
    const known = asked.get(address)
    if (known) return known
    const answer = ask(address, ms)
    const forget = () => asked.delete(address)
    asked.set(address, answer)
    answer.then(() => setTimeout(forget, ASKED_AHEAD_MS), forget)
    return answer
  }
}
