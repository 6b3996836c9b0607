import { llmsText } from '@/app/_seo/llms'
import { catalogue } from '@/content/catalogue'

export const dynamic = 'force-static'

export function GET() {
  const { site, routes } = catalogue()
  return new Response(llmsText(site, routes))
}
