import clsx from 'clsx'
import { Field } from '@/components/ui/field'
import { Section } from '@/components/ui/section'
import type { CompareData } from '@/components/enhancements/compare'
import type { CompareQuotesFields } from '@/lib/content/schema/compare-quotes'

const NUMBERS = ['price', 'hours', 'visits'] as const

/**
 * The form that shows each quote's dollars per hour beside the award's minimum wage. Hidden without
 * script: the calculation by hand is explained below it.
 */
export function HourlyTool({ words, wage }: { words: CompareQuotesFields['tool']; wage: number }) {
  const { hour, above, below, aboveMeans, belowMeans, waiting, enter, to } = words
  const data: CompareData = {
    wage,
    bounds: { price: words.price.bounds, hours: words.hours.bounds, visits: words.visits.bounds },
    words: { hour, above, below, aboveMeans, belowMeans, waiting, enter, to },
  }
  return (
    <div className="screen-only noscript:hidden">
      <Section id="tool" title={words.title} lead={words.lead} ground="highlight">
        <div
          data-module="prices"
          data-form="compare"
          data-setup={JSON.stringify(data)}
          className="needs-script grid gap-x-gutter gap-y-8 lg:grid-cols-3"
        >
          {words.quotes.map((quote, i) => (
            <fieldset key={quote} className="min-w-0">
              <legend className="text-title font-semibold">{quote}</legend>
              <div className="mt-4 flex flex-wrap gap-x-4 gap-y-5">
                {NUMBERS.map((name) => (
                  <Field
                    key={name}
                    id={`quote-${i}-${name}`}
                    label={words[name].label}
                    hint={words[name].hint}
                    className={clsx('grow', name === 'price' ? 'basis-56' : 'basis-32')}
                  >
                    {(control) => (
                      <input
                        {...control}
                        type="text"
                        inputMode="decimal"
                        name={control.id}
                        autoComplete="off"
                        maxLength={12}
                      />
                    )}
                  </Field>
                ))}
              </div>
              <output
                aria-live="polite"
                htmlFor={NUMBERS.map((name) => `quote-${i}-${name}`).join(' ')}
                className="mt-5 block border-t border-ink pt-4"
              >
                <span className="block text-heading" />
                <span className="block">{waiting}</span>
              </output>
            </fieldset>
          ))}
        </div>
      </Section>
    </div>
  )
}
