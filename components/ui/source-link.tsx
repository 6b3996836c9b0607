import { Link } from './link'

/** A link to the source of a statement. */
export function SourceLink({ title, url }: { title: string; url: string }) {
  return (
    <>
      Source:{' '}
      <Link href={url} className="text-link">
        {title}
      </Link>
    </>
  )
}
