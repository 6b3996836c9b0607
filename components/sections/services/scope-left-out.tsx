import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'

/** What a scope excludes, and who does it instead; nothing if there are no exclusions. */
export function ScopeLeftOut({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className="scope-left-out">
      <h3 className="text-title">{title}</h3>
      <ul className="mt-3 grid gap-x-gutter max-sm:text-small md:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-x-6">
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-1.5 print:gap-2 print:py-1">
            <Icon name="x" className="mt-1 size-4 text-ink-muted print:mt-0.5 print:size-3" />
            <span>
              <Inline text={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
