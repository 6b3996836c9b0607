import { Link } from '@/components/ui/link'
import { MoreLink } from '@/components/ui/more-link'
import { Container, Section } from '@/components/ui/section'
import type { Article, NavLink } from '@/content/types'
import { DateText } from '@/components/ui/date-text'

interface ArticleCardsProps {
  id?: string
  title: string
  lead?: string
  articles: readonly Article[]
  more?: NavLink
}

/** Articles with category, excerpt and reading time. */
export function ArticleCards({ id = 'articles', title, lead, articles, more }: ArticleCardsProps) {
  return (
    <Section id={id} title={title} ground="paper" {...(lead && { lead })}>
      <ArticleList articles={articles} level={3} />
      {more && <MoreLink {...more} />}
    </Section>
  )
}

/** Every article, as the blog's page lists them. */
export function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  return (
    <Container className="py-12 md:py-16">
      <ArticleList articles={articles} level={2} />
    </Container>
  )
}

/** `level` is that of the cards' headings. */
function ArticleList({ articles, level }: { articles: readonly Article[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug}>
          <article className="relative flex h-full flex-col rounded-card border border-line bg-white p-6 hover:border-teal">
            <p className="text-small font-semibold text-teal">{article.category}</p>
            <Heading className="mt-2 text-title">
              <Link href={article.path} className="after:absolute after:inset-0 hover:underline">
                {article.title}
              </Link>
            </Heading>
            <p className="mt-2 grow">{article.excerpt}</p>
            <p className="mt-4 text-small text-ink-soft">
              <DateText day={article.published} /> · {article.minutes} min read
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
