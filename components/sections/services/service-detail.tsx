import { Fragment, type ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Container, Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { ServicesPageFields } from '@/lib/content/schema/page'
import type { NavLink, Service } from '@/lib/content/types'
import { Duties } from '../duties'
import { Questions } from '../questions'
import { JumpRow } from '../jump-row'
import { RelatedServices } from './related-services'
import { ScopeSheet } from './scope-sheet'
import type { PicturedService } from './service-tile'

interface ServiceDetailProps {
  service: Service
  /** The industries that ask for it most. */
  industries: readonly NavLink[]
  related: readonly PicturedService[]
  /** The words that all service pages share. */
  words: ServicesPageFields['sections']
  /** The sample inspection report, if there is one. */
  report: NavLink | undefined
  /** The URLs of its scope as data, by format. */
  scopeFiles: readonly NavLink[]
  /** What follows the related services, within reach of the row of links. */
  children: ReactNode
}

/** The sections that the row of links leads to, in order; the key of each is its anchor. */
const JUMPS = ['scope', 'visit', 'duties', 'equipment', 'price', 'questions'] as const

/** The list that each of them shows: an empty one has no section. */
const listOf = (service: Service, jump: (typeof JUMPS)[number]) => service[jump === 'price' ? 'priceFactors' : jump]

/**
 * Everything a service page says about its service, with the scope of work in the middle. Only the
 * scope is printed.
 */
export function ServiceDetail({
  service,
  industries,
  related,
  words,
  report,
  scopeFiles,
  children,
}: ServiceDetailProps) {
  return (
    <div className="sheet-page" data-service={service.title}>
      <JumpRow
        label={words.jump}
        links={JUMPS.filter((anchor) => listOf(service, anchor).length > 0).map((anchor) => ({
          anchor,
          name: words[anchor].label,
        }))}
      />
      <Container className="grid gap-x-gutter gap-y-5 py-7 md:py-11 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Prose body={service.body} />
        </div>
        <section className="self-start lg:col-span-5">
          <h2 className="text-title">{words.audience}</h2>
          <TickList
            items={service.audience}
            small
            className="mt-3 border-t border-line *:my-0 *:border-b *:border-line *:py-1.5"
          />
          {industries.length > 0 && <IndustryLinks lead={words.industries} links={industries} />}
        </section>
      </Container>
      <ScopeSheet service={service} words={words} report={report} files={scopeFiles} />
      {service.visit.length > 0 && (
        <Section id="visit" title={words.visit.title} lead={words.visit.lead}>
          <Folded items={service.visit} numbered />
        </Section>
      )}
      <Duties {...words.duties} duties={service.duties} />
      {service.equipment.length > 0 && (
        <Section id="equipment" title={words.equipment.title} lead={words.equipment.lead}>
          <Folded items={service.equipment} />
        </Section>
      )}
      {service.priceFactors.length > 0 && (
        <Section id="price" title={words.price.title} lead={words.price.lead} ground="highlight">
          <Folded items={service.priceFactors} />
        </Section>
      )}
      <Questions title={words.questions.title} lead={words.questions.lead} items={service.questions} />
      <RelatedServices {...words.relatedServices} services={related} />
      {children}
    </div>
  )
}

/** Links to the pages of the industries that ask for the service most. */
function IndustryLinks({ lead, links }: { lead: string; links: readonly NavLink[] }) {
  return (
    <p className="mt-4 text-small text-ink-muted">
      {`${lead} `}
      {links.map(({ name, href }, i) => (
        <Fragment key={href}>
          {i > 0 && ', '}
          <Link href={href} className="text-link font-semibold">
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

/** Points whose texts are folded below their names, in columns from 768 px; or steps. */
function Folded({ items, numbered = false }: { items: Service['equipment']; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className="gap-x-gutter md:columns-2 lg:columns-3">
      {items.map(({ title, text }, i) => (
        <li key={title}>
          <Disclosure small title={numbered ? `${i + 1}. ${title}` : title}>
            <p className="prose">
              <Inline text={text} />
            </p>
          </Disclosure>
        </li>
      ))}
    </List>
  )
}
