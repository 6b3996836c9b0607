import { Container } from '@/components/ui/section'
import type { HomeFields } from '@/lib/content/schema/home'

/**
 * Up to four figures above their labels: two beside each other on phones, all from 768 px, fewer
 * with large text.
 */
export function Stats({ title, items }: HomeFields['stats']) {
  if (items.length === 0) return null
  return (
    <section className="py-5 md:py-8 print:py-2">
      <Container>
        <h2 id="stats-title" className="sr-only">
          {title}
        </h2>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(min(9rem,100%),40%),1fr))] gap-x-6 md:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] lg:gap-x-gutter">
          {items.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-line py-3 md:border-t-2 md:border-emphasis md:py-5"
            >
              <dt className="mt-1 text-small text-ink-muted md:mt-2">{label}</dt>
              <dd>
                <Figure value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}

/** "2 business hours": the number large, its unit beside it. */
function Figure({ value }: { value: string }) {
  const [number, ...unit] = value.split(/\s/)
  return (
    <>
      <span className="text-figure font-semibold tracking-tight text-emphasis normal-nums">{number}</span>
      {unit.length > 0 && (
        <>
          {'\u00a0'}
          <span className="ms-1 text-small font-semibold lg:text-title">{unit.join(' ')}</span>
        </>
      )}
    </>
  )
}
