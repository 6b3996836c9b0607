/** The first element in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-skip-link -translate-y-[200%] rounded-small bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}
