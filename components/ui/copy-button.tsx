import clsx from 'clsx'
import { siteWords } from '@/lib/content/words'
import { buttonLook } from './button'

interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** The button's label, in two words. */
  label: string
  /** Appended to the label for screen readers if a page has several such buttons. */
  name?: string
  /** Styled as a link beside the copied text, instead of a button. */
  small?: boolean
  /** The toast on success. */
  done: string
}

/** Copies a text to the clipboard and shows a toast: components/enhancements/copy.ts. */
export function CopyButton({ text, label, name, small = false, done }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copies={text}
      data-copied={done}
      data-copy-failed={siteWords().copyFailed}
      className={clsx(
        'needs-script screen-only',
        small ? 'text-link inline-flex min-h-11 cursor-pointer items-center text-small' : buttonLook('quiet'),
      )}
    >
      {label}
      {name && (
        <span translate="no" className="sr-only">
          {` ${name}`}
        </span>
      )}
    </button>
  )
}
