import type { FormTarget } from '@/lib/content/types'
import { LEAD_ID } from './draft-store'
import { FILLED_IN } from './fields'

interface HiddenFieldsProps {
  target: FormTarget
  honeypotLabel: string
}

/**
 * What a quote form sends beside what people fill in: fixed fields, room for what script derives
 * (Netlify accepts only fields that stand in the HTML), and a field that only programs fill in. An
 * e-mail has none of it.
 */
export function HiddenFields({ target, honeypotLabel }: HiddenFieldsProps) {
  if (target.kind === 'email') return null
  return (
    <>
      {Object.entries(target.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {FILLED_IN.map((name) =>
        name === LEAD_ID ? (
          // Where Back leads to the form, browsers bring back what stood in a textarea, not in a
          // hidden input: what is posted then is the same lead. No filler writes into one.
          <textarea key={name} name={name} hidden />
        ) : (
          <input key={name} type="hidden" name={name} value="" />
        ),
      )}
      <label className="hidden">
        {honeypotLabel}
        {/* Password managers fill in what they take for an address, unless told not to. */}
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
