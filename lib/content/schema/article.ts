import { z } from 'zod'
import { day, line, metaDescription, metaTitle, namedIn, sample, slugOf, source, updated } from './common'

/** An article, `content/articles/<slug>.md`. */
export const article = z
  .strictObject({
    title: line.max(90).meta({ description: 'The headline.' }),
    metaTitle,
    description: metaDescription,
    excerpt: line.max(200).meta({ description: 'One or two sentences for cards and lists.' }),
    category: line.meta({
      ...namedIn('content/pages/blog.md', 'categories'),
      description: 'The category shown above the headline: one of `categories` in pages/blog.md.',
    }),
    author: slugOf('people').meta({ description: 'The slug of a file in content/people.' }),
    published: day.meta({ description: 'The day on which the article was first published.' }),
    updated,
    keyPoints: z
      .array(line)
      .min(1)
      .max(5)
      .meta({ description: 'The sentences that a reader in a hurry should take away.' }),
    sources: z.array(source).meta({
      description:
        'The sources that the article relies on, shown at its end: names of publications in sources.yaml; `[]` for none.',
    }),
    relatedArticles: z
      .array(slugOf('articles'))
      .max(3)
      .meta({ description: 'Slugs of other articles; `[]` for none.' }),
    relatedServices: z.array(slugOf('services')).min(1).max(4).meta({ description: 'Slugs of services.' }),
    sample,
  })
  .meta({
    description:
      'An article. The text below the front matter is the article itself: its `##` headings make the table of contents, and it may hold figures and pull quotes.',
  })
export type ArticleFields = z.infer<typeof article>
