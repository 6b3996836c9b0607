import clsx from 'clsx'
import type { ReactNode } from 'react'

/** Props for a field's control that associate its label and hint with it. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  /** Otherwise browsers announce an empty required field as invalid before anybody has used it. */
  'aria-invalid': false
  /** Description for agents that fill in the form. */
  toolparamdescription: string
  className: string
}

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  /** Shown after the label of an optional field. */
  optional?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/**
 * A form field. Label and hint are above the control, where a phone's keyboard does not cover them;
 * so is its issue, which components/quote/field-issues.ts inserts.
 */
export function Field({ id, label, hint, optional, className, children }: FieldProps) {
  return (
    <div className={clsx('flex flex-col', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-muted"> ({optional})</span>}
      </label>
      <FieldNotes id={id} hint={hint} />
      {/* Aligns the controls of one row, however long their hints are. */}
      <div className="mt-auto pt-1.5">
        {children({
          id,
          'aria-describedby': hint && `${id}-hint`,
          'aria-invalid': false,
          toolparamdescription: [label, hint].filter(Boolean).join('. '),
          className: 'control',
        })}
      </div>
    </div>
  )
}

/** The hint of a field, with the id by which its control refers to it. */
export function FieldNotes({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return (
    hint && (
      <span id={`${id}-hint`} className="block text-small text-ink-muted">
        {hint}
      </span>
    )
  )
}
