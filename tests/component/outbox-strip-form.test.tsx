import { fireEvent, render, screen } from '@testing-library/react'
import { TIMEOUT_MS, type Loader } from '@/components/enhancements/loader-api'
import { QuoteForm } from '@/components/quote/quote-form'
import {
  entry,
  loadPage,
  says,
  proof,
  fetched,
  sent,
  onItsWay,
  pass,
  ALL_TRIES_MS,
  strip,
  said,
  saying,
  words,
  outbox,
  LEAD,
} from '../support/outbox-strip'
import { connectedSetup as setup } from './connected-setup'

describe('while the form is on the screen', () => {
  /** A form that holds what was sent; jsdom draws nothing, so what is seen has to be said. */
  async function openWithForm({ isSeen }: { isSeen: boolean }) {
    const page = loadPage()
    render(<QuoteForm setup={setup} id="quote" />, { container: document.querySelector('main')! })
    const values = { ...LEAD, location: 'Parramatta', service: words.form.service.unsure }
    page.draft.saveDraft(values)
    const form = document.querySelector('form')!
    page.form.attach(form, {} as Loader)
    const seen = { isSeen }
    jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (seen.isSeen && form.contains(this) ? [{}] : []) as unknown as DOMRectList
    })
    return { page, form, seen }
  }
  const answersWith = async (form: HTMLFormElement, answer: ReturnType<typeof says>) => {
    fetched.mockResolvedValue(answer)
    fireEvent.submit(form)
    await pass(ALL_TRIES_MS)
  }

  test('a request that has just been sent from it shows nothing, and neither does one that has arrived', async () => {
    const { form } = await openWithForm({ isSeen: true })
    const arrive = onItsWay()
    Object.assign(window, { navigation: { navigate: () => ({}) } })
    fireEvent.submit(form)
    await pass(TIMEOUT_MS - 1)
    expect(strip()).toBeEmptyDOMElement()
    const [id = ''] = sent()
    await arrive(proof(entry({ id: id! })))
    expect(strip()).toBeEmptyDOMElement()
    Reflect.deleteProperty(window, 'navigation')
  })

  test.each([
    ['failed', 500, words.failed.title],
    ['unproven', 200, words.unproven.title],
  ])('what the form says is not said twice (%s)', async (_, status, title) => {
    const { form } = await openWithForm({ isSeen: true })
    await answersWith(form, says(status))
    expect(screen.getByText(title)).toBeInTheDocument()
    expect(strip()).toBeEmptyDOMElement()
  })

  test('the strip says it once the form is hidden, as when the dialog is closed', async () => {
    const { form, seen } = await openWithForm({ isSeen: true })
    await answersWith(form, says(500))
    seen.isSeen = false
    window.dispatchEvent(new PopStateEvent('popstate'))
    const [id] = sent()
    expect(said()).toBe(saying(outbox.waiting, id!))
  })

  test('a request that takes longer than 8 s is shown in the strip where the form cannot be seen', async () => {
    const { form } = await openWithForm({ isSeen: false })
    fireEvent.submit(form)
    await pass(TIMEOUT_MS - 1)
    expect(strip()).toBeEmptyDOMElement()
    await pass(1)
    expect(said()).toBe(saying(outbox.sending, sent()[0]!))
  })

  // Regression: the strip said that it was still being sent when the last try had failed.
  test('and is said to wait once no try has got through', async () => {
    const { form } = await openWithForm({ isSeen: false })
    // The last try ends after the strip has begun to speak.
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(says(500)), TIMEOUT_MS / 2)))
    fireEvent.submit(form)
    await pass(ALL_TRIES_MS)
    expect(said()).toBe(saying(outbox.waiting, sent()[0]!))
  })

  test('a request of another tab is shown all the same', async () => {
    const { page } = await openWithForm({ isSeen: true })
    page.outbox.saveEntry(entry({ isAnswered: true }))
    page.strip.showOutbox()
    expect(said()).toBe(saying(outbox.unproven))
  })
})
