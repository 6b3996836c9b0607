import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Inline } from './prose'

const GROUNDS = {
  white: 'bg-white',
  paper: 'bg-paper',
  sand: 'bg-sand',
  harbour: 'on-dark bg-harbour text-white',
} as const

interface SectionProps {
  /** The anchor; the heading is named after it. */
  id: string
  title: string
  lead?: string
  ground?: keyof typeof GROUNDS
  children?: ReactNode
}

/** A part of a page that a visitor can point at: a labelled region with a second-level heading, on one of the grounds. */
export function Section({ id, title, lead, ground = 'white', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('py-14 md:py-20 print:py-4', GROUNDS[ground])}>
      <Container>
        <h2 id={`${id}-title`} className="max-w-3xl text-heading">
          {title}
        </h2>
        {lead && (
          <p className="mt-3 max-w-2xl text-lead">
            <Inline text={lead} />
          </p>
        )}
        {children && <div className="mt-8 md:mt-10">{children}</div>}
      </Container>
    </section>
  )
}

/** The page's column: at most 1152 px wide, with air at the sides. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('mx-auto w-full max-w-6xl px-4 sm:px-6', className)}>{children}</div>
}
