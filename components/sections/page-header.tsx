import type { ReactNode } from 'react'
import { Inline } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'

interface PageHeaderProps {
  title: string
  lead: string
  /** Beside the lead: a tag, dates, buttons. */
  children?: ReactNode
}

/** The heading of a page and the paragraph that says what it holds. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <div className="border-b border-line bg-paper pt-8 pb-12 md:pt-10 md:pb-16 print:py-2">
      <Container>
        <h1 className="max-w-4xl text-display">{title}</h1>
        <p className="mt-4 max-w-3xl text-lead">
          <Inline text={lead} />
        </p>
        {children && <div className="mt-6">{children}</div>}
      </Container>
    </div>
  )
}
