import { llmsText } from '@/lib/seo/llms'
import { getContent } from '@/lib/content/get-content'

export const dynamic = 'force-static'

export function GET() {
  return new Response(llmsText(getContent()))
}
