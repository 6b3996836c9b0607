import { articleFeed } from '@/lib/seo/feed'
import { catalogue, routeOf } from '@/lib/content/catalogue'
import { pagePath } from '@/lib/content/routes'

export const dynamic = 'force-static'

export function GET() {
  const { site, articles } = catalogue()
  return new Response(articleFeed(site, routeOf(pagePath('blog')), articles))
}
