import { siteWords } from '@/lib/content/words'

/**
 * The first element in the tab order: skips the header, which contains it. Its position is fixed,
 * since a part of the header may be scrolled out of view. It covers a dark and a light row, so the
 * focus ring is drawn inside it.
 */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed inset-s-2 -top-24 z-skip-link screen-only rounded-small bg-accent px-4 py-3 font-semibold text-on-accent -outline-offset-4 outline-current focus:top-2"
    >
      {siteWords().menus.skip}
    </a>
  )
}
