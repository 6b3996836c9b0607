import { PageText } from '@/components/sections/page-text'
import type { IndustriesPageFields } from '@/lib/content/schema/industries-page'
import type { QuestionFields } from '@/lib/content/schema/question'
import type { Entry, Industry, NavLink } from '@/lib/content/types'
import { Duties } from '../duties'
import { Questions } from '../questions'
import { JumpRow } from '../jump-row'
import { RelatedServices } from '../services/related-services'
import type { PicturedService } from '../services/service-tile'
import { SuburbLinks } from '../suburb-links'
import { Checklist } from './checklist'
import { NeedList } from './need-list'

interface IndustryDetailProps {
  industry: Industry
  /** The words that all industry pages share. */
  words: IndustriesPageFields['sections']
  /** The service that a request from this page is most likely about. */
  wanted: string
  services: readonly PicturedService[]
  areas: { suburbs: readonly (NavLink & { postcode: string })[]; more: NavLink }
  questions: readonly Entry<QuestionFields>[]
}

/**
 * Everything an industry page says about its industry. A list that the industry lacks is left out
 * with its heading and its link. Only the checklist is printed.
 */
export function IndustryDetail({ industry, words, wanted, services, areas, questions }: IndustryDetailProps) {
  const { needs = [], duties = [], checklist = [], label } = industry
  const has = {
    needs: needs.length > 0,
    duties: duties.length > 0,
    checklist: checklist.length > 0,
    areas: areas.suburbs.length > 0,
    questions: questions.length > 0,
  }
  const parts = (['needs', 'duties', 'checklist', 'areas', 'questions'] as const).filter((part) => has[part])
  const jumps = [
    ...parts.map((part) => ({ anchor: part as string, name: words[part].label })),
    ...(services.length > 0 ? [{ anchor: 'related-services', name: words.relatedServices.label }] : []),
  ]
  return (
    <div className={has.checklist ? 'sheet-page' : undefined} data-service={wanted}>
      <JumpRow label={words.jump} links={jumps} />
      <PageText body={industry.body} />
      {has.needs && <NeedList {...words.needs} needs={needs} heads={words.ledger} />}
      {has.duties && <Duties {...words.duties} duties={duties} />}
      {has.checklist && <Checklist {...words.checklist} label={label} rows={checklist} words={words.sheet} />}
      {has.areas && <SuburbLinks {...words.areas} {...areas} />}
      {has.questions && <Questions {...words.questions} items={questions} />}
      <RelatedServices {...words.relatedServices} services={services} />
    </div>
  )
}
