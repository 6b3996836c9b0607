import { DRAFT_KEY, TYPED_KEY, withStorage } from './draft-store'
import { FIELDS, type QuoteValues } from './fields'

/**
 * What the visitor has typed, kept in this tab until it is sent, and shared by all forms of the
 * page.
 */
interface Draft {
  values: QuoteValues
  /**
   * The key of the request that these very values were sent with; a change makes it another
   * request.
   */
  idempotencyKey?: string
}

type Listener = (source: HTMLFormElement | undefined) => void

const listeners = new Set<Listener>()
let draft: Draft | undefined

/** The values typed so far. */
export function draftValues(): QuoteValues {
  return current().values
}

/** Keeps these values; the others stay. `source` is the form in which they were typed. */
export function saveDraft(change: QuoteValues, source?: HTMLFormElement): void {
  const { values } = current()
  if (FIELDS.every((field) => change[field] === undefined || change[field] === values[field])) return
  store({ values: { ...values, ...change } }, source)
}

/** Forgets everything: the request was sent. */
export function clearDraft(): void {
  draft = { values: {} }
  withStorage((storage) => storage.removeItem(DRAFT_KEY))
  for (const listener of listeners) listener(undefined)
}

/**
 * The key under which these values are sent: the same for every try, so that a retry is not a
 * second lead.
 */
export function idempotencyKey(): string {
  const { values, idempotencyKey: known } = current()
  const key = known ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
  if (!known) store({ values, idempotencyKey: key })
  return key
}

/**
 * Calls back with the form that changed the draft, where one did, until the signal; also after the
 * browser has restored a page that it had kept (bfcache), while the tab has gone on.
 */
export function onDraftChange(listener: Listener, signal?: AbortSignal): void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    draft = undefined
    listener(undefined)
  }
  listeners.add(listener)
  window.addEventListener('pageshow', onShow, { ...(signal && { signal }) })
  signal?.addEventListener('abort', () => listeners.delete(listener))
}

function current(): Draft {
  draft ??= typedEarly() ?? kept()
  return draft
}

function kept(): Draft {
  return withStorage((storage) => readDraft(storage.getItem(DRAFT_KEY))) ?? { values: {} }
}

/**
 * What the loader has kept of what was typed before this code was there, together with what was
 * kept before.
 */
function typedEarly(): Draft | undefined {
  return withStorage((storage) => {
    const typed = new URLSearchParams(storage.getItem(TYPED_KEY) ?? '')
    storage.removeItem(TYPED_KEY)
    const values = Object.fromEntries(FIELDS.map((name) => [name, typed.get(name)]).filter(([, value]) => value))
    if (Object.keys(values).length === 0) return undefined
    const next = { values: { ...kept().values, ...(values as QuoteValues) } }
    storage.setItem(DRAFT_KEY, JSON.stringify(next))
    return next
  })
}

function store(next: Draft, source?: HTMLFormElement): void {
  draft = next
  withStorage((storage) => storage.setItem(DRAFT_KEY, JSON.stringify(next)))
  for (const listener of listeners) listener(source)
}

/** What was stored, as far as it is a draft. */
function readDraft(text: string | null): Draft | undefined {
  const { values, idempotencyKey } = JSON.parse(text ?? '{}') as Partial<Draft>
  const isText = ([field, value]: [string, unknown]) =>
    FIELDS.some((name) => name === field) && typeof value === 'string'
  const texts = Object.entries(values ?? {}).filter(isText)
  return {
    values: Object.fromEntries(texts) as QuoteValues,
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
  }
}
