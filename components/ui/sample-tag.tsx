import { Badge } from './badge'
import { siteWords } from '@/lib/content/words'

/**
 * Marks what is beside it as invented to demonstrate the site: no invented person passes for a real
 * one.
 */
export function SampleTag() {
  return <Badge look="sample">{siteWords().sample}</Badge>
}
