import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { HomeFields } from '@/lib/content/schema/home'

/** Numbered steps: from 1024 px along a line. */
export function Steps({ title, lead, items }: HomeFields['steps']) {
  if (items.length === 0) return null
  return (
    <Section id="steps" title={title} lead={lead}>
      <ol className="grid gap-x-gutter gap-y-6 lg:grid-cols-3">
        {items.map((item, i) => (
          <li
            key={item.title}
            className="grid grid-cols-[3rem_1fr] content-start gap-x-4 lg:grid-cols-1 print:break-inside-avoid"
          >
            {/* Replaces the list's own number, and begins the line to the next step. */}
            <div aria-hidden className="lg:flex lg:items-center lg:gap-6">
              <span className="text-figure font-semibold tracking-tight text-action normal-nums">{i + 1}</span>
              <span className="hidden h-px grow bg-line lg:block" />
            </div>
            <div className="lg:mt-3">
              <p className="text-small font-semibold text-action first-letter:uppercase">{item.when}</p>
              <h3 className="text-title">{item.title}</h3>
              <p className="mt-2">
                <Inline text={item.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
