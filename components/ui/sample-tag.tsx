/** Says that what it stands beside was made up to show the site (decisions.md: no invented person is passed off as real). */
export function SampleTag() {
  return (
    <span className="inline-block rounded-small border border-current px-1.5 text-small font-semibold whitespace-nowrap">
      Sample
    </span>
  )
}
