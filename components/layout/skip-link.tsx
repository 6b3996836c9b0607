import { siteWords } from '@/lib/content/words'

/**
 * The first element in the tab order: skips the header, of which it is the first part. Fixed, since
 * the header may be scrolled out of sight in part. It lies over a dark and a light row, so that the
 * focus ring is within it.
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
