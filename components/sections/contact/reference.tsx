import { Container } from '@/components/ui/section'

/**
 * The reference of the request that was just sent: components/enhancements/reference.ts reads it
 * from the page's address, and shows it.
 */
export function Reference({ label }: { label: string }) {
  return (
    <Container>
      <p data-reference={label} hidden className="pt-8 text-title font-bold" />
    </Container>
  )
}
