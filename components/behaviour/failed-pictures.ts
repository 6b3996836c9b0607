/** Marks each picture that does not come, now or later, for app/styles/picture.css; returns how to stop. A picture that comes after all loses its mark. */
export function markFailedPictures(page: Document): () => void {
  const note = (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement)) return
    const failed = image.complete && image.naturalWidth === 0
    image.closest('.picture')?.toggleAttribute('data-failed', failed)
  }
  // Neither event bubbles, both can be caught on their way down.
  const listen = ({ target }: Event) => note(target)
  page.addEventListener('error', listen, true)
  page.addEventListener('load', listen, true)
  page.querySelectorAll('.picture > img').forEach(note)
  return () => {
    page.removeEventListener('error', listen, true)
    page.removeEventListener('load', listen, true)
  }
}
