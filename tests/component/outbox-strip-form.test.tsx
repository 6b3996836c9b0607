import { fireEvent, render, screen } from '@testing-library/react'
import { TIMEOUT_MS, type Loader } from '@/components/enhancements/loader-api'
import { referenceOf } from '@/components/lead/identity'
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
  otherTabConfirms,
} from '../support/outbox-strip'
import { connectedSetup as setup } from './connected-setup'

// Regression: a tab was duplicated before its request was sent, and changed for a second building
// once the first was confirmed. It came as a correction, and the office left the first one alone.
test('a copy of a draft that another tab has sent stays as it is, and becomes a request of its own', async () => {
  const { draft } = loadPage()
  draft.saveDraft(LEAD)
  const id = draft.idOfDraft()
  otherTabConfirms(entry({ id }))
  expect(draft.draftValues()).toEqual(LEAD)
  const own = draft.nextRevision()
  expect(own.revision).toBe(1)
  expect(own.id).not.toBe(id)
})

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
      return (seen.isSeen && this.closest('main') ? [{}] : []) as unknown as DOMRectList
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

  const receipt = () => document.querySelector<HTMLElement>('[data-part=receipt]')
  const values = (form: HTMLFormElement) => new FormData(form).get('name')

  describe('when a request that had failed has arrived after all', () => {
    const failed = async () => {
      const opened = await openWithForm({ isSeen: true })
      await answersWith(opened.form, says(500))
      expect(screen.getByText(words.failed.title)).toBeInTheDocument()
      fetched.mockReset()
      const { draft, outbox } = opened.page
      const request = { id: draft.draftId()!, revision: 1, lead: outbox.entries()[0]!.lead }
      return { ...opened, request }
    }

    // Regression: the receipt alone said it, which was gone by then.
    test('the strip says which photographs are missing where the visitor has left the receipt', async () => {
      const photo = new File(['kitchen'], 'kitchen.jpg')
      const { request } = await failed()
      fetched.mockResolvedValueOnce(proof(entry(request)))
      window.dispatchEvent(new Event('online'))
      await pass(0)
      const refuse = onItsWay()
      fireEvent.change(screen.getByLabelText(words.receipt.addPhotos), { target: { files: [photo] } })
      fireEvent.click(screen.getByRole('button', { name: words.receipt.correct }))
      expect(strip()).toBeEmptyDOMElement()
      await refuse(says(415))
      expect(said()).toBe(`${saying(outbox.sent, request.id)} ${words.receipt.mailPhotos}.`)
    })

    // Regression: the form emptied itself without a word, and the photographs were not sent; later
    // those were not that had been chosen after Send, nor those without content, as a phone has
    // of pictures that are in its cloud: the receiver says that it cannot take them.
    test.each([
      ['before', 'kitchen'],
      ['after', 'kitchen'],
      ['before', ''],
    ])('its form sends the photographs that were chosen %s Send, with the content “%s”', async (when, content) => {
      const photo = new File([content], 'kitchen.jpg')
      const { getAll } = FormData.prototype
      let isChosen = when === 'before'
      // jsdom puts no files that a test has chosen into FormData.
      jest.spyOn(FormData.prototype, 'getAll').mockImplementation(function (this: FormData, name) {
        return isChosen && name === 'photos' ? [photo] : getAll.call(this, name)
      })
      const { request } = await failed()
      isChosen = true
      fetched.mockResolvedValueOnce(proof(entry(request))).mockResolvedValue(proof(entry({ ...request, revision: 2 })))
      window.dispatchEvent(new Event('online'))
      await pass(0)
      expect(receipt()).toHaveTextContent(referenceOf(request.id, words.reference.letters))
      expect(receipt()).toHaveTextContent(words.receipt.photosSent)
      const body = fetched.mock.calls.at(-1)![1].body as unknown as FormData
      expect([...body.values()]).toContainEqual(expect.objectContaining({ name: photo.name }))
      expect(strip()).toBeEmptyDOMElement()
    })

    // Regression: the form still said that it had failed, and sent it a second time.
    test('from another tab, its form shows the receipt, and its answers are deleted', async () => {
      const { request, page, form } = await failed()
      otherTabConfirms(entry(request))
      expect(receipt()).toHaveTextContent(referenceOf(request.id, words.reference.letters))
      await pass(0)
      expect(values(form)).toBe('')
      expect(page.draft.draftValues()).toEqual({})
      expect(screen.queryByText(words.failed.title)).toBeNull()
    })

    test('from another tab with other content, nobody is thanked for this one', async () => {
      const { request, page } = await failed()
      otherTabConfirms(entry({ ...request, lead: { ...request.lead, message: 'A second site' } }))
      expect(receipt()).toBeNull()
      otherTabConfirms(entry({ ...request, revision: 2 }))
      expect(receipt()).toBeNull()
      expect(page.draft.draftValues()).toMatchObject(LEAD)
      expect(screen.getByText(words.failed.title)).toBeInTheDocument()
    })

    // Regression: the notice of the failure stayed over an emptied form.
    test('on the page after it, and the visitor comes back, the form says nothing more of it', async () => {
      const { form } = await failed()
      sessionStorage.clear()
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      expect(values(form)).toBe('')
      expect(screen.queryByText(words.failed.title)).toBeNull()
    })
  })

  test('retries that the visitor has not asked for leave the notice of the failure as it is', async () => {
    const { form } = await openWithForm({ isSeen: true })
    await answersWith(form, says(500))
    const notice = screen.getByRole('alert')
    form.querySelector<HTMLElement>('[name=message]')!.focus()
    const before = fetched.mock.calls.length
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(ALL_TRIES_MS)
    expect(fetched.mock.calls.length).toBeGreaterThan(before)
    expect(screen.getByRole('alert')).toBe(notice)
    expect(document.activeElement).toHaveAttribute('name', 'message')
  })

  test('a correction that is sent during such a retry follows it', async () => {
    const { page, form } = await openWithForm({ isSeen: true })
    await answersWith(form, says(500))
    const arrive = onItsWay()
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    page.draft.saveDraft({ message: 'Two floors' })
    fireEvent.submit(form)
    await pass(0)
    expect(screen.getByText(words.progress.sending)).toBeInTheDocument()
    fetched.mockReset()
    const id = page.draft.draftId()!
    fetched.mockResolvedValue(proof(entry({ id, revision: 2 })))
    await arrive(proof(entry({ id })))
    expect(fetched.mock.calls.map(([, { body }]) => new URLSearchParams(body).get('message'))).toEqual(['Two floors'])
    expect(receipt()).toHaveTextContent('Two floors')
    expect(document.querySelectorAll('[data-part=receipt]')).toHaveLength(1)
  })

  test('a request of another tab is shown all the same', async () => {
    const { page } = await openWithForm({ isSeen: true })
    page.outbox.saveEntry(entry({ isAnswered: true }))
    page.strip.showOutbox()
    expect(said()).toBe(saying(outbox.unproven))
  })
})
