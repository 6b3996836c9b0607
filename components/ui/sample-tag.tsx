import { Badge } from './badge'
import { siteWords } from '@/lib/content/words'

/**
 * Marks the element beside it as invented to demonstrate the site: no invented person is passed off
 * as real.
 */
export function SampleTag() {
  return <Badge look="sample">{siteWords().sample}</Badge>
}
