import { Container } from '@/components/ui/section'
import type { HomeFields } from '@/content/schema/page'

/** Four figures. */
export function Stats({ title, items }: HomeFields['stats']) {
  return (
    <section aria-labelledby="stats-title" className="border-b border-line bg-sand py-10">
      <Container>
        <h2 id="stats-title" className="sr-only">
          {title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-small">{label}</dt>
              <dd className="text-heading font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
