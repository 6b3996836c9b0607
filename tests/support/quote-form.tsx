import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import setup from 'site:quote-setup'
import type { AnalyticsEvent } from '@/components/enhancements/track-event'
import type { Loader } from '@/components/enhancements/loader-api'
import { entries } from '@/components/lead/outbox'
import { send as sendLead, type Outcome, type Progress } from '@/components/lead/send'
import { clearDraft } from '@/components/quote/draft'
import type { FieldName } from '@/components/quote/fields'
import { attach } from '@/components/quote/form'
import { QuoteForm } from '@/components/quote/quote-form'
import { setStatus, INITIAL_STATUS } from '@/components/quote/request'
import { getContent } from '@/lib/content/get-content'
import { pagePath } from '@/lib/content/routes'

export const { words, target } = setup
export const { errors, form: labels } = words
export const { services } = getContent()
export const { honeypot = '' } = target
const [first, second] = services
if (!first || !second || !honeypot) throw new Error('expected two services and a honeypot')
/** Two services of the site. */
export const [service, other] = [first, second]

export const example = (props: Partial<Parameters<typeof QuoteForm>[0]> = {}) => (
  <QuoteForm setup={setup} id="quote" {...props} />
)

/** Aborted after each test, which removes the form module's listeners. */
let shown: AbortController

/** Attaches the form's module to every form of the page. */
export function enhance() {
  for (const form of document.querySelectorAll('form')) attach(form, {} as Loader, shown.signal)
}

/** Renders the page's HTML, and attaches the form's module to it. */
export function show(page = example()) {
  const view = render(page)
  enhance()
  return { ...view, user: userEvent.setup() }
}

export const field = (name: FieldName) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
export const send = () => screen.getByRole('button', { name: labels.send })
export const summary = () => screen.queryByRole('group', { name: errors.title })
/** The element that carries a field's description: a group of choices is described as one. */
export const described = (name: FieldName) => (name === 'service' ? field(name).closest('fieldset')! : field(name))
/** The texts that a screen reader reads after a field's label. */
export const description = (name: FieldName) =>
  (described(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

/** The mock of `send`: a test file that imports this one mocks components/lead/send. */
export const sent = jest.mocked(sendLead)
export const answers = (outcome: Outcome) => sent.mockResolvedValue(outcome)
/** Has every request report this progress and never end. */
export const stays = (progress: Progress) =>
  sent.mockImplementation((_, __, onProgress) => {
    onProgress(progress)
    return new Promise(() => {})
  })
/** The one request that the outbox holds. */
export const kept = () => {
  const [entry, ...others] = entries()
  expect([entry, others]).toEqual([expect.anything(), []])
  return entry!
}

export const choice = (title: string, at = 0) => screen.getAllByRole<HTMLInputElement>('checkbox', { name: title })[at]!
/** The services that are selected. */
export const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=service]:checked')].map(({ value }) => value)
export const receipt = () => document.querySelector('[data-part=receipt]')

/** The required answers. */
export const NEEDED = { name: 'Sam Lee', phone: '0412 345 678', location: 'Parramatta' }

/** Pastes the required answers, which is faster than typing; other tests type. */
export async function fillIn(user: UserEvent) {
  for (const [name, text] of Object.entries(NEEDED)) {
    await user.click(field(name as FieldName))
    await user.paste(text)
  }
  await user.click(choice(labels.service.unsure))
}

/** Puts the visitor on a page: its address, and the service that it names, if it is a service's. */
export function goTo(path: string): void {
  history.replaceState(null, '', path)
  const service = getContent().services.find((each) => each.path === path)
  if (service) document.body.dataset.service = service.title
  else delete document.body.dataset.service
}

beforeEach(() => {
  shown = new AbortController()
  goTo(pagePath('contact'))
  clearDraft()
  setStatus(INITIAL_STATUS)
  sent.mockReset()
  localStorage.clear()
  window.siteEvents = [] as AnalyticsEvent[]
})
afterEach(() => shown.abort())
