import { articleFeed } from '@/lib/seo/feed'
import { getContent, routeOf } from '@/lib/content/get-content'
import { pagePath } from '@/lib/content/routes'

export const dynamic = 'force-static'

export function GET() {
  const { site, articles } = getContent()
  return new Response(articleFeed(site, routeOf(pagePath('blog')), articles))
}
