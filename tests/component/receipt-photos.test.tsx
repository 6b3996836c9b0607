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

const show = (photos: readonly File[]) =>
  act(async () => {
    const request = { id: newId(), revision: 1, values: { phone: '0412 345 678' }, lead: {} }
    document.body.replaceChildren(receiptFor(request, photos, () => {}))
  })

beforeEach(() => sent.mockReset())

describe('photographs that did not get through', () => {
  test('are sent again by a button, which is there as long as they have not arrived', async () => {
    answers({ kind: 'failed' })
    await show([photo])
    expect(screen.getByRole('status')).toHaveTextContent(says.photosFailed)
    answers({ kind: 'sent' })
    await act(async () => fireEvent.click(again()!))
    expect(sentFiles()).toEqual([[photo], [photo]])
    expect(screen.getByRole('status')).toHaveTextContent(says.photosSent)
    expect(again()).toBeNull()
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
