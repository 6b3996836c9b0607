import clsx from 'clsx'
import type { ReactNode } from 'react'

/** What the control of a field is given, so that its label and hint belong to it. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  /** What an agent that fills in the form reads. */
  toolparamdescription: string
  className: string
}

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  /** The word behind the label of a field that may stay empty. */
  optional?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/**
 * A field of a form. Label and hint stand above the control, where a phone's keyboard does not
 * cover them; so does what is wrong with it, which components/quote/problems.ts adds.
 */
export function Field({ id, label, hint, optional, className, children }: FieldProps) {
  return (
    <div className={clsx('flex flex-col', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-muted"> ({optional})</span>}
      </label>
      <FieldNotes id={id} hint={hint} />
      {/* Controls of one row stand in one line, however long their hints are. */}
      <div className="mt-auto pt-1.5">
        {children({
          id,
          'aria-describedby': hint && `${id}-hint`,
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
