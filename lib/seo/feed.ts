import { Feed } from 'feed'
import { withPlainSpaces } from '../content/facts'
import { entryOf } from '../content/get-content'
import { pagePath } from '../content/routes'
import type { Article, Route, SiteContent } from '../content/types'
import { absoluteUrl } from '../site/site-url'

/** Path of the articles' feed. */
export const FEED_PATH = `${pagePath('blog')}feed.xml`

/** Path of the same as a JSON feed. */
export const JSON_FEED_PATH = '/feed.json'

/**
 * The articles with their texts, the newest first: as an Atom feed (RFC 4287) by `atom1()`, as a
 * JSON feed (jsonfeed.org) by `json1()`.
 * @param htmlOf the text of an article, with addresses that work outside the site
 */
export function articleFeed(
  { site, people }: Pick<SiteContent, 'site' | 'people'>,
  blog: Route,
  articles: readonly Article[],
  htmlOf: (article: Article) => string,
): Feed {
  const feed = new Feed({
    id: absoluteUrl(blog.path),
    link: absoluteUrl(blog.path),
    title: blog.title,
    description: withPlainSpaces(blog.entry.description),
    language: 'en-AU',
    copyright: site.legalName.value,
    updated: new Date(blog.updated),
    feedLinks: { atom: absoluteUrl(FEED_PATH), json: absoluteUrl(JSON_FEED_PATH) },
    author: { name: site.name.value },
  })
  for (const article of articles) {
    const url = absoluteUrl(article.path)
    feed.addItem({
      id: url,
      link: url,
      title: article.title,
      description: withPlainSpaces(article.excerpt),
      content: htmlOf(article),
      author: [{ name: entryOf(people, article.author).name }],
      category: [{ name: article.category, term: article.category }],
      published: new Date(article.published),
      date: new Date(article.updated),
    })
  }
  return feed
}
