import { articleFeed } from '@/app/_seo/feed'
import { catalogue, routeOf } from '@/content/catalogue'

export const dynamic = 'force-static'

export function GET() {
  const { site, articles } = catalogue()
  return new Response(articleFeed(site, routeOf('/blog/'), articles))
}
