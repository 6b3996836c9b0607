import { DRAFT_KEY, TYPED_KEY, withStorage } from '../quote/draft-store'
import type { Loader } from './loader-api'
import { MODULES } from './modules'
import { onPageChange } from './page-change'

/**
 * Lets the form's module take over the page's forms at once where the tab keeps what was typed into
 * them, and lets it send what was kept before it was out.
 */
export function startKept(loader: Loader): void {
  const start = () => {
    const forms = withStorage((storage) => DRAFT_KEY in storage || TYPED_KEY in storage)
      ? document.querySelectorAll(MODULES.form.answers)
      : []
    for (const form of forms) take(form)
    // Other programs of the page may keep something there as well; the module looks.
    if (withStorage(() => localStorage.length)) take(document.body)
  }
  const take = (element: Element) =>
    loader.load('form').then(
      ({ attach }) => attach(element as HTMLElement, loader),
      () => {},
    )
  onPageChange(start)
  // Back may bring the page as it was left, while something was kept on the next one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && start())
  start()
}
