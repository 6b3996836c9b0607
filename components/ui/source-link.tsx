import { siteWords, sourceNamed } from '@/lib/content/words'
import { Link } from './link'

/**
 * A link to the source of this name, which a statement rests on: its kind before the link, and
 * after that of a study who paid for it.
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
