/**
 * Tells the stylesheet which pictures did not come, where a browser cannot show the placeholder by
 * itself (components/ui/picture.css). A picture that comes after all loses its mark.
 */
export function startPictures(): void {
  const mark = (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement)) return
    image.closest('.picture')?.toggleAttribute('data-failed', image.complete && image.naturalWidth === 0)
  }
  // Neither event bubbles; both can be caught on their way down.
  for (const type of ['error', 'load']) document.addEventListener(type, ({ target }) => mark(target), true)
  document.querySelectorAll('.picture > img').forEach(mark)
}
