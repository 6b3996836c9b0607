import { fireEvent, within } from '@testing-library/react'
import { TIMEOUT_MS } from '@/components/enhancements/loader-api'
import {
  ID,
  loadPage,
  OTHER_ID,
  LEAD,
  entry,
  type Page,
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
  button,
  otherTabConfirms,
  open,
  words,
  phone,
  outbox,
} from '../support/outbox-strip'
import { connectedSetup as setup } from './connected-setup'

/** How often a page sends by itself what has not got through. */
const AGAIN_MS = 300_000

test('nothing is shown while the outbox is empty', async () => {
  await open()
  expect(strip()).toBeEmptyDOMElement()
  expect(fetched).not.toHaveBeenCalled()
})

test('the strip is in the page once, however often it is shown', async () => {
  const { strip: module } = await open()
  module.showOutbox()
  expect(document.querySelectorAll('.outbox-strip')).toHaveLength(1)
})

describe('a request that a page before has left', () => {
  test('is sent at once when it was asked for long ago, and the strip says so, with its reference', async () => {
    await open(entry())
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sending))
    expect(strip()).toHaveAttribute('role', 'status')
  })

  test('offers the phone number as well', async () => {
    await open(entry())
    const link = within(strip()!).getByRole('link', { name: `${words.otherWays.ring} ${phone.text}` })
    expect(link).toHaveAttribute('href', phone.href)
  })

  test('is shown as sent when the receiver has proven it, and not before; the visitor can close that', async () => {
    const arrive = onItsWay()
    const { outbox: kept } = await open(entry())
    expect(said()).toBe(saying(outbox.sending))
    await arrive(proof())
    expect(said()).toBe(saying(outbox.sent))
    expect(kept.entries()).toEqual([])
    expect(within(strip()!).queryByRole('link')).toBeNull()
    expect(window.siteEvents).toEqual([{ name: 'quote_sent', by: setup.target.kind }])
    fireEvent.click(within(strip()!).getByRole('button', { name: words.dialog.close }))
    expect(strip()).toBeEmptyDOMElement()
  })

  test('is left alone for 8 s after it was asked for: it may still be on its way', async () => {
    await open(entry({ askedAt: Date.now() - 2000 }))
    expect(said()).toBe(saying(outbox.waiting))
    await pass(TIMEOUT_MS - 2001)
    expect(fetched).not.toHaveBeenCalled()
    await pass(1)
    expect(sent()).toEqual([ID])
  })

  test('waits when no try gets through, and says so; the visitor may send it now', async () => {
    fetched.mockResolvedValue(says(500))
    const { outbox: kept } = await open(entry())
    await pass(ALL_TRIES_MS)
    expect(said()).toBe(saying(outbox.waiting))
    expect(kept.outboxEntry(ID)).toMatchObject({ lead: LEAD })
    fetched.mockReset().mockResolvedValue(proof())
    fireEvent.click(button())
    await Promise.resolve()
    expect(said()).toBe(saying(outbox.sending))
    await pass(0)
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sent))
  })

  test.each([
    ['on the next page', ({ announcePageChange }: Page) => announcePageChange()],
    ['when the connection comes back', () => window.dispatchEvent(new Event('online'))],
    // Regression: where the browser had never taken the connection for lost, nothing began again.
    ['when the visitor looks at the page again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['after five minutes on the same page', () => pass(AGAIN_MS)],
  ])('that did not get through is sent again %s', async (_, happens) => {
    fetched.mockResolvedValue(says(500))
    const page = await open(entry())
    await pass(ALL_TRIES_MS)
    fetched.mockReset().mockResolvedValue(proof())
    await happens(page)
    await pass(0)
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sent))
  })

  // Regression: a clock that was an hour ahead had the next page wait for an hour.
  test('does not wait longer because the clock was ahead', async () => {
    await open(entry({ askedAt: Date.now() + 3_600_000 }))
    await pass(TIMEOUT_MS)
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sending))
  })

  test('is counted as failed once, however often it is tried', async () => {
    fetched.mockResolvedValue(says(500))
    await open(entry({ tries: 0 }))
    await pass(2 * AGAIN_MS)
    expect(sent().length).toBeGreaterThan(4)
    expect(window.siteEvents).toEqual([{ name: 'quote_failed', reason: 'failed' }])
  })

  test('is not sent a second time while it is on its way', async () => {
    const { announcePageChange } = await open(entry())
    announcePageChange()
    window.dispatchEvent(new Event('online'))
    fireEvent.click(button())
    await pass(0)
    expect(sent()).toEqual([ID])
  })

  test('that waits for the connection is tried at once when the visitor asks for it', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await open(entry())
    expect(sent()).toEqual([ID])
    fetched.mockResolvedValue(proof())
    fireEvent.click(button())
    await pass(0)
    expect(sent()).toEqual([ID, ID])
    expect(said()).toBe(saying(outbox.sent))
    online.mockRestore()
  })

  // Regression: the strip disappeared without a word.
  test('is said to have arrived once another tab has sent it', async () => {
    fetched.mockResolvedValue(says(500))
    const { outbox: kept } = await open(entry())
    await pass(TIMEOUT_MS)
    otherTabConfirms()
    expect(kept.entries()).toEqual([])
    expect(said()).toBe(saying(outbox.sent))
  })

  test('is not said to have arrived once it is deleted', async () => {
    fetched.mockResolvedValue(says(500))
    const { outbox: kept } = await open(entry())
    await pass(TIMEOUT_MS)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(kept.entries()).toEqual([])
    expect(strip()).toBeEmptyDOMElement()
  })

  // Regression: the office was told of a photograph that did not come, and the visitor was not.
  test('is said to have arrived without its photographs, which were in the page that was closed', async () => {
    const lead = { ...LEAD, photos: 'kitchen.jpg' }
    fetched.mockResolvedValue(proof())
    await open(entry({ lead }))
    await pass(0)
    expect(said()).toBe(`${saying(outbox.sent)} ${words.receipt.mailPhotos}.`)
  })

  test('is the first of several, and the next one follows it', async () => {
    fetched.mockResolvedValue(says(500))
    const { outbox: kept } = await open(entry(), entry({ id: OTHER_ID, askedAt: Date.now() - TIMEOUT_MS - 1 }))
    await pass(ALL_TRIES_MS)
    expect(said()).toBe(saying(outbox.waiting, OTHER_ID))
    kept.removeEntry(OTHER_ID)
    expect(said()).toBe(saying(outbox.waiting))
  })
})

