import clsx from 'clsx'

/** A part of this page: its anchor, its name, and the number of its entries, if shown. */
export interface Jump {
  anchor: string
  name: string
  count?: number
}

const LOOKS = {
  /** Side by side, in a row that may stay in view. */
  row: 'jump-list-row',
  /** One below the other, close together. */
  close: 'jump-list-close',
  /** Below thin lines, with their counts. */
  lined: 'jump-list-lined',
  /** Along an edge that marks the part being read. */
  edged: 'jump-list-edged',
} as const

interface JumpListProps {
  look: keyof typeof LOOKS
  links: readonly Jump[]
}

/**
 * Links to the parts of this page, for a `<nav>` of the caller's. A search that hides parts finds
 * the entry by `data-contents`, and its count: components/enhancements/questions.ts.
 */
export function JumpList({ look, links }: JumpListProps) {
  return (
    <ul className={clsx('jump-list', LOOKS[look])}>
      {links.map(({ anchor, name, count }) => (
        <li key={anchor} data-contents={count === undefined ? undefined : anchor}>
          <a href={`#${anchor}`}>
            {name}
            {count !== undefined && (
              <>
                {' '}
                <span data-count className="text-small text-ink-muted">
                  {count}
                </span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
