'use client'

import clsx from 'clsx'
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react'

interface SearchFieldProps {
  id: string
  label: string
  hint: string
  /** The name of the button that empties the field. */
  clear: string
  /** Drawn by the server: in the field, and on the button. */
  icons: { search: ReactNode; clear: ReactNode }
  input: RefObject<HTMLInputElement | null>
  /** With each change of what stands in the field. */
  onType: (text: string) => void
  onClear: () => void
  onEnter: () => void
  /** Whether the answer stands beside the field from 1024 px, and not below it. */
  beside?: boolean
  /** What is answered. */
  children: ReactNode
}

/** A field that answers while it is typed into. It is not shown where there is no script, since nothing would answer. */
export function SearchField({ id, label, hint, icons, input, beside = false, children, ...rest }: SearchFieldProps) {
  const { clear, onType, onClear, onEnter } = rest
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) onEnter()
  }
  // A finger brings up the keyboard: the field moves up, so that the answer below it is in sight.
  const onFocus = ({ currentTarget }: FocusEvent) => {
    const low = currentTarget.getBoundingClientRect().bottom > window.innerHeight / 2
    if (navigator.maxTouchPoints > 0 && low) currentTarget.closest('[role=search]')?.scrollIntoView()
  }
  const onClick = () => {
    onClear()
    input.current?.focus()
  }
  return (
    <div
      role="search"
      className={clsx('grid gap-x-12 gap-y-4 print:hidden noscript:hidden', beside && 'lg:grid-cols-12')}
    >
      <div className={beside ? 'lg:col-span-7' : undefined}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
        <div className="search-field relative mt-2">
          <span className="pointer-events-none absolute inset-y-0 left-0 grid w-13 place-items-center text-teal">
            {icons.search}
          </span>
          <input
            ref={input}
            id={id}
            type="search"
            // Shown or not, it tells the stylesheet whether the field is empty.
            placeholder=" "
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            onInput={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            className="peer block min-h-14 w-full rounded-small border-2 border-ink-soft bg-white pr-14 pl-13 text-lead text-ink hover:border-teal"
          />
          <button
            type="button"
            aria-label={clear}
            onClick={onClick}
            className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-small text-ink-soft peer-placeholder-shown:invisible hover:text-teal"
          >
            {icons.clear}
          </button>
        </div>
      </div>
      <div className={beside ? 'lg:col-span-5' : undefined}>{children}</div>
    </div>
  )
}
