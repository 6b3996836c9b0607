import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { SampleTag } from '@/components/ui/sample-tag'
import { Container } from '@/components/ui/section'
import { NoBreakHyphens } from '@/components/ui/no-break-hyphens'
import type { PersonFields } from '@/lib/content/schema/person'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Article, Entry } from '@/lib/content/types'
import { HeaderPicture, PictureSide } from '../header-picture'
import { siteWords } from '@/lib/content/words'

interface ArticleHeaderProps {
  article: Article
  picture: PictureData
  author: Entry<PersonFields>
  /** The page of the author, if there is one. */
  authorHref: string | undefined
}

/**
 * The heading of an article, its excerpt, its by-line and its picture, with the slanted edge of
 * `wiped`.
 */
export function ArticleHeader({ article, picture, author, authorHref }: ArticleHeaderProps) {
  const words = siteWords().article
  const [headline, rest] = headlineOf(article.title)
  return (
    <div className="relative bg-ground-soft print:bg-ground">
      <Container className="grid gap-x-gutter lg:min-h-[34vw] lg:grid-cols-12 lg:items-center">
        <div className="pt-6 pb-10 lg:col-span-6 lg:py-14 print:py-2">
          <p className="font-semibold text-action">{article.category}</p>
          <h1 className="mt-3 max-w-2xl">
            <span className="block text-[clamp(2.125rem,1.6rem+2vw,3.25rem)] leading-[1.06]">
              <NoBreakHyphens text={headline} />
            </span>{' '}
            {rest && (
              <span className="mt-3 block text-lead font-semibold text-ink-muted first-letter:uppercase">{rest}</span>
            )}
          </h1>
          <p className="mt-5 max-w-xl">{article.excerpt}</p>
          <div className="mt-7 flex max-w-xl flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-4 text-small text-ink-muted">
            <p className="text-ink">
              {words.by}{' '}
              {authorHref ? (
                <Link href={authorHref} className="text-link font-semibold">
                  <span translate="no">{author.name}</span>
                </Link>
              ) : (
                <span translate="no" className="font-semibold">
                  {author.name}
                </span>
              )}{' '}
              {author.sample && <SampleTag />}
            </p>
            <p>{`${article.minutes} ${words.minutes}`}</p>
            <p>
              {words.published} <DateText day={article.published} />
            </p>
            {article.updated !== article.published && (
              <p>
                {words.updated} <DateText day={article.updated} />
              </p>
            )}
          </div>
        </div>
      </Container>
      <PictureSide>
        <HeaderPicture {...picture} />
      </PictureSide>
    </div>
  )
}

/** A title in two parts: up to its colon or question mark, and the rest, which is set smaller. */
function headlineOf(title: string): [headline: string, rest: string | undefined] {
  const [, headline, rest] = /^(.+?[:?]) (.+)$/.exec(title) ?? []
  return headline ? [headline, rest] : [title, undefined]
}
