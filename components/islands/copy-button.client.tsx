'use client'

import clsx from 'clsx'
import { showToast } from '@/components/behaviour/toast'
import { useHydrated } from '@/components/behaviour/use-hydrated'
import { buttonLook } from '@/components/ui/button-link'

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

/** Copies a text to the clipboard and says so. Keeps its place but cannot be seen or reached where it could do nothing: before and without script, and where the browser gives no clipboard (only https pages have one). */
export function CopyButton({ text, label, name, small = false, done, failed }: CopyButtonProps) {
  const works = useHydrated() && 'clipboard' in navigator
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(done),
      () => showToast(failed),
    )
  return (
    <button
      type="button"
      onClick={copy}
      className={clsx(
        small ? 'text-link inline-flex min-h-11 cursor-pointer items-center text-small' : buttonLook('quiet'),
        !works && 'invisible',
      )}
    >
      {label}
      {name && <span className="sr-only"> {name}</span>}
    </button>
  )
}
