import { FIELDS, type QuoteValues } from './quote-fields'

/** What the visitor has typed, kept in this tab until it is sent, and shared by all forms of the page. */
interface Draft {
  values: QuoteValues
  /** The key of the request that these very values were sent with; a change makes it another request. */
  idempotencyKey?: string
}

const KEY = 'quote-draft'
const listeners = new Set<() => void>()
let draft: Draft | undefined

/** The values typed so far. */
export function draftValues(): QuoteValues {
  return current().values
}

/** Keeps these values; the others stay. */
export function saveDraft(change: QuoteValues): void {
  const { values } = current()
  if (FIELDS.every((field) => change[field] === undefined || change[field] === (values[field] ?? ''))) return
  store({ values: { ...values, ...change } })
}

/** Forgets everything: the request was sent. */
export function clearDraft(): void {
  draft = { values: {} }
  withStorage((storage) => storage.removeItem(KEY))
  for (const listener of listeners) listener()
}

/** The key under which these values are sent: the same for every try, so that a retry is not a second lead. */
export function idempotencyKey(): string {
  const { values, idempotencyKey: known } = current()
  const key = known ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
  if (!known) store({ values, idempotencyKey: key })
  return key
}

/** Calls back whenever the draft changes, until the returned function is called; also when the browser shows a page again that it had kept, while the tab has gone on. */
export function onDraftChange(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    draft = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('pageshow', onShow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('pageshow', onShow)
  }
}

function current(): Draft {
  draft ??= withStorage((storage) => readDraft(storage.getItem(KEY))) ?? { values: {} }
  return draft
}

function store(next: Draft): void {
  draft = next
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(next)))
  for (const listener of listeners) listener()
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

/** Storage may be switched off or full, and what lies in it may be anybody's; the draft then lasts as long as the page. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage)
  } catch {
    return undefined
  }
}
