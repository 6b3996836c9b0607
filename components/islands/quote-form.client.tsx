'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { track } from '@/components/behaviour/analytics'
import { clearDraft, draftValues, idempotencyKey, onDraftChange, saveDraft } from '@/components/behaviour/draft'
import {
  DERIVED,
  FIELDS,
  faultOf,
  faultsOf,
  leadDraft,
  leadOf,
  type Fault,
  type FieldName,
  type QuoteValues,
} from '@/components/behaviour/quote-fields'
import { onLeaveField } from '@/components/behaviour/leave-field'
import { fillIn, typedInto, valuesIn } from '@/components/behaviour/form-values'
import { sendLead, type Progress } from '@/components/behaviour/send-lead'
import { showToast } from '@/components/behaviour/toast'
import { useHydrated } from '@/components/behaviour/use-hydrated'
import { useLeaveWarning } from '@/components/behaviour/use-leave-warning'
import { buttonLook } from '@/components/ui/button-link'
import { Field, FieldNotes } from '@/components/ui/field'
import type { QuoteFields } from '@/content/schema/quote'
import type { ContactWay, FormTarget } from '@/content/types'
import { FaultSummary } from './fault-summary.client'
import { LeadNotice } from './lead-notice.client'

/** What every quote form of the site is given. */
export interface QuoteSetup {
  words: QuoteFields
  copyFailed: string
  /** The collection notice, with its link. */
  notice: ReactNode
  services: readonly { title: string; path: string }[]
  target: FormTarget
  phone: ContactWay
  email: ContactWay
  /** The page to which a request leads that was sent. */
  thanksHref: string
}

/** Where the form stands: open for typing, sent with faults, on its way, opened as an e-mail, or not accepted. */
type Step = { is: 'open' | 'faulty' | Progress | 'drafted' | 'failed' } | { is: 'refused'; reason: string | undefined }

