import clsx from 'clsx'
import type { ReactNode } from 'react'

/** What the control of a field is given, so that its label, hint and fault belong to it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  /** What an agent that fills in the form reads. */
  toolparamdescription: string
  className: string
}

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  /** What is wrong, and what to do. */
  fault?: string | undefined
  /** The word behind the label of a field that may stay empty. */
  optional?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

const CONTROL =
  'block min-h-12 w-full rounded-small border border-ink-soft bg-white px-3 py-2 text-ink hover:border-teal aria-invalid:border-2 aria-invalid:border-fault disabled:border-line disabled:bg-paper disabled:text-ink-soft'

/** A field of a form: label, hint and fault stand above the control, where a phone's keyboard does not cover them. */
export function Field({ id, label, hint, fault, optional, className, children }: FieldProps) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={clsx('flex flex-col', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({optional})</span>}
      </label>
      <FieldNotes id={id} hint={hint} fault={fault} />
      {/* Controls of one row stand in one line, however long their hints are. */}
      <div className="mt-auto pt-1.5">
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': fault ? true : undefined,
          toolparamdescription: [label, hint].filter(Boolean).join('. '),
          className: CONTROL,
        })}
      </div>
    </div>
  )
}

/** The hint and the fault of a field, with the ids by which its control refers to them. */
export function FieldNotes({ id, hint, fault }: Pick<FieldProps, 'id' | 'hint' | 'fault'>) {
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </span>
      )}
      {fault && (
        <span id={`${id}-fault`} className="mt-1 border-l-4 border-fault pl-2 text-small font-semibold text-fault">
          {fault}
        </span>
      )}
    </>
  )
}
