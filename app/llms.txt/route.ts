import { llmsText } from '@/lib/seo/llms'
import { getContent } from '@/lib/content/get-content'

export const dynamic = 'force-static'

export function GET() {
  const { site, routes } = getContent()
  return new Response(llmsText(site, routes))
}
