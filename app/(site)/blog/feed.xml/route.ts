import { articleFeed } from '@/app/_seo/feed'
import { catalogue, routeOf } from '@/content/catalogue'
import { pagePath } from '@/content/routes'

export const dynamic = 'force-static'

export function GET() {
  const { site, articles } = catalogue()
  return new Response(articleFeed(site, routeOf(pagePath('blog')), articles))
}
