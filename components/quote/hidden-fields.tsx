import type { FormTarget } from '@/lib/content/types'
import { LEAD_ID } from './draft-store'
import { HIDDEN_FIELDS } from './fields'

interface HiddenFieldsProps {
  target: FormTarget
  honeypotLabel: string
}

/**
 * What a quote form sends besides the fields on display: fixed values, empty fields for what script
 * derives (Netlify accepts only fields that are in the HTML), and a honeypot. A form delivered by
 * email has none of them.
 */
export function HiddenFields({ target, honeypotLabel }: HiddenFieldsProps) {
  if (target.kind === 'email') return null
  return (
    <>
      {Object.entries({ ...target.fields, ...target.nativeFields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {HIDDEN_FIELDS.map((name) =>
        name === LEAD_ID ? (
          // When Back leads to the form, browsers restore the value of a textarea, not of a hidden
          // input: a second submission then is the same lead. No autofill writes into a textarea.
          <textarea key={name} name={name} hidden />
        ) : (
          <input key={name} type="hidden" name={name} value="" />
        ),
      )}
      <label className="hidden">
        {honeypotLabel}
        {/* Password managers fill in what they take for an address, unless these attributes opt
            out. */}
        <input
          type="text"
          name={target.honeypot}
          autoComplete="off"
          tabIndex={-1}
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </>
  )
}
