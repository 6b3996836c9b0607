import { Fragment } from 'react'

/**
 * Text in large type in which "end-of-lease" does not break at its hyphens if it fits on a line.
 */
export function NoBreakHyphens({ text }: { text: string }) {
  return text.split(' ').map((word, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {word.includes('-') ? <span className="inline-block [text-decoration:inherit]">{word}</span> : word}
    </Fragment>
  ))
}
