import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Container } from '@/components/ui/section'
import type { CaseStudiesPageFields } from '@/lib/content/schema/buyers-pages'
import type { CaseStudy, NavLink } from '@/lib/content/types'
import { PageText } from './page-text'
import { SheetFacts } from './sheet'
import { Stats } from './stats'

interface CaseStudyDetailProps {
  study: CaseStudy
  words: CaseStudiesPageFields['entry']
  service: NavLink
  industry: NavLink | undefined
  suburb: NavLink
}

/** A case study: what was measured, for whom and where, and its story. */
export function CaseStudyDetail({ study, words, service, industry, suburb }: CaseStudyDetailProps) {
  const facts: (readonly [string, ReactNode])[] = [
    [words.client, study.client],
    [words.service, <FactLink key="service" {...service} />],
    ...(industry ? [[words.industry, <FactLink key="industry" {...industry} />] as const] : []),
    [
      words.suburb,
      <span key="suburb" translate="no">
        <FactLink {...suburb} />
      </span>,
    ],
  ]
  return (
    <>
      <Stats title={words.figures} items={study.figures} />
      <Container className="pb-10">
        <SheetFacts facts={facts} />
      </Container>
      <PageText body={study.body} />
    </>
  )
}

function FactLink({ name, href }: NavLink) {
  return (
    <Link href={href} className="text-link">
      {name}
    </Link>
  )
}
