import { buttonLook } from '@/components/ui/button'
import { ContactLink } from '@/components/ui/contact-link'
import { Icon } from '@/components/ui/icon'
import type { ContactMethod } from '@/lib/content/types'
import { siteWords } from '@/lib/content/words'

/**
 * Elements that browser code needs outside the page, which a dialog makes inert: the dialog's
 * container, the notice that a page did not load, toasts, the live region, and icons.
 */
export function PageEnd({ phone }: { phone: ContactMethod }) {
  const words = siteWords()
  return (
    <>
      <div id="dialog" />
      <div id="no-answer" role="alert" hidden className="foot-notice on-dark">
        <p>{words.noAnswer}</p>
        <button type="button" className={buttonLook('primary')}>
          {words.tryAgain}
        </button>
        <ContactLink {...phone} className="font-semibold hover:underline" iconClassName="size-5" />
      </div>
      <div role="status" className="toast-region">
        <template>
          <div className="on-dark toast">
            <button
              type="button"
              className="ms-auto flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-small hover:bg-ground-strong"
            >
              <span className="sr-only">{words.closeMessage}</span>
              <Icon name="x" className="size-5" />
            </button>
          </div>
        </template>
      </div>
      <p id="said" role="status" data-waiting={words.loading} className="sr-only" />
      <svg width={0} height={0} className="hidden">
        {(['x', 'phone', 'mail'] as const).map((name) => (
          <symbol key={name} id={`sign-${name}`} viewBox="0 0 24 24">
            <Icon name={name} />
          </symbol>
        ))}
      </svg>
    </>
  )
}
