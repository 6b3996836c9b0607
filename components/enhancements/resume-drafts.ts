import { DRAFT_KEY, TYPED_KEY, withStorage } from '../quote/draft-store'
import type { Loader } from './loader-api'
import { MODULES } from './modules'
import { onPageChange } from './page-change'

/**
 * Loads the form's module at once if the tab has saved form values, so that it restores them, and
 * if the outbox may hold leads that were not confirmed.
 */
export function resumeDrafts(loader: Loader): void {
  const start = () => {
    const forms = withStorage((storage) => DRAFT_KEY in storage || TYPED_KEY in storage)
      ? document.querySelectorAll(MODULES.form.selector)
      : []
    for (const form of forms) take(form)
    // Other scripts may use localStorage as well; the module checks for leads.
    if (withStorage(() => localStorage.length)) take(document.body)
  }
  const take = (element: Element) =>
    loader.load('form').then(
      ({ attach }) => attach(element as HTMLElement, loader),
      () => {},
    )
  onPageChange(start)
  // A page restored from the bfcache may be older than values saved on the page after it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && start())
  start()
}
