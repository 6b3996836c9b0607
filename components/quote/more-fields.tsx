import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { FILE_TYPES, LENGTH_LIMITS } from '@/lib/content/schema/form-limits'
import { PHOTOS, type FieldName } from './fields'
import type { QuoteSetup } from './setup'

/** The id and the texts of a field. */
export type FieldTexts = (name: Exclude<FieldName, 'walkthrough'> | typeof PHOTOS) => {
  id: string
  label: string
  hint: string | undefined
}

interface MoreFieldsProps {
  setup: QuoteSetup
  field: FieldTexts
  /** The field for a message. */
  children: ReactNode
}

/** The fields of a quote form that help and are not required, folded. */
export function MoreFields({ setup, field, children }: MoreFieldsProps) {
  const { words, target } = setup
  const labels = words.form
  const choice = (name: 'often' | 'sizeIn') => (
    <Field {...field(name)}>
      {(control) => (
        <select {...control} name={name} autoComplete="on">
          <option value="">{labels[name].choose}</option>
          {labels[name].choices.map((text) => (
            // Without a value attribute, a translated page would send the translated text.
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <details className="more sm:col-span-2">
      <summary className="font-semibold">
        {labels.more} <span className="font-normal text-ink-muted">({labels.optional})</span>
      </summary>
      <div className="grid gap-x-6 gap-y-5 pt-3 pb-2 sm:grid-cols-2">
        <Field {...field('company')} className="sm:col-span-2">
          {(control) => (
            <input
              {...control}
              type="text"
              name="company"
              autoComplete="organization"
              maxLength={LENGTH_LIMITS.company}
            />
          )}
        </Field>
        {choice('often')}
        <Field {...field('start')}>
          {(control) => <input {...control} type="date" name="start" autoComplete="on" />}
        </Field>
        <Field {...field('size')}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              name="size"
              autoComplete="on"
              maxLength={LENGTH_LIMITS.size}
            />
          )}
        </Field>
        {choice('sizeIn')}
        {children}
        {target.kind === 'receiver' && (
          <div className="photos sm:col-span-2">
            <Field {...field(PHOTOS)}>
              {(control) => <input {...control} type="file" name={PHOTOS} multiple accept={FILE_TYPES.join(',')} />}
            </Field>
          </div>
        )}
      </div>
    </details>
  )
}
