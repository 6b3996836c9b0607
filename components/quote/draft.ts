import { DRAFT_KEY, LEAD_ID, TYPED_KEY, withStorage } from './draft-store'
import { isId, newId } from '../lead/identity'
import { onOtherTab, outboxEntry, type Content, type OutboxEntry } from '../lead/outbox'
import { FIELDS, LIST_SEPARATOR, isEmpty, type QuoteValues } from './fields'

/**
 * What the visitor has typed, saved in this tab until it is sent, and shared by all forms of the
 * page.
 */
interface Draft {
  values: QuoteValues
  /** The lead's id, from its first sending on. */
  id?: string
  /**
   * Number of revisions sent under this id: a change after that is another revision, no other lead.
   */
  revision?: number
  /** Whether exactly these values were sent as that revision. */
  isAsSent?: boolean
  /** When the visitor confirmed sending it by email, in ms since 1970; else 0. */
  mailedAt?: number
}

/** How long a draft is kept that was sent by email, in ms. */
const MAILED_MS = 24 * 60 * 60 * 1000

type Listener = (source: HTMLFormElement | undefined) => void

const listeners = new Set<Listener>()
let draft: Draft | undefined
/** Whether the draft could not be stored, because storage is off or full. */
let isInMemory = false

/** The last that other tabs have sent of each lead: the outbox has it until it is confirmed. */
const sentElsewhere = new Map<string, Content>()
onOtherTab((id, now) => now && sentElsewhere.set(id, now))

/** The values typed so far. */
export function draftValues(): QuoteValues {
  return current().values
}

/** Saves these values; the others stay. `source` is the form in which they were typed. */
export function saveDraft(change: QuoteValues, source?: HTMLFormElement): void {
  const draft = current()
  const { values } = draft
  if (FIELDS.every((field) => change[field] === undefined || change[field] === values[field])) return
  store({ ...draft, values: { ...values, ...change }, isAsSent: false, mailedAt: 0 }, source)
}

/** Deletes the draft: the request was sent. */
export function clearDraft(): void {
  draft = { values: {} }
  withStorage((storage) => storage.removeItem(DRAFT_KEY))
  for (const listener of listeners) listener(undefined)
}

/** The id under which the draft was sent; undefined before that. */
export const draftId = (): string | undefined => current().id

/** Whether the draft was sent last as this revision, even if it has changed since. */
export const isDraftOf = ({ id, revision }: Content): boolean => id === draftId() && revision === current().revision

/** The draft's entry in the outbox, if it was sent and is not confirmed yet. */
export const draftEntry = (): OutboxEntry | undefined => outboxEntry(draftId() ?? '')

/** The draft's id: the same for its whole life, so that it is one lead however it is sent. */
export function idOfDraft(): string {
  const draft = current()
  const id = draft.id ?? newId()
  if (!draft.id) store({ ...draft, id })
  return id
}

/**
 * The id and revision to send these values as: a new revision if they have changed since the last.
 */
export function nextRevision(): { id: string; revision: number } {
  const sent = current()
  // A tab with a copy of this draft has sent a later one: they are two requests, and both are kept.
  const { revision: later = 0 } = sentElsewhere.get(sent.id ?? '') ?? draftEntry() ?? {}
  if (later > (sent.revision ?? 0)) store({ values: sent.values })
  const id = idOfDraft()
  const draft = current()
  const revision = (draft.revision ?? 0) + (draft.isAsSent ? 0 : 1)
  if (!draft.isAsSent) store({ ...draft, revision, isAsSent: true })
  return { id, revision }
}

/** Restores what was sent as this revision into the draft, for correction. */
export function reopenDraft(values: QuoteValues, id: string, revision: number): void {
  if (!isEmpty(draftValues())) return
  store({ values, id, revision, isAsSent: true })
}

/**
 * Keeps what the visitor confirmed sending by email, for a day: nobody knows whether it arrived.
 */
export function markMailed(): void {
  store({ ...current(), mailedAt: Date.now() })
}

/**
 * Calls back with the form that changed the draft, if one did, until the signal aborts; also when a
 * page is restored from the bfcache, since the tab's draft may have changed meanwhile.
 */
export function onDraftChange(listener: Listener, signal?: AbortSignal): void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    if (!isInMemory) draft = undefined
    listener(undefined)
  }
  listeners.add(listener)
  window.addEventListener('pageshow', onShow, { ...(signal && { signal }) })
  signal?.addEventListener('abort', () => listeners.delete(listener))
}

/** What the loader saved is the newest: it saves nothing once a form's module has loaded. */
function current(): Draft {
  draft = takeTypedValues() ?? draft ?? savedDraft()
  return draft
}

function savedDraft(): Draft {
  const known = withStorage((storage) => readDraft(storage.getItem(DRAFT_KEY)))
  if (!known?.mailedAt || Date.now() - known.mailedAt < MAILED_MS) return known ?? { values: {} }
  withStorage((storage) => storage.removeItem(DRAFT_KEY))
  return { values: {} }
}

/** What the loader saved before this code had loaded, merged into the earlier draft. */
function takeTypedValues(): Draft | undefined {
  return withStorage((storage) => {
    const typed = new URLSearchParams(storage.getItem(TYPED_KEY) ?? '')
    storage.removeItem(TYPED_KEY)
    const values = Object.fromEntries(
      FIELDS.map((name) => [name, typed.getAll(name).join(LIST_SEPARATOR)]).filter(([, value]) => value),
    )
    if (Object.keys(values).length === 0) return undefined
    const id = typed.get(LEAD_ID)
    const known = savedDraft()
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
  isInMemory = !withStorage((storage) => {
    storage.setItem(DRAFT_KEY, JSON.stringify(next))
    return true
  })
  for (const listener of listeners) listener(source)
}

/** Parses a stored draft; invalid parts are dropped. */
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
