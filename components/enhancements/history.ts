/**
 * Gives each entry of the browser's history a state while script is at work. Where a page is loaded
 * again with one, the loader wakes at once: Back and Forward then lead to what only script can
 * show.
 */
export function markHistory(): void {
  mark()
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', mark)
}

function mark(): void {
  if (history.state === null) history.replaceState({}, '')
}
