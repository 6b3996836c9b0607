import clsx from 'clsx'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { buttonLook } from '@/components/ui/button'
import { Field, FieldNotes } from '@/components/ui/field'
import { LENGTH_LIMITS } from '@/lib/content/schema/form-limits'
import { mailTo } from '@/lib/site/mail-to'
import { HiddenFields } from './hidden-fields'
import { MoreFields, type FieldTexts } from './more-fields'
import type { QuoteSetup } from './setup'
import { WalkthroughTimes } from './walkthrough-times'

interface QuoteFormProps {
  setup: QuoteSetup
  /** Prefix of its controls' ids; unique among the forms of a page. */
  id: string
  /**
   * Whether the walkthrough checkbox is checked by default: the form is in a place where
   * walkthroughs are requested.
   */
  asksWalkthrough?: boolean
  /** The suburb that the visitor searched for; prefilled until another is typed. */
  suburb?: string | undefined
  /** Whether it has only the fields that every quote needs, a message, and the walkthrough. */
  isShort?: boolean
}

/**
 * The site's own quote form: a plain form that the browser validates and posts. The module
 * quote/form enhances it, on a page and in the dialog. No field has autocomplete="off": browsers
 * empty such fields when the visitor comes back to the page.
 */
export function QuoteForm({ setup, id, asksWalkthrough = false, suburb, isShort = false }: QuoteFormProps) {
  const { words, services, target } = setup
  const labels = words.form
  const field: FieldTexts = (name) => ({ id: `${id}-${name}`, label: labels[name].label, hint: labels[name].hint })
  const message = (
    <Field {...field('message')} className={isShort ? 'self-start sm:col-span-2 lg:col-span-1' : 'sm:col-span-2'}>
      {(control) => (
        <textarea {...control} name="message" autoComplete="on" rows={3} maxLength={LENGTH_LIMITS.message} />
      )}
    </Field>
  )
  return (
    <form
      id={`${id}-form`}
      name={target.name}
      {...(target.kind !== 'email' && { method: 'post', action: target.action })}
      {...(target.kind === 'netlify' && { 'data-netlify': 'true', 'data-netlify-honeypot': target.honeypot })}
      {...(target.kind === 'receiver' && { encType: 'multipart/form-data' })}
      data-asks-walkthrough={asksWalkthrough || undefined}
      data-suburb={suburb}
      toolname="request_quote"
      tooldescription={labels.agents}
      className="quote-form grid gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <div data-part="issues" className="empty:hidden sm:col-span-2" />
      <Field {...field('name')}>
        {(control) => (
          <input {...control} type="text" name="name" autoComplete="name" maxLength={LENGTH_LIMITS.name} required />
        )}
      </Field>
      <Field {...field('location')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="location"
            // No address token: autofill has the visitor's own address, not the building's.
            autoComplete="on"
            maxLength={LENGTH_LIMITS.location}
            required
            pattern=".*(\p{L}.*\p{L}|(\p{N}\P{N}*){4}).*"
            title={labels.location.format}
          />
        )}
      </Field>
      <ContactFields labels={labels} id={id} field={field} />
      <ChoiceGroup
        {...field('service')}
        name="service"
        choices={[...services.map(({ title }) => title), labels.service.unsure]}
        className="sm:col-span-2"
      />

      {isShort ? (
        message
      ) : (
        <MoreFields setup={setup} field={field}>
          {message}
        </MoreFields>
      )}

      <Walkthrough
        setup={setup}
        id={id}
        isChecked={asksWalkthrough}
        className={clsx('sm:col-span-2', isShort && 'lg:col-span-1')}
      />

      <HiddenFields target={target} honeypotLabel={labels.honeypot} />

      <Send setup={setup} isShort={isShort} />
      <div data-part="notice" className="empty:hidden sm:col-span-2" />
    </form>
  )
}

interface ContactFieldsProps {
  labels: QuoteSetup['words']['form']
  id: string
  field: FieldTexts
}

