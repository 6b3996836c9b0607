import { Container } from '@/components/ui/section'
import type { HomeFields } from '@/lib/content/schema/home'

/** Up to four figures: beside their labels on phones, above them on wide screens. */
export function Stats({ title, items }: HomeFields['stats']) {
  if (items.length === 0) return null
  return (
    <section className="py-8 md:py-16 print:py-2">
      <Container>
        <h2 id="stats-title" className="sr-only">
          {title}
        </h2>
        <dl className="grid gap-x-gutter md:auto-cols-fr md:grid-flow-col md:gap-x-6 lg:gap-x-gutter">
          {items.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-4 border-t border-line py-4 md:flex-col-reverse md:flex-nowrap md:items-start md:justify-end md:border-t-2 md:border-emphasis md:py-5"
            >
              <dt className="min-w-32 flex-1 text-small text-ink-muted md:mt-2 md:min-w-0 md:flex-none">{label}</dt>
              <dd className="w-36 max-w-full md:w-auto">
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
  const [number, ...unit] = value.split(' ')
  return (
    <>
      <span className="text-figure font-semibold tracking-tight text-emphasis proportional-nums">{number}</span>
      {unit.length > 0 && (
        <>
          {' '}
          <span className="text-small font-semibold lg:text-title">{unit.join(' ')}</span>
        </>
      )}
    </>
  )
}
