import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Inline } from './prose'

const GROUNDS = {
  white: 'bg-white',
  paper: 'bg-paper',
  mist: 'bg-mist',
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
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('py-16 md:py-24 print:py-4', GROUNDS[ground])}>
      <Container>
        {/* From 1024 px the lead stands beside the heading, on its first line. */}
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-12 lg:items-baseline">
          <h2 id={`${id}-title`} className="max-w-3xl text-heading lg:col-span-7">
            {title}
          </h2>
          {lead && (
            <p className="max-w-2xl text-lead text-ink-soft in-[.on-dark]:text-white lg:col-span-5">
              <Inline text={lead} />
            </p>
          )}
        </div>
        {children && <div className="mt-8 md:mt-12">{children}</div>}
      </Container>
    </section>
  )
}

/** The page's column: at most 1216 px wide, with air at the sides. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('mx-auto w-full max-w-[76rem] px-4 sm:px-6', className)}>{children}</div>
}
