import setup from 'site:quote-setup'
import { trackEvent } from '../enhancements/track-event'
import { markMailed } from './draft'
import { noticeFor } from './notice'
import { currentStatus, progressOf, setStatus } from './request'

const { words } = setup

/** The parts of a form that show its submission status. */
interface StatusParts {
  button: Element
  status: HTMLElement
  notice: HTMLElement
}

/**
 * Shows the submission status in a form: progress beside its button, anything but success as a
 * notice, which it returns. The form that sent the request is replaced by a receipt, and does not
 * say that it has arrived.
 */
export function showStatus({ button, status, notice }: StatusParts, isSender: boolean): HTMLElement | undefined {
  const submission = currentStatus()
  const progress = progressOf(submission)
  button.setAttribute('aria-disabled', String(progress !== undefined))
  const isSent = submission.status === 'sent' && !isSender
  const text = progress ? words.progress[progress] : isSent ? words.toasts.sent : ''
  // Screen readers announce a live region whenever it is written, even with the same text.
  if (status.textContent !== text) status.textContent = text
  const shown = noticeFor(submission, () => {
    trackEvent({ name: 'quote_sent', by: 'email' })
    markMailed()
    setStatus({ status: 'mailed' })
  })
  notice.replaceChildren(...(shown ? [shown] : []))
  return shown
}
