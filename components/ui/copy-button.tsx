import clsx from 'clsx'
import { buttonLook } from './button'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What the button does, in two words. */
  label: string
  /** What screen readers hear after the label, where several such buttons stand on a page. */
  name?: string
  /** As words beside what is copied, instead of a button. */
  small?: boolean
  /** The message when it is done, and when the browser did not allow it. */
  done: string
  failed: string
}

/** Copies a text to the clipboard and says so, by components/enhancements/copy.ts. */
export function CopyButton({ text, label, name, small = false, done, failed }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copies={text}
      data-copied={done}
      data-copy-failed={failed}
      className={clsx(
        'needs-script',
        small ? 'text-link inline-flex min-h-11 cursor-pointer items-center text-small' : buttonLook('quiet'),
      )}
    >
      {label}
      {name && <span className="sr-only"> {name}</span>}
    </button>
  )
}
