'use client'

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
  /** The message when it is done, and when the browser did not allow it. */
  done: string
  failed: string
}

/** Copies a text to the clipboard and says so. Keeps its place but cannot be seen or reached where it could do nothing: before and without script, and where the browser gives no clipboard (only https pages have one). */
export function CopyButton({ text, label, name, done, failed }: CopyButtonProps) {
  const works = useHydrated() && 'clipboard' in navigator
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(done),
      () => showToast(failed),
    )
  return (
    <button type="button" onClick={copy} className={buttonLook('quiet', works ? undefined : 'invisible')}>
      {label}
      {name && <span className="sr-only"> {name}</span>}
    </button>
  )
}
