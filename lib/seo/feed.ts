import { Feed } from 'feed'
import { pagePath } from '../content/routes'
import type { SiteFields } from '../content/schema/site'
import type { Article, Route } from '../content/types'
import { absoluteUrl } from '../site/site-url'

/** Where the feed of the articles lies. */
export const FEED_PATH = `${pagePath('blog')}feed.xml`

/** The articles as an Atom feed (RFC 4287), the newest first. */
export function articleFeed(site: SiteFields, blog: Route, articles: readonly Article[]): string {
  const feed = new Feed({
    id: absoluteUrl(blog.path),
    link: absoluteUrl(blog.path),
    title: blog.title,
    description: blog.entry.description,
    language: 'en-AU',
    copyright: site.legalName.value,
    updated: new Date(blog.updated),
    feedLinks: { atom: absoluteUrl(FEED_PATH) },
    author: { name: site.name.value },
  })
  for (const { path, title, excerpt, published, updated } of articles) {
    const url = absoluteUrl(path)
    feed.addItem({
      id: url,
      link: url,
      title,
      description: excerpt,
      published: new Date(published),
      date: new Date(updated),
    })
  }
  return feed.atom1()
}
