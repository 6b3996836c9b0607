import { securityText } from '@/lib/seo/security'
import { catalogue } from '@/lib/content/catalogue'

export const dynamic = 'force-static'

export function GET() {
  const { site, routes } = catalogue()
  return new Response(securityText(site, routes))
}
