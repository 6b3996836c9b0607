'use client'
import type { ReactNode } from 'react'
export function EmbedFrame(props: {
  embed: unknown
  values: () => object
  words: unknown
  alternative: ReactNode
  children: ReactNode
  onDone?: (w: 'submitted' | 'booked') => void
}) {
  return <>{props.alternative}</>
}
