import { securityText } from '@/app/_seo/security'
import { catalogue } from '@/content/catalogue'

export const dynamic = 'force-static'

export function GET() {
  const { site, routes } = catalogue()
  return new Response(securityText(site, routes))
}
