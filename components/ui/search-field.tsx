import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon'

interface SearchFieldProps {
  /** The module that answers: components/enhancements/modules.ts. */
  search: 'suburbs' | 'questions'
  label: string
  hint: string
  /** The name of the button that empties the field. */
  clear: string
  /** What the module says. */
  words: object
  /** Whether the answer stands beside the field from 1024 px, and not below it. */
  beside?: boolean
  /** Where it is answered: elements with `data-part`, which the module shows and fills in. */
  children: ReactNode
}

/**
 * A field that answers while it is typed into. It is not shown where there is no script, since
 * nothing would answer.
 */
export function SearchField({ search, label, hint, clear, words, beside = false, children }: SearchFieldProps) {
  const id = `${search}-search`
  return (
    <div
      role="search"
      data-search={search}
      data-words={JSON.stringify(words)}
      className={clsx('needs-script grid gap-x-12 gap-y-4 print:hidden noscript:hidden', beside && 'lg:grid-cols-12')}
    >
      <div className={beside ? 'lg:col-span-7' : undefined}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-muted">
          {hint}
        </p>
        <div className="search-field relative mt-2">
          <span className="pointer-events-none absolute inset-y-0 left-0 grid w-13 place-items-center text-action">
            <Icon name="search" />
          </span>
          <input
            id={id}
            type="search"
            // Shown or not, it tells the stylesheet whether the field is empty.
            placeholder=" "
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            className="peer block min-h-14 w-full rounded-small border-2 border-line-control bg-ground-raised pr-14 pl-13 text-lead text-ink hover:border-action"
          />
          <button
            type="button"
            aria-label={clear}
            data-part="clear"
            className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-small text-ink-muted peer-placeholder-shown:invisible hover:text-action"
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
      <div className={beside ? 'lg:col-span-5' : undefined}>{children}</div>
    </div>
  )
}
