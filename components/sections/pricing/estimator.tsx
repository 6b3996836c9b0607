import { Field } from '@/components/ui/field'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Section } from '@/components/ui/section'
import type { EstimatorData } from '@/components/enhancements/estimate'
import type { PricingFields } from '@/lib/content/schema/pricing'
import type { NavLink } from '@/lib/content/types'
import { estimate, inWords, type Rates } from '@/lib/pricing/estimate'

interface EstimatorProps {
  words: PricingFields['estimator']
  rates: Rates
  /** The kinds of site, each with the title of its service. */
  sites: readonly { site: string; name: string; service: string }[]
  quote: NavLink
}

const NUMBERS = ['area', 'toilets', 'kitchens'] as const
const id = (name: string) => `estimate-${name}`

/**
 * The form that calculates a monthly range while it is filled in. Hidden without script: the table
 * of typical results is below it.
 */
export function Estimator({ words, rates, sites, quote }: EstimatorProps) {
  const { start } = words
  const { range, note } = inWords(estimate(start, rates), words)
  const data: EstimatorData = {
    rates,
    services: Object.fromEntries(sites.map(({ site, service }) => [site, service])),
    bounds: { area: words.area.bounds, toilets: words.toilets.bounds, kitchens: words.kitchens.bounds },
    words: {
      to: words.to,
      month: words.month,
      hours: words.hours,
      enter: words.enter,
      message: words.message,
      sizeIn: words.sizeIn,
      often: words.often,
    },
  }
  return (
    <div className="screen-only noscript:hidden">
      <Section id="estimate" title={words.title} lead={words.lead} ground="highlight">
        <fieldset
          data-module="prices"
          data-form="estimate"
          data-setup={JSON.stringify(data)}
          className="needs-script grid min-w-0 gap-x-gutter gap-y-8 lg:grid-cols-12"
        >
          <legend className="sr-only">{words.title}</legend>
          <div className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:col-span-7">
            <Field id={id('site')} label={words.site.label} hint={words.site.hint} className="sm:col-span-2">
              {(control) => (
                <select {...control} name="site" defaultValue={start.site}>
                  {sites.map(({ site, name }) => (
                    <option key={site} value={site}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            {NUMBERS.map((name) => (
              <Field key={name} id={id(name)} label={words[name].label} hint={words[name].hint}>
                {(control) => (
                  <input
                    {...control}
                    type="text"
                    inputMode="decimal"
                    name={name}
                    autoComplete="on"
                    maxLength={12}
                    defaultValue={start[name]}
                  />
                )}
              </Field>
            ))}
            <Field id={id('visits')} label={words.visits.label} hint={words.visits.hint}>
              {(control) => (
                <select {...control} name="visits" defaultValue={start.visits}>
                  {Array.from(words.often, (_, i) => (
                    <option key={i}>{i + 1}</option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <div className="edged rounded-card bg-ground-raised p-5 sm:p-8 lg:col-span-5">
            <h3 className="text-title">{words.result}</h3>
            <output
              aria-live="polite"
              htmlFor={['site', ...NUMBERS, 'visits'].map(id).join(' ')}
              className="mt-3 block"
            >
              <span data-part="range" className="block text-heading">
                {range}
              </span>{' '}
              <span data-part="note" className="mt-1 block">
                {note}
              </span>
            </output>
            <p className="mt-5 text-small text-ink-muted">
              <Inline text={words.leavesOut} />
            </p>
            <div data-part="quote" hidden className="mt-5">
              <QuoteButton name={words.button} href={quote.href} />
            </div>
          </div>
        </fieldset>
      </Section>
    </div>
  )
}
