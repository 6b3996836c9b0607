import { Badge } from './badge'

/**
 * Says that what it stands beside was made up to show the site (decisions.md: no invented person is
 * passed off as real).
 */
export function SampleTag() {
  return <Badge look="sample">Sample</Badge>
}
