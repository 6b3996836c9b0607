import type { Node } from '@markdoc/markdoc'
import type { ArticleCard } from '@/components/sections/articles/article-cards'
import type { ProsePictures } from '@/components/ui/prose'
import { catalogue, entryOf, pick } from '@/lib/content/catalogue'
import { figures } from '@/lib/content/markdown'
import { pictureOf } from '@/lib/images/pictures'
import { pagePath } from '@/lib/content/routes'
import type { Article, NavLink } from '@/lib/content/types'

/**
 * What each section of an article's page is given. `previous` is the older article, `next` the
 * newer one.
 */
export function articleProps(slug: string) {
  const { articles, people, services, special } = catalogue()
  const { sections } = special.blog
  const article = entryOf(articles, slug)
  const place = articles.indexOf(article)
  return {
    body: {
      article,
      picture: pictureOf(pictureName(article)),
      pictures: picturesIn(article.body),
      author: entryOf(people, article.author),
      authorHref: special['meet-director'].person === article.author ? pagePath('meet-director') : undefined,
      previous: link(articles[place + 1]),
      next: link(articles[place - 1]),
    },
    services: {
      ...sections.relatedServices,
      services: pick(services, article.relatedServices),
    },
    related: { ...sections.relatedArticles, articles: articleCards(pick(articles, article.relatedArticles)) },
  }
}

/** The articles with their pictures. */
export function articleCards(articles: readonly Article[]): ArticleCard[] {
  return articles.map((article) => ({ ...article, picture: pictureOf(pictureName(article)) }))
}

/** The pictures that a text shows, by name. */
export function picturesIn(body: Node): ProsePictures {
  return Object.fromEntries(figures(body).map(({ picture }) => [picture, pictureOf(picture)]))
}

const pictureName = ({ slug }: Article) => `articles/${slug}`

function link(article: Article | undefined): NavLink | undefined {
  return article && { name: article.title, href: article.path }
}
