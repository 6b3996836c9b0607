import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { JumpList } from '@/components/ui/jump-list'
import { Container } from '@/components/ui/section'
import { siteWords } from '@/lib/content/words'

/** A part of the text: its anchor and its heading. */
interface Part {
  id: string
  text: string
}

/**
 * A long text with its contents: beside it from 1024 px, where they stay in view, and folded above
 * it on narrower screens.
 */
export function WithContents({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const words = siteWords().menus
  const links = parts.map(({ id, text }) => ({ anchor: id, name: text }))
  return (
    <Container className="grid gap-x-gutter gap-y-8 py-10 md:py-16 lg:grid-cols-12 lg:py-14 print:py-2">
      <div className="screen-only lg:col-span-3">
        <nav aria-label={words.onPage} className="lg:hidden">
          <details className="group/contents border-y border-line">
            <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
              {words.contents}
              <Icon name="chevron-down" className="size-5 text-action group-open/contents:rotate-180" />
            </summary>
            <div className="mb-3">
              <JumpList look="edged" links={links} />
            </div>
          </details>
        </nav>
        <nav aria-labelledby="contents-title" className="sticky top-below-header hidden lg:block">
          <h2 id="contents-title" className="pb-3 text-small font-semibold tracking-normal">
            {words.contents}
          </h2>
          <JumpList look="edged" links={links} />
        </nav>
      </div>
      <div className="lg:col-span-9">{children}</div>
    </Container>
  )
}
