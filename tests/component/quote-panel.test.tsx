import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import setup from 'site:quote-setup'
import type { Loader } from '@/components/enhancements/loader-api'
import { clearDraft, saveDraft } from '@/components/quote/draft'
import { attach } from '@/components/quote/frame'
import { QuoteAndBooking } from '@/components/sections/home/quote-and-booking'
import { getContent } from '@/lib/content/get-content'
import { contactMethods } from '@/lib/content/contact'
import { quoteLink } from '@/lib/content/navigation'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))

const { home } = getContent().templatePages
const { frame: frameWords } = getContent().quote
const { ownForm } = setup.words

/** Shows the section as it comes from the server, and lets script draw the frames. */
async function show() {
  const { quote, booking } = home
  const { phone, email } = contactMethods()
  render(<QuoteAndBooking {...{ quote, booking, setup, frameWords }} bookingLink={quoteLink()} ways={[phone, email]} />)
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    await act(async () => attach(island, {} as Loader))
  }
  return { visitor: userEvent.setup(), panel: within(screen.getByRole('region', { name: quote.title })) }
}

afterEach(clearDraft)

test('the own form is one click away from the provider’s and back, with the focus where the visitor looks', async () => {
  const { visitor, panel } = await show()
  const frame = panel.getByTitle(setup.embeds.quote?.title ?? '')

  await visitor.click(panel.getByRole('link', { name: ownForm.show }))
  expect(document.activeElement).toContainElement(panel.getByRole('textbox', { name: setup.words.form.name.label }))
  expect(document.activeElement).not.toContainElement(frame)

  await visitor.click(panel.getByRole('button', { name: ownForm.back }))
  expect(document.activeElement).toContainElement(frame)
  // The same one all the time, with what was typed into it.
  expect(panel.getByTitle(setup.embeds.quote?.title ?? '')).toBe(frame)
})

test('the provider’s form is given what the visitor has typed elsewhere on the site', async () => {
  saveDraft({ name: 'Sam Lee' })
  const { panel } = await show()
  const { title = '', prefill } = setup.embeds.quote ?? {}
  const { searchParams } = new URL(panel.getByTitle<HTMLIFrameElement>(title).src)
  expect(searchParams.get(prefill?.name ?? '')).toBe('Sam Lee')
})
