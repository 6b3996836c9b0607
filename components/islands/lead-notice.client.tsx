'use client'

import { useSyncExternalStore, type Ref } from 'react'
import { draftValues, onDraftChange } from '@/components/behaviour/draft'
import { leadDraft, leadText } from '@/components/behaviour/quote-fields'
import { CopyButton } from '@/components/islands/copy-button.client'
import { buttonLook } from '@/components/ui/button-link'
import type { QuoteFields } from '@/content/schema/quote'
import type { ContactWay } from '@/content/types'

interface LeadNoticeProps {
  ref: Ref<HTMLDivElement>
  is: 'refused' | 'failed' | 'drafted' | 'retrying' | 'offline'
  /** The server's own words, when it refused the request and gave any. */
  reason: string | undefined
  words: QuoteFields
  copyFailed: string
  phone: ContactWay
  email: ContactWay
  /** The visitor says that the e-mail has been sent. */
  onSent: () => void
}

/** What became of a request that has not arrived yet (while it is on its way, the form itself says so), and every other way to get it there: the phone, an e-mail draft, the text itself. */
export function LeadNotice({ ref, is, reason, words, copyFailed, phone, email, onSent }: LeadNoticeProps) {
  const { otherWays, drafted } = words
  // What is corrected after the first try is in the e-mail of the second.
  const values = useSyncExternalStore(onDraftChange, draftValues)
  const said = is === 'retrying' || is === 'offline' ? undefined : words[is]
  const text = leadText(values, words.form)
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={is === 'drafted' ? 'status' : said && 'alert'}
      className="rounded-small border-2 border-ink bg-white p-4 sm:col-span-2 md:p-6"
    >
      {said && (
        <>
          <p className="text-title font-semibold">{said.title}</p>
          <p className="mt-1">{said.text}</p>
          {is === 'refused' && <p className="mt-2 font-semibold">{reason ?? words.refused.noReason}</p>}
        </>
      )}
      {is !== 'drafted' && <p className="mt-4 font-semibold first:mt-0">{otherWays.title}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {is === 'drafted' && (
          <button type="button" className={buttonLook('primary')} onClick={onSent}>
            {drafted.sent}
          </button>
        )}
        <a href={leadDraft(email.href, values, words)} className={buttonLook('quiet')}>
          {is === 'drafted' ? drafted.again : otherWays.draft}
        </a>
        <CopyButton text={text} label={otherWays.copy} done={otherWays.copied} failed={copyFailed} />
        <a href={phone.href} className={buttonLook('quiet')}>
          {otherWays.ring} {phone.text}
        </a>
      </div>
      <pre className="mt-4 border-l-4 border-line pl-3 font-sans text-small whitespace-pre-wrap">{text}</pre>
    </div>
  )
}
