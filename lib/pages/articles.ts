import { getContent, entryOf, pick } from '../content/get-content'
import { pictureOf } from '../images/pictures'
import { pagePath } from '../content/routes'
import type { Article } from '../content/types'
import { linkTo } from './cards'

/** Data of the blog's sections. */
export const blogSections = () => ({ articles: articleCards(getContent().articles) })

/** Data of an article page's sections. `previous` is the older article, `next` the newer one. */
export function articleSections(article: Article) {
  const { articles, people, services, templatePages } = getContent()
  const { sections } = templatePages.blog
  const place = articles.indexOf(article)
  const [older, newer] = [articles[place + 1], articles[place - 1]]
  return {
    body: {
      article,
      picture: pictureOf(pictureName(article)),
      author: entryOf(people, article.author),
      authorHref: templatePages['meet-director'].person === article.author ? pagePath('meet-director') : undefined,
      previous: older && linkTo(older),
      next: newer && linkTo(newer),
    },
    services: {
      ...sections.relatedServices,
      services: pick(services, article.relatedServices),
    },
    related: { ...sections.relatedArticles, articles: articleCards(pick(articles, article.relatedArticles)) },
  }
}

/** Adds the articles' pictures. */
export function articleCards(articles: readonly Article[]) {
  return articles.map((article) => ({ ...article, picture: pictureOf(pictureName(article)) }))
}

const pictureName = ({ slug }: Article) => `articles/${slug}`
