import { z } from 'zod'
import { day, line, metaDescription, metaTitle, sample, slug, source } from './common'

/**
 * An article, `content/articles/<slug>.md`. The text below the front matter is the article; its
 * `##` headings make the table of contents, and it may hold figures and quotes
 * (lib/content/markdown.ts).
 */
export const article = z.strictObject({
  /** The headline. */
  title: line.max(90),
  metaTitle,
  description: metaDescription,
  /** One or two sentences for cards and lists, at most 200 characters. */
  excerpt: line.max(200),
  category: z.enum(['Guides', 'Choosing a cleaner', 'Workplace health', 'Moving premises']),
  /** Slug of a file in content/people. */
  author: slug,
  published: day,
  updated: day,
  /** Three to five sentences that a reader in a hurry takes away. */
  keyPoints: z.array(line).min(3).max(5),
  /** What the article rests on; shown at its end. */
  sources: z.array(source).min(2),
  /** Slugs of other articles. */
  relatedArticles: z.array(slug).min(2).max(3),
  /** Slugs of services. */
  relatedServices: z.array(slug).min(1).max(4),
  sample,
})
export type ArticleFields = z.infer<typeof article>
