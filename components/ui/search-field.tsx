import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon'

interface SearchFieldProps {
  /** The module that runs the search: components/enhancements/modules.ts. */
  search: 'suburbs' | 'questions'
  label: string
  hint: string
  /** The label of the clear button. */
  clear: string
  /** The module's copy, serialised as JSON. */
  words: object
  /** Whether the results are beside the field from 1024 px, instead of below it. */
  beside?: boolean
  /** The results: elements with `data-part`, which the module shows and fills in. */
  children: ReactNode
}

/** A search field with results while typing. Hidden without script, since it would not work. */
export function SearchField({ search, label, hint, clear, words, beside = false, children }: SearchFieldProps) {
  const id = `${search}-search`
  return (
    <div
      role="search"
      data-module={search}
      data-words={JSON.stringify(words)}
      className={clsx(
        'needs-script grid screen-only gap-x-gutter gap-y-4 noscript:hidden',
        beside && 'lg:grid-cols-12',
      )}
    >
      <div className={beside ? 'lg:col-span-7' : undefined}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-muted">
          {hint}
        </p>
        <div className="search-field relative mt-2">
          <span className="pointer-events-none absolute inset-y-0 inset-s-0 grid w-13 place-items-center text-action">
            <Icon name="search" />
          </span>
          <input
            id={id}
            type="search"
            // For :placeholder-shown in the stylesheet, even though it is invisible.
            placeholder=" "
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            className="peer block min-h-14 w-full rounded-small border-2 border-line-control bg-ground-raised ps-13 pe-14 text-lead text-ink hover:border-action"
          />
          <button
            type="button"
            aria-label={clear}
            data-part="clear"
            className="absolute inset-y-0 inset-e-0 grid w-13 place-items-center rounded-small text-ink-muted peer-placeholder-shown:invisible hover:text-action"
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
      <div className={beside ? 'lg:col-span-5' : undefined}>{children}</div>
    </div>
  )
}
