import { siteWords, sourceNamed } from '@/lib/content/words'
import { Link } from './link'

/**
 * A link to the source with this name, which supports a statement: its kind before the link, and
 * for a study, after it, who paid for it.
 */
export function SourceLink({ name }: { name: string }) {
  const { title, url, kind, paidBy } = sourceNamed(name)
  const words = siteWords().source
  return (
    <>
      {`${words[kind]}: `}
      <Link href={url} className="text-link">
        {title}
      </Link>
      {paidBy && `. ${words.paidBy}: ${paidBy}`}
    </>
  )
}
