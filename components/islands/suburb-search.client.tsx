'use client'

import clsx from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import { findSuburbs, type Answer, type Findable } from '@/components/behaviour/suburb-search'
import { useSearchField } from '@/components/behaviour/use-search-field'
import { SearchField } from '@/components/islands/search-field.client'
import type { AreasFields } from '@/content/schema/page'

/** A suburb that can be found: where more is said about it, and the region it lights up on the map. */
export interface FoundSuburb extends Findable {
  href: string
  region: string
  /** The region's numeral. */
  area: number
}

type Words = AreasFields['finder']['search']

interface SuburbSearchProps {
  words: Words
  /** Stands in the answer's place while there is none; on wide screens alone, where there is room. */
  lead: string
  suburbs: readonly FoundSuburb[]
  icons: { search: ReactNode; clear: ReactNode }
  /** The quote button, and the phone number as a link. */
  quote: ReactNode
  phone: ReactNode
}

/** The most suburbs that are named at once; their number is said in any case. */
const ROWS_AT_MOST = 6

/** Says whether a suburb is served while its name or postcode is typed, with the way to what is said about it, or to a quote. */
export function SuburbSearch({ words, lead, suburbs, icons, quote, phone }: SuburbSearchProps) {
  const { input, clear } = useSearchField()
  const shown = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const answer = findSuburbs(typed, suburbs)
  const found = 'suburbs' in answer ? answer.suburbs : []
  const offers = answer.is === 'unlisted' || answer.is === 'similar'

  return (
    <SearchField
      id="suburb-search"
      {...words}
      {...{ icons, input }}
      beside
      onType={setTyped}
      onClear={clear}
      onEnter={() => answer.is !== 'waiting' && shown.current?.focus()}
    >
      <div ref={shown} tabIndex={-1} className="search-answer" data-answer={answer.is}>
        {answer.is === 'waiting' && <p className="text-lead text-ink-soft max-lg:hidden">{lead}</p>}
        <p role="status" className="text-title font-semibold">
          {sentence(answer, words)}
        </p>
        {found.length > 0 && (
          <ul className={clsx('mt-1 -mb-1', found.length > 1 && 'grid grid-cols-2 gap-x-6')}>
            {found.slice(0, ROWS_AT_MOST).map(({ name, postcode, region, href, area }) => (
              <li key={`${name} ${postcode}`} data-area={area} data-answer>
                <a href={href} className="flex min-h-11 flex-col justify-center py-1">
                  <span>
                    <span className="text-link font-semibold">{name}</span> {postcode}
                  </span>{' '}
                  <span className="text-small text-ink-soft">{region}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {found.length > ROWS_AT_MOST && <p className="mt-2 text-small text-ink-soft">{words.more}</p>}
        {offers && (
          <p className="mt-2">
            {answer.is === 'similar' && <strong>{words.unlisted.title}. </strong>}
            {words.unlisted.text}
          </p>
        )}
        {(offers || answer.is === 'served') && (
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {quote}
            {offers && (
              <span className="flex flex-wrap items-center gap-x-2">
                {words.ring} {phone}
              </span>
            )}
          </div>
        )}
      </div>
    </SearchField>
  )
}

const LIST = new Intl.ListFormat('en-AU')

/** The answer in words; nothing while there is none. */
function sentence(answer: Answer<FoundSuburb>, words: Words): string {
  switch (answer.is) {
    case 'served': {
      const names = answer.suburbs.map(({ name, postcode }) => `${name} ${postcode}`)
      return `${words.yes} ${LIST.format(names)} ${names.length > 1 ? words.servedSeveral : words.served}`
    }
    case 'beginning':
      return `${answer.suburbs.length} ${words.begin}`
    case 'similar':
      return words.similar
    case 'unlisted':
      return words.unlisted.title
    case 'waiting':
      return ''
  }
}
