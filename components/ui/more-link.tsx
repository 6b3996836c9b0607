import { Link } from './link'

/** The link at the end of a section to the page with more. */
export function MoreLink({ name, href }: { name: string; href: string }) {
  return (
    <p className="mt-3 -mb-3">
      <Link href={href} className="text-link inline-flex min-h-11 items-center font-semibold">
        {name}
      </Link>
    </p>
  )
}
