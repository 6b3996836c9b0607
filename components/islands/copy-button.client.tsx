'use client'

import clsx from 'clsx'
import { useSyncExternalStore } from 'react'
import { showToast } from '@/components/behaviour/toast'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What the button does, in two words; its name for screen readers adds the text. */
  label: string
  /** The message when it is done. */
  doneToast: string
}

const never = () => () => undefined

/** Copies a text to the clipboard and says so. Keeps its place but cannot be seen or reached where it could do nothing: before and without script, and where the browser gives no clipboard (only https pages have one). */
export function CopyButton({ text, label, doneToast }: CopyButtonProps) {
  const works = useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  )
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(doneToast),
      () => showToast(`The browser did not allow copying. Select this and copy it yourself: ${text}`),
    )
  return (
    <button
      type="button"
      onClick={copy}
      className={clsx(
        'min-h-11 rounded-small border-2 border-teal px-3 text-small font-semibold text-teal hover:bg-teal-soft',
        !works && 'invisible',
      )}
    >
      {label}
      <span className="sr-only"> {text}</span>
    </button>
  )
}
