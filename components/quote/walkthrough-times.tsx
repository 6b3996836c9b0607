import { FieldNotes } from '@/components/ui/field'
import { businessDays } from './business-time'
import { DAYS_OFFERED, timesOn } from './offered-times'
import type { QuoteSetup } from './setup'

interface WalkthroughTimesProps extends Pick<QuoteSetup, 'words' | 'office'> {
  /** Prefix of its hint's id. */
  id: string
  /**
   * The moment from which the days are counted: that of the build, or that at which the dialog
   * opened.
   */
  now?: Date
}

/**
 * The times offered for a walkthrough: the next ten business days, three times each, as checkboxes
 * of one name. offered-times.ts updates the days in the browser.
 */
export function WalkthroughTimes({ id, words, office, now = new Date() }: WalkthroughTimesProps) {
  const { label, hint, parts } = words.form.times
  return (
    <fieldset className="times-offered" aria-describedby={hint && `${id}-hint`}>
      <legend className="font-semibold">
        {label}
        <span className="font-normal text-ink-muted"> ({words.form.optional})</span>
      </legend>
      <FieldNotes id={id} hint={hint} />
      <ol>
        {businessDays(now, DAYS_OFFERED, office).map((day) => {
          const { short, times } = timesOn(day, parts)
          return (
            <li key={day}>
              <time dateTime={day}>{short}</time>
              {times.map((time) => (
                <label key={time.label} className="choice">
                  <input type="checkbox" name="times" value={time.value} aria-label={time.name} />
                  {time.label}
                </label>
              ))}
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
