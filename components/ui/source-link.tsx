import { Link } from './link'

/** The publication that a statement rests on. */
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