describe('a request that the visitor no longer wants', () => {
  const discarded = async (isSure = true) => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(isSure)
    const page = await open(entry({ isAnswered: true }))
    fireEvent.click(button(outbox.discard))
    await pass(0)
    expect(asked.mock.calls).toEqual([[`${outbox.discard}?`]])
    return page
  }

  test('can be deleted, and is not sent, whatever happens', async () => {
    const { outbox: kept } = await discarded()
    expect(kept.entries()).toEqual([])
    expect(localStorage).toHaveLength(0)
    expect(strip()).toBeEmptyDOMElement()
    window.dispatchEvent(new Event('online'))
    await pass(ALL_TRIES_MS)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is deleted from the form as well', async () => {
    const { draft, outbox: kept, strip: module } = loadPage()
    draft.saveDraft({ name: 'Sam Lee' })
    kept.saveEntry(entry({ ...draft.nextRevision(), isAnswered: true }))
    module.showOutbox()
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    fireEvent.click(button(outbox.discard))
    expect(draft.draftValues()).toEqual({})
    expect(sessionStorage).toHaveLength(0)
  })

  test('stays where the visitor is not sure', async () => {
    const { outbox: kept } = await discarded(false)
    expect(kept.entries()).toHaveLength(1)
    expect(said()).toBe(saying(outbox.unproven))
    expect(button()).toBeInTheDocument()
  })

  test('cannot be deleted while it is on its way', async () => {
    await open(entry())
    expect(said()).toBe(saying(outbox.sending))
    expect(within(strip()!).queryByRole('button', { name: outbox.discard })).toBeNull()
  })
})

describe('an unproven request', () => {
  test('says so, and is not sent again by itself, whatever happens', async () => {
    const { announcePageChange } = await open(entry({ isAnswered: true }))
    expect(said()).toBe(saying(outbox.unproven))
    announcePageChange()
    window.dispatchEvent(new Event('online'))
    await pass(ALL_TRIES_MS)
    expect(fetched).not.toHaveBeenCalled()
    expect(said()).toBe(saying(outbox.unproven))
  })

  test('is sent when the visitor asks for it', async () => {
    fetched.mockResolvedValue(proof())
    await open(entry({ isAnswered: true }))
    fireEvent.click(button())
    await pass(0)
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sent))
  })

  test('is shown as being sent while it is', async () => {
    await open(entry({ isAnswered: true }))
    fireEvent.click(button())
    await pass(0)
    expect(said()).toBe(saying(outbox.sending))
  })

  test('is left alone once its server has answered, although it was about to be sent again', async () => {
    const { outbox: kept } = await open(entry({ askedAt: Date.now() - 2000 }))
    kept.saveEntry(entry({ askedAt: Date.now() - 2000, isAnswered: true }))
    await pass(ALL_TRIES_MS)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('of the page before is shown once the answer to its retry proves nothing', async () => {
    fetched.mockResolvedValue(says(200))
    const { outbox: kept } = await open(entry())
    expect(said()).toBe(saying(outbox.unproven))
    expect(kept.outboxEntry(ID)).toMatchObject({ isAnswered: true })
    await pass(ALL_TRIES_MS)
    expect(sent()).toEqual([ID])
  })
})
