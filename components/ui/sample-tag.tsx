import { Badge } from './badge'

/**
 * Marks what is beside it as invented to demonstrate the site (decisions.md: no invented person is
 * passed off as real).
 */
export function SampleTag() {
  return <Badge look="sample">Sample</Badge>
}
