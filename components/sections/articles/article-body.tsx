import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Mark } from '@/components/ui/mark'
import { Prose, type ProsePictures } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { SourceLink } from '@/components/ui/source-link'
import { TickList } from '@/components/ui/tick-list'
import { headings } from '@/lib/content/markdown'
import type { ArticleFields } from '@/lib/content/schema/article'
import type { PersonFields } from '@/lib/content/schema/person'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Article, Entry, NavLink } from '@/lib/content/types'
import { ArticleHeader } from './article-header'
import { WithContents } from '../contents'
import { siteWords } from '@/lib/content/words'

interface ArticleBodyProps {
  article: Article
  picture: PictureData
  /** Every picture in the text. */
  pictures: ProsePictures
  author: Entry<PersonFields>
  /** The page of the author, if there is one. */
  authorHref: string | undefined
  previous: NavLink | undefined
  next: NavLink | undefined
}

/** An article: summary, contents, text, sources, author, and the articles before and after it. */
export function ArticleBody({ article, picture, pictures, author, authorHref, previous, next }: ArticleBodyProps) {
  const words = siteWords().article
  const parts = headings(article.body).filter(({ level }) => level === 2)
  return (
    <article>
      <ArticleHeader {...{ article, picture, author, authorHref }} />
      <WithContents parts={article.sources.length > 0 ? [...parts, { id: 'sources', text: words.sources }] : parts}>
        <Prose
          body={article.body}
          pictures={pictures}
          before={<KeyPoints points={article.keyPoints} />}
          after={article.sources.length > 0 && <Sources sources={article.sources} />}
        />
        <Author author={author} />
        <nav aria-label={words.more} className="mt-10 grid screen-only gap-4 sm:grid-cols-2">
          {previous && <Neighbour label={words.previous} link={previous} back />}{' '}
          {next && <Neighbour label={words.next} link={next} />}
        </nav>
      </WithContents>
    </article>
  )
}

/** The key points, for a reader in a hurry. */
function KeyPoints({ points }: { points: ArticleFields['keyPoints'] }) {
  return (
    <section className="mb-10 grid max-w-none gap-x-8 gap-y-4 rounded-card border border-edge bg-ground-muted p-5 sm:grid-cols-[8rem_1fr] sm:p-8 md:mb-14">
      <h2 className="mt-0 text-title">{siteWords().article.inShort}</h2>
      <TickList items={points} className="mt-0 list-none ps-0" />
    </section>
  )
}

/** The sources of the article. */
function Sources({ sources }: { sources: ArticleFields['sources'] }) {
  return (
    <section className="mt-14 max-w-none md:mt-20">
      <h2 id="sources" className="mt-0 border-t-2 border-ink pt-4 text-title">
        {siteWords().article.sources}
      </h2>
      <ol className="sources mt-4 list-none ps-0 text-small *:mt-0">
        {sources.map((name) => (
          <li key={name}>
            {/* One part beside the number; reader modes drop a list of blocks. */}
            <span>
              <SourceLink name={name} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Author({ author }: { author: Entry<PersonFields> }) {
  return (
    <section className="mt-12 grid grid-cols-[auto_1fr] gap-x-5 border-t border-line pt-6 print:break-inside-avoid">
      <Mark className="size-11" />
      <div>
        <h2 className="text-title">
          <span translate="no">{author.name}</span> {author.sample && <SampleTag />}
        </h2>
        <p className="text-small text-ink-muted">{author.role}</p>
        <p className="mt-2 max-w-xl">{author.excerpt}</p>
      </div>
    </section>
  )
}

/** The article before this one (`back`) or after it. */
function Neighbour({ label, link, back = false }: { label: string; link: NavLink; back?: boolean }) {
  return (
    <Link
      href={link.href}
      className="group flex h-full flex-col rounded-card border border-line p-5 hover:border-action"
    >
      <span className="block text-small text-ink-muted">
        {back && <Icon name="arrow-right" className="me-2 inline size-4 rotate-180 text-action" />}
        {label}
        {!back && <Icon name="arrow-right" className="ms-2 inline size-4 text-action" />}
      </span>{' '}
      <span className="mt-1 block font-semibold group-hover:underline">{link.name}</span>
    </Link>
  )
}
