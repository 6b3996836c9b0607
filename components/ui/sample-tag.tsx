import { Badge } from './badge'
import { siteWords } from '@/lib/content/words'

/**
 * Marks what is beside it as invented to demonstrate the site (decisions.md: no invented person is
 * passed off as real).
 */
export function SampleTag() {
  return <Badge look="sample">{siteWords().sample}</Badge>
}
