import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Inline } from './prose'

const GROUNDS = {
  plain: 'bg-ground',
  soft: 'bg-ground-soft',
  muted: 'bg-ground-muted',
  highlight: 'bg-ground-highlight',
  strong: 'on-dark bg-ground-strong text-on-dark',
} as const

interface SectionProps {
  /** The anchor; the heading's id derives from it. */
  id: string
  title: string
  lead?: string
  ground?: keyof typeof GROUNDS
  /** From 1024 px heading and lead are left of the content, and sticky while it scrolls. */
  beside?: boolean
  /** Below the lead if `beside` is set. */
  aside?: ReactNode
  children?: ReactNode
}

/**
 * A part of a page with an anchor: a labelled region with a second-level heading, on one of the
 * backgrounds.
 */
export function Section({ id, title, lead, ground = 'plain', beside = false, aside, children }: SectionProps) {
  return (
    <section id={id} className={clsx('py-7 md:py-11 print:py-4', GROUNDS[ground])}>
      <Container className={clsx(beside && 'lg:grid lg:grid-cols-12 lg:gap-x-gutter')}>
        {/* From 1024 px the lead is beside the heading, on its first line, unless `beside` puts
            both beside the content. */}
        <div
          className={clsx(
            // Named as text for reader modes, which leave out a heading whose lead is half a link.
            'grid gap-x-gutter gap-y-3 text-body print:break-after-avoid',
            beside ? 'lg:sticky lg:top-below-header lg:col-span-4 lg:self-start' : 'lg:grid-cols-12 lg:items-baseline',
          )}
        >
          <h2 id={`${id}-title`} className={clsx('max-w-3xl text-heading', !beside && 'lg:col-span-7')}>
            {title}
          </h2>
          {lead && (
            <p
              className={clsx(
                'max-w-2xl text-lead text-ink-muted in-[.on-dark]:text-on-dark',
                !beside && 'lg:col-span-5',
              )}
            >
              <Inline text={lead} />
            </p>
          )}
          {aside}
        </div>
        {children && (
          <div className={clsx('mt-5 md:mt-9 print:mt-4', beside && 'lg:col-span-8 lg:mt-0')}>{children}</div>
        )}
      </Container>
    </section>
  )
}

/** The page's column: at most 1216 px wide, with padding at the sides. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('column', className)}>{children}</div>
}
