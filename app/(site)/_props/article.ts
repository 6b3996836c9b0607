import { catalogue, entryOf, pick } from '@/content/catalogue'
import { pagePath } from '@/content/routes'
import type { Article, NavLink } from '@/content/types'

/** What each section of an article's page is given. `previous` is the older article, `next` the newer one. */
export function articleProps(slug: string) {
  const { articles, people, services, special } = catalogue()
  const { sections } = special.blog
  const article = entryOf(articles, slug)
  const place = articles.indexOf(article)
  return {
    body: {
      article,
      author: entryOf(people, article.author),
      authorHref: special['meet-director'].person === article.author ? pagePath('meet-director') : undefined,
      previous: link(articles[place + 1]),
      next: link(articles[place - 1]),
    },
    services: {
      ...sections.relatedServices,
      services: pick(services, article.relatedServices),
    },
    related: { ...sections.relatedArticles, articles: pick(articles, article.relatedArticles) },
  }
}

function link(article: Article | undefined): NavLink | undefined {
  return article && { name: article.title, href: article.path }
}
