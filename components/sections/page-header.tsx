import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Inline } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import { PictureSide } from './header-picture'

interface PageHeaderProps {
  title: string
  lead: string
  /** Its other names as a sentence, if it has any. */
  names?: string | undefined
  /** Beside the lead: a tag, dates, buttons. */
  children?: ReactNode
  /**
   * The page's picture, with the slanted edge of `wiped`; beside the words from 1024 px, below them
   * on narrower screens.
   */
  picture?: ReactNode
}

/** High enough for a whole 4:3 picture, with the words vertically centred. */
const WITH_PICTURE = 'lg:flex lg:min-h-[min(34.5vw,42rem)] lg:flex-col lg:justify-center lg:pt-12 lg:pb-16'

/** The heading of a page and the paragraph that summarises it. */
export function PageHeader({ title, lead, names, children, picture }: PageHeaderProps) {
  return (
    <div className="relative bg-ground-soft print:bg-ground">
      <Container className={clsx('grid gap-x-gutter', picture && 'lg:grid-cols-2')}>
        <div className={clsx('pt-5 pb-6 md:pb-12 print:py-2', picture && WITH_PICTURE)}>
          <h1 className="max-w-4xl text-display">{title}</h1>
          <p className="mt-5 max-w-2xl text-lead text-ink-muted">
            <Inline text={lead} />
          </p>
          {names && <p className="mt-4 text-small text-ink-muted">{names}</p>}
          {children && <div className="mt-5">{children}</div>}
        </div>
      </Container>
      {picture && <PictureSide>{picture}</PictureSide>}
    </div>
  )
}
