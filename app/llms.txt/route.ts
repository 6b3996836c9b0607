import { llmsText } from '@/lib/seo/llms'
import { catalogue } from '@/lib/content/catalogue'

export const dynamic = 'force-static'

export function GET() {
  const { site, routes } = catalogue()
  return new Response(llmsText(site, routes))
}
