// What a visitor sees and hears while a request is being sent.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { TIMEOUT_MS } from '@/components/enhancements/loader-api'
import { show, field, send, sent, answers, stays, fillIn, words } from '../support/quote-form'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')

describe('a form that is being sent', () => {
  test.each(['sending', 'retrying', 'offline'] as const)(
    'shows its progress while it is %s, and keeps its button',
    async (progress) => {
      stays(progress)
      const { user } = show()
      await fillIn(user)
      await user.click(send())
      expect(screen.getByText(words.progress[progress])).toHaveAttribute('role', 'status')
      expect(send()).toHaveAttribute('aria-disabled', 'true')
      expect(send()).toBeEnabled()
    },
  )

  test.each(['retrying', 'offline'] as const)('offers phone and email while it is %s', async (progress) => {
    stays(progress)
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    expect(screen.getByText(words.otherWays.title)).toBeVisible()
    expect(screen.getByRole('link', { name: words.otherWays.draft })).toBeVisible()
  })

  test('says so when sending takes long, and offers phone and email then, not before', async () => {
    stays('sending')
    const { user } = show()
    await fillIn(user)
    jest.useFakeTimers()
    fireEvent.submit(send().closest('form')!)
    await act(() => jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1))
    expect(screen.getByText(words.progress.sending)).toHaveAttribute('role', 'status')
    expect(screen.queryByText(words.otherWays.title)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByText(words.progress.slow)).toHaveAttribute('role', 'status')
    expect(screen.getByText(words.otherWays.title)).toBeVisible()
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    jest.useRealTimers()
  })

  // Regression: a screen reader read that it has not got through twice with each of the retries.
  test('announces each stage once', async () => {
    sent.mockImplementation((_, __, onProgress) => {
      for (const progress of ['sending', 'retrying', 'retrying', 'retrying'] as const) onProgress(progress)
      return new Promise(() => {})
    })
    const { user, container } = show()
    await fillIn(user)
    const announced: (string | null)[] = []
    const observer = new MutationObserver((changes) =>
      announced.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))),
    )
    observer.observe(container.querySelector('[data-part=status]')!, { childList: true })
    await user.click(send())
    await waitFor(() => expect(announced).toContain(words.progress.retrying))
    observer.disconnect()
    expect(announced).toEqual([words.progress.sending, words.progress.retrying])
  })

  // Regression: a screen reader read the whole notice again with each letter that was typed.
  test('announces that it failed once, and not again while the visitor corrects it', async () => {
    answers({ kind: 'failed' })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed.title)
    await user.type(field('message'), 'Two floors')
    expect(screen.getByText(words.failed.title)).toBeVisible()
    expect(screen.getByText(/Two floors$/m, { selector: 'pre' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed.title)
  })

  test('says that it is retrying rather than that it takes long', async () => {
    stays('retrying')
    const { user } = show()
    await fillIn(user)
    jest.useFakeTimers()
    fireEvent.submit(send().closest('form')!)
    await act(() => jest.advanceTimersByTimeAsync(TIMEOUT_MS))
    expect(screen.getByText(words.progress.retrying)).toBeVisible()
    jest.useRealTimers()
  })

  test('has a text for each progress that it shows, and no other', () => {
    expect(Object.keys(words.progress).sort()).toEqual(['offline', 'retrying', 'sending', 'slow'])
  })
})
