import clsx from 'clsx'
import { DateText } from '@/components/ui/date-text'
import { MoreLink } from '@/components/ui/more-link'
import { Picture } from '@/components/ui/picture'
import { Container, Section } from '@/components/ui/section'
import { TileLink } from '@/components/ui/tile-link'
import { NoBreakHyphens } from '@/components/ui/no-break-hyphens'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Article, NavLink } from '@/lib/content/types'
import { siteWords } from '@/lib/content/words'

/** An article with its picture. */
export type ArticleCard = Article & { picture: PictureData }

interface ArticleCardsProps {
  id?: string
  title: string
  lead?: string
  articles: readonly ArticleCard[]
  more?: NavLink
}

/** Fewer than this are shown side by side in one size; from this number on the first is large. */
const WITH_FIRST = 4

/** Articles with category, excerpt and reading time. */
export function ArticleCards({ id = 'articles', title, lead, articles, more }: ArticleCardsProps) {
  if (articles.length === 0) return null
  return (
    <Section id={id} title={title} ground="soft" {...(lead && { lead })}>
      {articles.length < WITH_FIRST ? <Equals articles={articles} /> : <FirstAndRest articles={articles} />}
      {more && <MoreLink {...more} />}
    </Section>
  )
}

/** Every article, as the blog's page lists them: the newest one large, then rows. */
export function ArticleIndex({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <Container className="pt-4 pb-12 md:pt-6 md:pb-16">
      <ul>
        {articles.map((article, i) =>
          i === 0 ? (
            <li key={article.slug}>
              <Newest article={article} />
            </li>
          ) : (
            <li key={article.slug} className="border-t border-line last:border-b has-[a:hover]:border-action">
              <IndexRow article={article} />
            </li>
          ),
        )}
      </ul>
    </Container>
  )
}

function Newest({ article }: { article: ArticleCard }) {
  return (
    <div className="relative grid gap-x-gutter gap-y-6 pb-10 text-body lg:grid-cols-12 lg:items-center lg:pb-16">
      <Picture
        {...article.picture}
        first
        alt=""
        sizes="(width >= 80rem) 41rem, (width >= 64rem) 55vw, 100vw"
        className="wiped lg:order-2 lg:col-span-7"
      />
      <div className="text-body lg:col-span-5">
        <Meta article={article} />
        <h2 className="mt-3 text-heading">
          <Title article={article} />
        </h2>
        <p className="mt-4 text-lead text-ink-muted">{article.excerpt}</p>
      </div>
    </div>
  )
}

function IndexRow({ article }: { article: ArticleCard }) {
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_min(6rem,32%)] gap-x-4 gap-y-2 py-6 text-body md:grid-cols-12 md:gap-x-gutter md:py-8">
      <div className="md:col-span-3">
        <Meta article={article} />
      </div>
      <Picture
        {...article.picture}
        alt=""
        sizes="(width >= 80rem) 16rem, (width >= 48rem) 22vw, 96px"
        className="row-span-2 self-start rounded-small md:order-3 md:col-span-3 md:row-span-1"
      />
      <div className="max-md:contents md:col-span-6">
        <h2 className="text-body leading-snug sm:text-title md:text-[1.625rem] md:leading-tight">
          <Title article={article} />
        </h2>
        <p className="col-span-2 text-small text-ink-muted sm:text-body md:mt-2">{article.excerpt}</p>
      </div>
    </div>
  )
}

/** Two or three, side by side. */
function Equals({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className={clsx('grid gap-x-gutter', articles.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2')}>
      {articles.map((article) => (
        <li key={article.slug} className="border-t border-line has-[a:hover]:border-action">
          <Row article={article} />
        </li>
      ))}
    </ul>
  )
}

/** From 1024 px the first is large beside the others. */
function FirstAndRest({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="lg:grid lg:grid-cols-[5fr_4fr_4fr] lg:gap-x-gutter">
      {articles.map((article, i) => (
        <li
          key={article.slug}
          className={clsx('border-t border-line has-[a:hover]:border-action', i === 0 && 'lg:row-span-2')}
        >
          <Row article={article} large={i === 0} />
        </li>
      ))}
    </ul>
  )
}

/** An article as a row with a small picture; `large` for the first of a list from 1024 px. */
function Row({ article, large = false }: { article: ArticleCard; large?: boolean }) {
  return (
    <div
      className={clsx(
        'relative grid grid-cols-[min(4.5rem,32%)_minmax(0,1fr)] gap-x-4 gap-y-2 py-3 sm:py-4',
        large && 'lg:block',
      )}
    >
      <Picture
        {...article.picture}
        alt=""
        sizes={large ? '(width >= 80rem) 28rem, (width >= 64rem) 36vw, 72px' : '72px'}
        className={clsx('self-start rounded-small sm:row-span-2', large && 'lg:aspect-video lg:rounded-card')}
      />
      <div className={clsx(large && 'lg:mt-4')}>
        <Meta article={article} />
        <h3 className={clsx('mt-1 text-body leading-snug sm:text-title', !large && 'lg:text-body')}>
          <Title article={article} />
        </h3>
      </div>
      <p className={clsx('col-start-2 text-small text-ink-muted max-sm:hidden', large ? 'lg:mt-3' : 'lg:hidden')}>
        {article.excerpt}
      </p>
    </div>
  )
}

function Title({ article }: { article: ArticleCard }) {
  return (
    <TileLink href={article.path} className="decoration-action decoration-2 underline-offset-4">
      <NoBreakHyphens text={article.title} />
    </TileLink>
  )
}

/** Category, day and reading time. */
function Meta({ article }: { article: ArticleCard }) {
  return (
    <div className="flex flex-wrap gap-x-3 text-small text-ink-muted">
      <p className="basis-full font-semibold text-action">{article.category}</p>
      <p>
        <DateText day={article.published} />
      </p>
      <p>{`${article.minutes} ${siteWords().article.minutes}`}</p>
    </div>
  )
}
