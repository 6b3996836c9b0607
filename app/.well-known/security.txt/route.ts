import { securityText } from '@/lib/seo/security'
import { getContent } from '@/lib/content/get-content'

export const dynamic = 'force-static'

export function GET() {
  const { site, routes } = getContent()
  return new Response(securityText(site, routes))
}
