'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { track } from '@/components/behaviour/analytics'
import { draftValues, onDraftChange, saveDraft } from '@/components/behaviour/draft'
import {
  FIELDS,
  faultOf,
  faultsOf,
  isEmpty,
  leadDraft,
  type Fault,
  type FieldName,
} from '@/components/behaviour/quote-fields'
import { onLeaveField } from '@/components/behaviour/leave-field'
import { fillIn, typedInto, valuesIn } from '@/components/behaviour/form-values'
import {
  currentStep,
  enterStep,
  finishRequest,
  firstStep,
  onStepChange,
  progressOf,
  sendRequest,
} from '@/components/behaviour/request'
import type { QuoteSetup } from '@/components/behaviour/quote-setup'
import { showToast } from '@/components/behaviour/toast'
import { useHydrated } from '@/components/behaviour/use-hydrated'
import { HiddenFields } from '@/components/sections/hidden-fields'
import { buttonLook } from '@/components/ui/button-link'
import { Field, FieldNotes } from '@/components/ui/field'
import { FaultSummary } from './fault-summary.client'
import { LeadNotice } from './lead-notice.client'

interface QuoteFormProps extends QuoteSetup {
  /** Whether the wish for a walkthrough is ticked until the visitor says otherwise: the form stands where walkthroughs are asked for. */
  asksWalkthrough?: boolean
}

/** The site's own quote form. In the HTML it is a plain form that the browser checks and posts; with script it checks each field when it is left, keeps what is typed, and sends without losing it. */
export function QuoteForm({ asksWalkthrough = false, ...setup }: QuoteFormProps) {
  const { words, copyFailed, notice, services, target, phone, email, thanksHref } = setup
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  /** Whether this form has sent the request, and so gets the focus when something becomes of it. */
  const sender = useRef(false)
  const id = useId()
  const router = useRouter()
  const pathname = usePathname()
  const hydrated = useHydrated()
  const [faults, setFaults] = useState<Partial<Record<FieldName, Fault>>>({})
  const [listed, setListed] = useState(false)
  const step = useSyncExternalStore(onStepChange, currentStep, firstStep)
  const progress = progressOf(step)
  const service = services.find(({ path }) => path === pathname)?.title

  // What was typed before script arrived counts; after that, what a page fills in is not the visitor's choice.
  useEffect(() => {
    if (form.current) saveDraft(typedInto(form.current))
  }, [])

  useEffect(() => {
    const node = form.current
    if (!node) return
    const fill = () => {
      const draft = draftValues()
      const values = {
        ...draft,
        service: draft.service || service || '',
        walkthrough: draft.walkthrough ?? (asksWalkthrough ? 'yes' : ''),
      }
      fillIn(node, values, isEmpty(draft) ? null : document.activeElement)
    }
    fill()
    return onDraftChange(fill)
  }, [service, asksWalkthrough])

  useEffect(() => {
    const node = form.current
    if (!node) return
    const listeners = new AbortController()
    const { signal } = listeners
    const nameOf = (control: EventTarget | null) =>
      FIELDS.find((field) => control instanceof Element && field === control.getAttribute('name'))
    const onInput = ({ target }: Event) => {
      const name = nameOf(target)
      if (!name) return
      if (isEmpty(draftValues())) track({ name: 'quote_started' })
      saveDraft({ [name]: valuesIn(node)[name] })
      if (currentStep().is === 'sent') enterStep(firstStep())
    }
    // An empty field is faulty only when the form was sent without it.
    const check = (control: Element) => {
      const name = nameOf(control)
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
    if (sender.current && ['refused', 'failed', 'drafted'].includes(step.is)) show(summary.current)
  }, [step])

  useEffect(() => {
    if (listed) show(summary.current)
  }, [listed])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (progressOf(currentStep())) return
    const values = valuesIn(event.currentTarget)
    saveDraft(values)
    const found = faultsOf(values)
    const isFaulty = Object.keys(found).length > 0
    setFaults(found)
    setListed(isFaulty)
    if (isFaulty) {
      enterStep(firstStep())
      show(summary.current)
      return
    }
    sender.current = true
    if (target.kind === 'email') {
      enterStep({ is: 'drafted' })
      window.location.assign(leadDraft(email.href, values, words))
      return
    }
    const { action: address, format, honeypot = '' } = target
    const trap = new FormData(event.currentTarget).get(honeypot)
    const fields = { ...target.fields, ...(trap && { [honeypot]: String(trap) }) }
    const page = window.location.pathname
    const { kind } = await sendRequest(values, { address, format, fields }, target.kind)
    showToast(kind === 'sent' ? words.toasts.sent : words.toasts.failed)
    // A visitor who has gone to another page meanwhile stays there.
    if (kind === 'sent' && window.location.pathname === page) router.replace(thanksHref, { scroll: false })
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
            {/* WebKit empties a text field with autocomplete="off" when it brings the page back from its cache. */}
            {(control) => <input {...control} type="text" name="times" autoComplete="on" />}
          </Field>
        </div>
      </div>

      <HiddenFields target={target} honeypotLabel={labels.honeypot} />

      <div className="sm:col-span-2">
        <p className="prose text-small text-ink-soft">{notice}</p>
        <FaultSummary ref={summary} title={words.faults.title} faults={listed ? wrong : []} />
        <button
          type="submit"
          aria-disabled={progress !== undefined}
          className={buttonLook('primary', 'mt-4 w-full aria-disabled:cursor-wait aria-disabled:opacity-70')}
        >
          {target.kind === 'email' ? labels.draft : labels.send}
        </button>
        {target.kind === 'email' && <p className="mt-2 text-small text-ink-soft">{labels.draftHint}</p>}
        <p role="status" className="mt-3 font-semibold empty:mt-0">
          {progress ? words.progress[progress] : step.is === 'sent' && words.toasts.sent}
        </p>
      </div>

      {step.is !== 'open' && step.is !== 'sending' && step.is !== 'sent' && (
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
            finishRequest(draftValues())
            router.replace(thanksHref, { scroll: false })
          }}
        />
      )}
    </form>
  )
}

/** Gives the focus to a notice and brings the whole of it into view: a browser may be content with its first line. */
function show(notice: HTMLElement | null): void {
  notice?.focus()
  notice?.scrollIntoView({ block: 'nearest' })
}
