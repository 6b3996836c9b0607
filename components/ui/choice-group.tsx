import clsx from 'clsx'
import { FieldNotes } from './field'

interface ChoiceGroupProps {
  id: string
  /** The field name of each checked choice. */
  name: string
  label: string
  hint?: string | undefined
  choices: readonly string[]
  className?: string
}

/**
 * A question with several answers, each a checkbox. Its issue is inserted before the checkboxes:
 * components/quote/field-issues.ts.
 */
export function ChoiceGroup({ id, name, label, hint, choices, className }: ChoiceGroupProps) {
  return (
    <fieldset id={id} aria-describedby={hint && `${id}-hint`} className={clsx('min-w-0', className)}>
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id={id} hint={hint} />
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice} className="choice">
            <input type="checkbox" name={name} value={choice} />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
