import type { AreasFields } from '@/lib/content/schema/page'
import type { SearchResult, SearchableSuburb } from './find-suburbs'

/** The copy of AreasFields' search that is shown once something is typed. */
export type SuburbSearchWords = Omit<AreasFields['finder']['search'], 'label' | 'hint' | 'clear' | 'ring' | 'more'>

const LIST = new Intl.ListFormat('en-AU')

/** The result of a search as a sentence; empty while there is none. */
export function suburbSentence(answer: SearchResult<SearchableSuburb>, words: SuburbSearchWords): string {
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
