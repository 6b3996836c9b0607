/**
 * The element that the URL's hash names; null if there is none. A disclosure around it is opened,
 * as newer browsers do by themselves when they scroll to it.
 */
export function hashTarget(): HTMLElement | null {
  const target = document.getElementById(location.hash.slice(1))
  target?.closest('details')?.setAttribute('open', '')
  return target
}

/** Opens the disclosure that a link of this page leads to, in browsers that leave it closed. */
export function startHashTarget(): void {
  window.addEventListener('hashchange', hashTarget)
}