/** Phone and email, of which one is enough. */
function ContactFields({ labels, id, field }: ContactFieldsProps) {
  return (
    <>
      <p id={`${id}-ways`} className="-mb-3 text-small text-ink-muted sm:col-span-2">
        {labels.ways}
      </p>
      <Field {...field('phone')}>
        {(control) => (
          <input
            {...control}
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={LENGTH_LIMITS.phone}
            aria-describedby={`${id}-ways`}
            // For :placeholder-shown in the stylesheet.
            placeholder=" "
            pattern={WAY}
            title={labels.ways}
          />
        )}
      </Field>
      <Field {...field('email')}>
        {(control) => (
          <input
            {...control}
            // The type "email" refuses addresses that exist, such as jo@müller.de, and nobody can
            // override a browser's own validation.
            type="text"
            inputMode="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LENGTH_LIMITS.email}
            aria-describedby={`${id}-ways`}
            placeholder=" "
            pattern={WAY}
            title={labels.ways}
          />
        )}
      </Field>
    </>
  )
}

interface WalkthroughProps {
  setup: QuoteSetup
  id: string
  isChecked: boolean
  className: string
}

/** The wish for a walkthrough, and the times that are offered for it. */
function Walkthrough({ setup, id, isChecked, className }: WalkthroughProps) {
  const { words, office } = setup
  const labels = words.form
  return (
    <div className={clsx('walkthrough', className)}>
      <div>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name="walkthrough"
            value="yes"
            defaultChecked={isChecked}
            aria-describedby={labels.walkthrough.hint && `${id}-walkthrough-hint`}
            toolparamdescription={[labels.walkthrough.label, labels.walkthrough.hint].filter(Boolean).join('. ')}
            className="size-6 shrink-0 accent-action"
          />
          {labels.walkthrough.label}
        </label>
        <div className="ps-9">
          <FieldNotes id={`${id}-walkthrough`} hint={labels.walkthrough.hint} />
        </div>
      </div>
      <div className="times mt-4">
        <WalkthroughTimes id={`${id}-times`} words={words} office={office} />
      </div>
    </div>
  )
}

/** The privacy notice, the button, and what is said of sending. */
function Send({ setup, isShort }: { setup: QuoteSetup; isShort: boolean }) {
  const { words, notice, target, email } = setup
  const labels = words.form
  const template = isShort ? '' : IN_PLAIN_MAIL.map((name) => `${labels[name].label}: `).join('\n')
  return (
    <div className="sm:col-span-2">
      <p className="prose text-small text-ink-muted">
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
      {/* formAction of the button, because browsers warn about an insecure page if the form's
          own action is a mailto: URL. */}
      <button
        type="submit"
        {...(target.kind === 'email' && { formMethod: 'post', formAction: target.action, formEncType: 'text/plain' })}
        className={buttonLook('primary', 'mt-4 w-full aria-disabled:cursor-wait')}
      >
        {target.kind === 'email' ? labels.draft : labels.send}
      </button>
      {target.kind === 'email' ? (
        <>
          <p className="send-hint mt-2 text-small text-ink-muted">{labels.draftHint}</p>
          <a
            href={mailTo(email.href, words.subject, template)}
            className="text-link max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {words.drafted.plain}
          </a>
        </>
      ) : (
        <p className="send-missing mt-4 font-semibold">{labels.missing}</p>
      )}
      {/* In the HTML, since screen readers announce only changes in an existing live region. */}
      <p role="status" data-part="status" className="mt-3 font-semibold empty:mt-0" />
    </div>
  )
}

/** Fields listed in an email written without the form. */
const IN_PLAIN_MAIL = ['name', 'location', 'phone', 'service', 'message'] as const

/**
 * Pattern of both contact fields: something with an @, or with the digits of a number such as 1300
 * CLEANER or 13 CATS. Script moves each value to the right field, and validates it further.
 */
const WAY = '.*(\\S@\\S|(\\p{N}\\P{N}*){4}|(\\p{N}\\P{N}*){2}(\\P{L}*\\p{L}){3}).*'
