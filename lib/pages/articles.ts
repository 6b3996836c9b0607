import { catalogue, entryOf, pick } from '../content/catalogue'
import { pictureOf } from '../images/pictures'
import { pagePath } from '../content/routes'
import type { Article, NavLink } from '../content/types'

/** What the sections of the blog are given. */
export const blogSections = () => ({ articles: articleCards(catalogue().articles) })

/**
 * What the sections of an article's page are given. `previous` is the older article, `next` the
 * newer one.
 */
export function articleSections(article: Article) {
  const { articles, people, services, special } = catalogue()
  const { sections } = special.blog
  const place = articles.indexOf(article)
  return {
    body: {
      article,
      picture: pictureOf(pictureName(article)),
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
export function articleCards(articles: readonly Article[]) {
  return articles.map((article) => ({ ...article, picture: pictureOf(pictureName(article)) }))
}

const pictureName = ({ slug }: Article) => `articles/${slug}`

function link(article: Article | undefined): NavLink | undefined {
  return article && { name: article.title, href: article.path }
}
