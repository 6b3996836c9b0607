import { Section } from '@/components/ui/section'
import type { AboutFields } from '@/lib/content/schema/page'
import type { SiteFields } from '@/lib/content/schema/site'
import { PromiseList } from '../promise-list'

type PromisesProps = AboutFields['promises'] & Pick<SiteFields, 'promises'>

/** Every promise of the company with its conditions, on a dark background. */
export function Promises({ title, lead, promises }: PromisesProps) {
  if (Object.keys(promises).length === 0) return null
  return (
    <Section id="promises" title={title} lead={lead} ground="strong">
      <PromiseList promises={promises} look="dark" />
    </Section>
  )
}
