/** The first element in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-30 -translate-y-[200%] rounded-small bg-sun px-4 py-3 font-semibold text-ink focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}
