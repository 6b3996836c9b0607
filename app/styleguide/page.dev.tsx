import type { Metadata } from 'next'
import { SiteFrame } from '@/app/site-frame'
import { Container } from '@/components/ui/section'
import { SPECIMENS } from './specimens'
import './styleguide.css'

export const metadata: Metadata = { title: 'Styleguide', robots: { index: false } }

/**
 * Every component of the kit, for developers: only in development (next.config.mjs), never in the
 * export. tests/e2e/styleguide.spec.ts hovers, focuses and presses them.
 */
export default function Styleguide() {
  return (
    <SiteFrame path={null}>
      <Container className="py-12">
        <h1 className="text-display">Styleguide</h1>
        {SPECIMENS.map(({ name, grounds = ['bg-ground'], shows }) => (
          <section key={name} data-specimen={name} className="mt-12 border-t border-line pt-4">
            <h2 className="text-title">{name}</h2>
            <div className="mt-4 grid gap-4 md:auto-cols-fr md:grid-flow-col">
              {grounds.map((ground) => (
                <div key={ground} className={`relative min-w-0 space-y-4 rounded-card p-6 ${ground}`}>
                  {shows(ground)}
                </div>
              ))}
            </div>
          </section>
        ))}
      </Container>
    </SiteFrame>
  )
}
