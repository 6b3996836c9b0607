/**
 * Sets a state on each entry of the browser's history while script runs. If a page is loaded with
 * such a state, the loader loads modules at once, since Back and Forward may lead to what only
 * script can show.
 */
export function markHistory(): void {
  mark()
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', mark)
}

function mark(): void {
  if (history.state === null) history.replaceState({}, '')
}
