import { Link } from './link'
import { siteWords } from '@/lib/content/words'

/** A link to the source of a statement. */
export function SourceLink({ title, url }: { title: string; url: string }) {
  return (
    <>
      {`${siteWords().source}: `}
      <Link href={url} className="text-link">
        {title}
      </Link>
    </>
  )
}