/** The site's own quote form. In the HTML it is a plain form that the browser checks and posts; with script it checks each field when it is left, keeps what is typed, and sends without losing it. */
export function QuoteForm({ words, copyFailed, notice, services, target, phone, email, thanksHref }: QuoteSetup) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const id = useId()
  const router = useRouter()
  const pathname = usePathname()
  const hydrated = useHydrated()
  const [faults, setFaults] = useState<Partial<Record<FieldName, Fault>>>({})
  const [step, setStep] = useState<Step>({ is: 'open' })
  const progress = step.is === 'sending' || step.is === 'retrying' || step.is === 'offline' ? step.is : undefined
  const service = services.find(({ path }) => path === pathname)?.title

  useLeaveWarning(progress !== undefined)

  // What was typed before script arrived counts; after that, what a page fills in is not the visitor's choice.
  useEffect(() => {
    if (form.current) saveDraft(typedInto(form.current))
  }, [])

  useEffect(() => {
    const node = form.current
    if (!node) return
    const fill = () => fillIn(node, { ...(service && { service }), ...draftValues() })
    fill()
    return onDraftChange(fill)
  }, [service])

  useEffect(() => {
    const node = form.current
    if (!node) return
    const listeners = new AbortController()
    const { signal } = listeners
    const onInput = () => {
      if (FIELDS.every((field) => !draftValues()[field])) track({ name: 'quote_started' })
      saveDraft(valuesIn(node))
    }
    // An empty field is faulty only when the form was sent without it.
    const check = (control: Element) => {
      const name = FIELDS.find((field) => field === control.getAttribute('name'))
      if (!name) return
      const value = valuesIn(node)[name] ?? ''
      const fault = faultOf(name, value)
      setFaults(({ [name]: known, ...others }) =>
        fault && (value !== '' || known) ? { ...others, [name]: fault } : others,
      )
    }
    node.addEventListener('input', onInput, { signal })
    onLeaveField(node, check, signal)
    return () => listeners.abort()
  }, [])

  useEffect(() => {
    if (['faulty', 'refused', 'failed', 'drafted'].includes(step.is)) summary.current?.focus()
  }, [step])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const values = valuesIn(event.currentTarget)
    saveDraft(values)
    const found = faultsOf(values)
    setFaults(found)
    if (Object.keys(found).length > 0) {
      setStep({ is: 'faulty' })
      return
    }
    if (target.kind === 'email') {
      setStep({ is: 'drafted' })
      window.location.assign(leadDraft(email.href, values, words))
      return
    }
    busy.current = true
    const { action: address, format, honeypot = '' } = target
    const trap = new FormData(event.currentTarget).get(honeypot)
    const fields = { ...target.fields, ...(trap && { [honeypot]: String(trap) }) }
    const outcome = await sendLead(leadOf(values, idempotencyKey()), { address, format, fields }, (is) =>
      setStep({ is }),
    )
    busy.current = false
    if (outcome.kind === 'sent') {
      track({ name: 'quote_sent', by: target.kind })
      showToast(words.toasts.sent)
      finish(values)
      return
    }
    track({ name: 'quote_failed', reason: outcome.kind === 'refused' ? 'refused' : 'unreachable' })
    showToast(words.toasts.failed)
    setStep(outcome.kind === 'refused' ? { is: 'refused', reason: outcome.reason } : { is: 'failed' })
  }

  /** Forgets what was sent. What was added while it was on its way was not sent, and stays. */
  function finish(sent: QuoteValues) {
    if (FIELDS.every((name) => (draftValues()[name] ?? '') === sent[name])) {
      form.current?.reset()
      clearDraft()
    }
    setStep({ is: 'open' })
    // A visitor who has gone to another page meanwhile stays there.
    if (form.current) router.replace(thanksHref, { scroll: false })
  }

  const labels = words.form
  const field = (name: Exclude<FieldName, 'walkthrough'>) => ({
    id: `${id}-${name}`,
    label: labels[name].label,
    hint: labels[name].hint,
    fault: faults[name] && words.faults[faults[name]],
  })
  const wrong = FIELDS.flatMap((name) =>
    faults[name] ? [{ id: `${id}-${name}`, text: words.faults[faults[name]] }] : [],
  )

  return (
    <form
      ref={form}
      name={target.name}
      method="post"
      action={target.action}
      {...(target.kind === 'email' && { encType: 'text/plain' })}
      {...(target.kind === 'netlify' && { 'data-netlify': 'true', 'data-netlify-honeypot': target.honeypot })}
      noValidate={hydrated}
      onSubmit={onSubmit}
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
          <select {...control} name="service" autoComplete="off" required defaultValue="">
            <option value="">{labels.service.choose}</option>
            {[...services.map(({ title }) => title), labels.service.unsure].map((title) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('size')} optional={labels.optional} className="sm:col-span-2">
        {(control) => (
          <select {...control} name="size" autoComplete="off" defaultValue="">
            <option value="">{labels.size.choose}</option>
            {labels.size.sizes.map((size) => (
              <option key={size}>{size}</option>
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
            <FieldNotes id={`${id}-walkthrough`} hint={labels.walkthrough.hint} fault={undefined} />
          </div>
        </div>
        <div className="times">
          <Field {...field('times')} optional={labels.optional}>
            {(control) => <input {...control} type="text" name="times" autoComplete="off" />}
          </Field>
        </div>
      </div>

      {target.kind !== 'email' && (
        <>
          {Object.entries(target.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {DERIVED.map((name) => (
            <input key={name} type="hidden" name={name} value="" />
          ))}
          <label className="hidden">
            {labels.honeypot}
            <input type="text" name={target.honeypot} autoComplete="off" tabIndex={-1} />
          </label>
        </>
      )}

      <div className="sm:col-span-2">
        <p className="prose text-small text-ink-soft">{notice}</p>
        <FaultSummary ref={summary} title={words.faults.title} faults={step.is === 'faulty' ? wrong : []} />
        <button
          type="submit"
          aria-disabled={progress !== undefined}
          className={buttonLook('primary', 'mt-4 w-full aria-disabled:cursor-wait aria-disabled:opacity-70')}
        >
          {target.kind === 'email' ? labels.draft : labels.send}
        </button>
        {target.kind === 'email' && <p className="mt-2 text-small text-ink-soft">{labels.draftHint}</p>}
        <p role="status" className="mt-3 font-semibold empty:mt-0">
          {progress && words.progress[progress]}
        </p>
      </div>

      {(step.is === 'refused' || step.is === 'failed' || step.is === 'drafted') && (
        <LeadNotice
          ref={summary}
          is={step.is}
          reason={step.is === 'refused' ? step.reason : undefined}
          words={words}
          copyFailed={copyFailed}
          phone={phone}
          email={email}
          onSent={() => {
            track({ name: 'quote_sent', by: 'email' })
            finish(draftValues())
          }}
        />
      )}
    </form>
  )
}
