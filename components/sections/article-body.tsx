import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Container } from '@/components/ui/section'
import { headings } from '@/content/markdown'
import type { PersonFields } from '@/content/schema/person'
import type { Article, Entry, NavLink } from '@/content/types'
import { PageHeader } from './page-header'

interface ArticleBodyProps {
  article: Article
  author: Entry<PersonFields>
  /** The page of the author, where there is one. */
  authorHref: string | undefined
  previous: NavLink | undefined
  next: NavLink | undefined
}

/** An article: by-line, what to take away, contents, text, sources, and the articles before and after it. */
export function ArticleBody({ article, author, authorHref, previous, next }: ArticleBodyProps) {
  return (
    <article>
      <PageHeader title={article.title} lead={article.excerpt}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <span>
            By{' '}
            {authorHref ? (
              <Link href={authorHref} className="text-link">
                {author.name}
              </Link>
            ) : (
              author.name
            )}{' '}
            {author.sample && <SampleTag />}
          </span>
          <span>
            Published <DateText day={article.published} />
          </span>
          {article.updated !== article.published && (
            <span>
              Updated <DateText day={article.updated} />
            </span>
          )}
          <span>{article.minutes} min read</span>
        </p>
      </PageHeader>
      <Container className="grid gap-10 py-12 md:py-16 lg:grid-cols-[1fr_18rem]">
        <div className="lg:order-2">
          <nav aria-labelledby="contents-title" className="lg:sticky lg:top-24 print:hidden">
            <h2 id="contents-title" className="text-title">
              Contents
            </h2>
            <ol className="mt-2 text-small">
              {headings(article.body)
                .filter(({ level }) => level === 2)
                .map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="text-link inline-flex min-h-8 items-center">
                      {text}
                    </a>
                  </li>
                ))}
              <li>
                <a href="#sources" className="text-link inline-flex min-h-8 items-center">
                  Sources
                </a>
              </li>
            </ol>
          </nav>
        </div>
        <div className="min-w-0">
          <section aria-labelledby="key-points-title" className="mb-10 max-w-[42rem] rounded-card bg-teal-soft p-6">
            <h2 id="key-points-title" className="text-title">
              In short
            </h2>
            <ul className="mt-2 list-disc space-y-1 pl-5">
              {article.keyPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          <Prose body={article.body} />
          <section aria-labelledby="sources" className="mt-12 max-w-[42rem] border-t border-line pt-6">
            <h2 id="sources" className="text-title">
              Sources
            </h2>
            <ol className="mt-2 list-decimal space-y-1 pl-5 text-small">
              {article.sources.map(({ title, url }) => (
                <li key={url + title}>
                  <Link href={url} className="text-link">
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="author-title" className="mt-10 max-w-[42rem] border-t border-line pt-6">
            <h2 id="author-title" className="text-title">
              {author.name} {author.sample && <SampleTag />}
            </h2>
            <p className="text-small text-ink-soft">{author.role}</p>
            <p className="mt-2">{author.excerpt}</p>
          </section>
          <nav aria-label="More articles" className="mt-10 grid max-w-[42rem] gap-4 sm:grid-cols-2 print:hidden">
            {previous && <Neighbour label="Previous article" link={previous} />}
            {next && <Neighbour label="Next article" link={next} />}
          </nav>
        </div>
      </Container>
    </article>
  )
}

function Neighbour({ label, link }: { label: string; link: NavLink }) {
  return (
    <Link href={link.href} className="rounded-card border border-line p-4 hover:border-teal">
      <span className="block text-small text-ink-soft">{label}</span>
      <span className="font-semibold">{link.name}</span>
    </Link>
  )
}
