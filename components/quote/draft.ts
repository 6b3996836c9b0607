import { DRAFT_KEY, LEAD_ID, TYPED_KEY, withStorage } from './draft-store'
import { isId, newId } from '../lead/identity'
import { entryOf, type Entry } from '../lead/outbox'
import { FIELDS, LISTED, isEmpty, type QuoteValues } from './fields'

/**
 * What the visitor has typed, kept in this tab until it is sent, and shared by all forms of the
 * page.
 */
interface Draft {
  values: QuoteValues
  /** What it is sent as, from its first sending on. */
  id?: string
  /** Counts what was sent under this id: a change after that is another revision, no other lead. */
  revision?: number
  /** Whether these very values were sent as that revision. */
  isAsSent?: boolean
  /** When the visitor said that an e-mail with it was sent, in ms since 1970; else 0. */
  mailedAt?: number
}

/** How long a draft is kept that was sent as an e-mail, in ms. */
const MAILED_MS = 24 * 60 * 60 * 1000

type Listener = (source: HTMLFormElement | undefined) => void

const listeners = new Set<Listener>()
let draft: Draft | undefined

/** The values typed so far. */
export function draftValues(): QuoteValues {
  return current().values
}

/** Keeps these values; the others stay. `source` is the form in which they were typed. */
export function saveDraft(change: QuoteValues, source?: HTMLFormElement): void {
  const draft = current()
  const { values } = draft
  if (FIELDS.every((field) => change[field] === undefined || change[field] === values[field])) return
  store({ ...draft, values: { ...values, ...change }, isAsSent: false, mailedAt: 0 }, source)
}

/** Forgets everything: the request was sent. */
export function clearDraft(): void {
  draft = { values: {} }
  withStorage((storage) => storage.removeItem(DRAFT_KEY))
  for (const listener of listeners) listener(undefined)
}

/** The id under which what is typed was sent; undefined before that. */
export const draftId = (): string | undefined => current().id

/** What the outbox still holds of what is typed, where that was sent and is not out yet. */
export const draftEntry = (): Entry | undefined => entryOf(draftId() ?? '')

/**
 * The id of what is typed: the same for its whole life, so that it is one lead however it is sent.
 */
export function idOfDraft(): string {
  const draft = current()
  const id = draft.id ?? newId()
  if (!draft.id) store({ ...draft, id })
  return id
}

/** What these values are sent as: another revision than before where they have changed since. */
export function nextRevision(): { id: string; revision: number } {
  const id = idOfDraft()
  const draft = current()
  const revision = (draft.revision ?? 0) + (draft.isAsSent ? 0 : 1)
  if (!draft.isAsSent) store({ ...draft, revision, isAsSent: true })
  return { id, revision }
}

/** Takes up again what was sent as this revision, to correct it. */
export function reopenDraft(values: QuoteValues, id: string, revision: number): void {
  if (!isEmpty(draftValues())) return
  store({ values, id, revision, isAsSent: true })
}

/**
 * Keeps what the visitor says to have sent as an e-mail, for a day: nobody knows whether it came.
 */
export function markMailed(): void {
  store({ ...current(), mailedAt: Date.now() })
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

/** What the loader has kept is the newest: it keeps nothing once a form's code is there. */
function current(): Draft {
  draft = typedEarly() ?? draft ?? kept()
  return draft
}

function kept(): Draft {
  const known = withStorage((storage) => readDraft(storage.getItem(DRAFT_KEY)))
  if (!known?.mailedAt || Date.now() - known.mailedAt < MAILED_MS) return known ?? { values: {} }
  withStorage((storage) => storage.removeItem(DRAFT_KEY))
  return { values: {} }
}

/**
 * What the loader has kept of what was typed before this code was there, together with what was
 * kept before.
 */
function typedEarly(): Draft | undefined {
  return withStorage((storage) => {
    const typed = new URLSearchParams(storage.getItem(TYPED_KEY) ?? '')
    storage.removeItem(TYPED_KEY)
    const values = Object.fromEntries(
      FIELDS.map((name) => [name, typed.getAll(name).join(LISTED)]).filter(([, value]) => value),
    )
    if (Object.keys(values).length === 0) return undefined
    const id = typed.get(LEAD_ID)
    const known = kept()
    const next: Draft = {
      ...known,
      ...(id && isId(id) && !known.id && { id }),
      values: { ...known.values, ...(values as QuoteValues) },
      isAsSent: false,
    }
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
  const { values, id, revision, isAsSent, mailedAt = 0 } = JSON.parse(text ?? '{}') as Partial<Draft>
  const isText = ([field, value]: [string, unknown]) =>
    FIELDS.some((name) => name === field) && typeof value === 'string'
  const texts = Object.entries(values ?? {}).filter(isText)
  return {
    values: Object.fromEntries(texts) as QuoteValues,
    ...(id && isId(id) && { id, revision: Number(revision) || 0, isAsSent: isAsSent === true }),
    mailedAt: Number(mailedAt) || 0,
  }
}
