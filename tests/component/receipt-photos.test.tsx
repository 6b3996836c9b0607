import { act, fireEvent, screen } from '@testing-library/react'
import setup from 'site:quote-setup'
import { sendFiles, type Outcome } from '@/components/lead/send'
import { newId } from '@/components/lead/identity'
import { receiptFor } from '@/components/quote/receipt'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')

const { receipt: says } = setup.words
const sent = jest.mocked(sendFiles)
const photo = new File(['kitchen'], 'kitchen.jpg')
const answers = (outcome: Outcome) => sent.mockResolvedValue(outcome)
const again = () => screen.queryByRole('button', { name: setup.words.outbox.sendNow })
const sentFiles = () => sent.mock.calls.map(([, files]) => files)

const onForm = jest.fn()

const show = (photos: readonly File[], revision = 1) =>
  act(async () => {
    const request = { id: newId(), revision, values: { phone: '0412 345 678' }, lead: {} }
    document.body.replaceChildren(receiptFor(request, photos, onForm))
  })

beforeEach(() => [sent, onForm].forEach((mock) => mock.mockReset()))

describe('photographs that did not get through', () => {
  test('are sent again by a button, which is there as long as they have not arrived', async () => {
    answers({ kind: 'failed' })
    await show([photo])
    expect(screen.getByRole('status')).toHaveTextContent(says.photosFailed)
    answers({ kind: 'sent' })
    await act(async () => fireEvent.click(again()!))
    expect(sentFiles()).toEqual([[photo], [photo]])
    // Regression: what had arrived without an answer came to the office twice, as two revisions.
    expect(sent.mock.calls.map(([{ revision }]) => revision)).toEqual([2, 2])
    expect(screen.getByRole('status')).toHaveTextContent(says.photosSent)
    expect(again()).toBeNull()
  })

  // Regression: the button disappeared, and with it the only way to send them.
  test('are still offered to be sent after others were chosen that are too large', async () => {
    answers({ kind: 'failed' })
    await show([photo])
    const plan = new File([], 'plan.pdf')
    Object.defineProperty(plan, 'size', { value: 1e9 })
    await act(async () => fireEvent.change(screen.getByLabelText(says.addPhotos), { target: { files: [plan] } }))
    expect(screen.getByRole('status')).toHaveTextContent('plan.pdf')
    await act(async () => fireEvent.click(again()!))
    expect(sentFiles()).toEqual([[photo], [photo]])
  })

  // Regression: the field kept the files, and browsers tell nobody that the same ones are chosen
  // again.
  test('can be chosen again', async () => {
    answers({ kind: 'failed' })
    await show([])
    const input = screen.getByLabelText<HTMLInputElement>(says.addPhotos)
    const emptied = jest.spyOn(input, 'value', 'set')
    await act(async () => fireEvent.change(input, { target: { files: [photo] } }))
    expect(sentFiles()).toEqual([[photo]])
    expect(emptied).toHaveBeenCalledWith('')
  })
})

test('nothing is offered to be sent again before any photographs were sent', async () => {
  await show([])
  expect(again()).toBeNull()
})

test('photographs that are too many are not sent, and the visitor is told', async () => {
  await show([])
  const files = Array<File>((setup.target.files?.files ?? 0) + 1).fill(photo)
  await act(async () => fireEvent.change(screen.getByLabelText(says.addPhotos), { target: { files } }))
  expect(screen.getByRole('status')).toHaveTextContent(setup.words.errors.photosTooMany)
  expect(sent).not.toHaveBeenCalled()
})

test('one that is too large is named', async () => {
  await show([])
  const plan = new File([], 'plan.pdf')
  Object.defineProperty(plan, 'size', { value: 1e9 })
  await act(async () => fireEvent.change(screen.getByLabelText(says.addPhotos), { target: { files: [photo, plan] } }))
  expect(screen.getByRole('status')).toHaveTextContent(`${setup.words.errors.photosTooLarge} plan.pdf`)
})

// Only the receiver takes files: of other services the visitor mails them.
test('where the service takes no files, an email that names the request is there for them', async () => {
  const replaced = jest.replaceProperty(setup.target, 'kind', 'formspree')
  await show([])
  expect(screen.queryByLabelText(says.addPhotos)).toBeNull()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: says.mailPhotos })
  expect(href).toMatch(new RegExp(`^${setup.email.href}\\?subject=${setup.words.reference.letters}-\\w{4}%20`))
  replaced.restore()
})

test('a correction is called one, and the form comes back for another or for a new request', async () => {
  await show([], 2)
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(says.corrected)
  fireEvent.click(screen.getByRole('button', { name: says.correct }))
  fireEvent.click(screen.getByRole('button', { name: says.again }))
  expect(onForm.mock.calls).toEqual([[true], [false]])
})
