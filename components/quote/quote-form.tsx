import { buttonLook } from '@/components/ui/button'
import { Field, FieldNotes } from '@/components/ui/field'
import type { FieldName } from './fields'
import { HiddenFields } from './hidden-fields'
import type { QuoteSetup } from './setup'

interface QuoteFormProps {
  setup: QuoteSetup
  /** What the ids of its controls begin with; unique among the forms of a page. */
  id: string
  /**
   * Whether the wish for a walkthrough is ticked until the visitor says otherwise: the form stands
   * where walkthroughs are asked for.
   */
  asksWalkthrough?: boolean
  /** The suburb that the visitor has looked up, which stands in the form until another is typed. */
  suburb?: string | undefined
}

/**
 * The site's own quote form: a plain form that the browser checks and posts. The module quote/form
 * takes it over as it stands, on a page and in the dialog.
 */
export function QuoteForm({ setup, id, asksWalkthrough = false, suburb }: QuoteFormProps) {
  const { words, notice, services, target } = setup
  const labels = words.form
  const field = (name: Exclude<FieldName, 'walkthrough'>) => ({
    id: `${id}-${name}`,
    label: labels[name].label,
    hint: labels[name].hint,
  })
  return (
    <form
      name={target.name}
      {...(target.kind !== 'email' && { method: 'post', action: target.action })}
      {...(target.kind === 'netlify' && { 'data-netlify': 'true', 'data-netlify-honeypot': target.honeypot })}
      data-asks-walkthrough={asksWalkthrough || undefined}
      data-suburb={suburb}
      toolname="request_quote"
      tooldescription={labels.agents}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <Field {...field('name')}>
        {(control) => <input {...control} type="text" name="name" autoComplete="name" required />}
      </Field>
      <Field {...field('contact')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="contact"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            pattern=".*(\S@\S+\.\S|(\p{N}\P{N}*){6}).*"
            title={words.faults.contactUnclear}
          />
        )}
      </Field>
      <Field {...field('location')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="location"
            autoComplete="address-level2"
            required
            pattern=".*(\p{L}.*\p{L}|(\p{N}\P{N}*){4}).*"
            title={words.faults.locationInvalid}
          />
        )}
      </Field>
      <Field {...field('service')}>
        {(control) => (
          <select {...control} name="service" autoComplete="off" required>
            <option value="">{labels.service.choose}</option>
            {[...services.map(({ title }) => title), labels.service.unsure].map((title) => (
              <option key={title} value={title}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('size')} optional={labels.optional} className="sm:col-span-2">
        {(control) => (
          <select {...control} name="size" autoComplete="off">
            <option value="">{labels.size.choose}</option>
            {labels.size.sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('message')} optional={labels.optional} className="sm:col-span-2">
        {(control) => <textarea {...control} name="message" autoComplete="off" rows={4} />}
      </Field>

      <div className="walkthrough space-y-4 sm:col-span-2">
        <div>
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name="walkthrough"
              value="yes"
              aria-describedby={labels.walkthrough.hint && `${id}-walkthrough-hint`}
              toolparamdescription={[labels.walkthrough.label, labels.walkthrough.hint].filter(Boolean).join('. ')}
              className="size-6 shrink-0 accent-teal"
            />
            {labels.walkthrough.label}
          </label>
          <div className="pl-9">
            <FieldNotes id={`${id}-walkthrough`} hint={labels.walkthrough.hint} />
          </div>
        </div>
        <div className="times">
          <Field {...field('times')} optional={labels.optional}>
            {/* WebKit empties a text field with autocomplete="off" when it restores the page. */}
            {(control) => <input {...control} type="text" name="times" autoComplete="on" />}
          </Field>
        </div>
      </div>

      <HiddenFields target={target} honeypotLabel={labels.honeypot} />

      <div className="sm:col-span-2">
        <p className="prose text-small text-ink-soft">
          {notice.map(({ text, href }) =>
            href ? (
              <a key={text} href={href} className="text-link">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
        {/* Filled by script. They are in the HTML, since screen readers announce only what changes
            in a live region that was there before. */}
        <div aria-live="polite" aria-atomic="false" data-part="faults" />
        {/* The browser calls a page insecure whose form itself has a mailbox as its action. */}
        <button
          type="submit"
          {...(target.kind === 'email' && { formMethod: 'post', formAction: target.action, formEncType: 'text/plain' })}
          className={buttonLook('primary', 'mt-4 w-full aria-disabled:cursor-wait aria-disabled:opacity-70')}
        >
          {target.kind === 'email' ? labels.draft : labels.send}
        </button>
        {target.kind === 'email' && <p className="mt-2 text-small text-ink-soft">{labels.draftHint}</p>}
        <p role="status" data-part="status" className="mt-3 font-semibold empty:mt-0" />
      </div>
      <div data-part="notice" className="empty:hidden sm:col-span-2" />
    </form>
  )
}
