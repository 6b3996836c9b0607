/**
 * Sets `data-failed` on pictures that failed to load, for browsers that cannot show the placeholder
 * by themselves (components/ui/picture.css), and removes it if one loads after all.
 */
export function startPictures(): void {
  const mark = (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement)) return
    image.closest('.picture')?.toggleAttribute('data-failed', image.complete && image.naturalWidth === 0)
  }
  // Neither event bubbles; both can be caught in the capture phase.
  for (const type of ['error', 'load']) document.addEventListener(type, ({ target }) => mark(target), true)
  document.querySelectorAll('.picture > img').forEach(mark)
}
