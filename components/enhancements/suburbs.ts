import { create } from './dom'
import { findSuburbs, type SearchableSuburb } from './find-suburbs'
import type { Module } from './loader-api'
import { enhanceSearch } from './search-field'
import { suburbSentence, type SuburbSearchWords } from './suburb-sentence'

/** A suburb that can be found, with the link to its details and its region on the map. */
interface FoundSuburb extends SearchableSuburb {
  href: string
  region: string
  /** The region's numeral. */
  area: string
}

/** Maximum number of listed suburbs; their total is shown in any case. */
const ROWS_AT_MOST = 6

/**
 * Shows whether a suburb is served while its name or postcode is typed, with links to its details
 * or to a quote. The suburbs are those in the page: elements with `data-suburb` and
 * `data-postcode`, in elements with `data-region`.
 */
export const attach: Module['attach'] = (search) => {
  const words = JSON.parse(search.dataset.words ?? '{}') as SuburbSearchWords
  const suburbs = [...document.querySelectorAll<HTMLElement>('[data-suburb]')].map(suburbIn)
  enhanceSearch(search, ({ part }) => {
    const [shown, lead, status, list] = [part('answer'), part('lead'), part('status'), part('list')]
    const [more, unlisted, offer, call] = [part('more'), part('unlisted'), part('offer'), part('call')]
    const quote = offer.querySelector<HTMLAnchorElement>('a[data-opens]')
    return {
      onType(text) {
        const answer = findSuburbs(text, suburbs)
        const found = 'suburbs' in answer ? answer.suburbs : []
        const isOffer = answer.is === 'unlisted' || answer.is === 'similar'
        const only = answer.is === 'served' && found.length === 1 ? found[0] : undefined
        shown.dataset.answer = answer.is
        lead.hidden = answer.is !== 'waiting'
        status.textContent = suburbSentence(answer, words)
        list.replaceChildren(...found.slice(0, ROWS_AT_MOST).map(row))
        list.hidden = found.length === 0
        list.classList.toggle('grid-cols-2', found.length > 1)
        more.hidden = found.length <= ROWS_AT_MOST
        unlisted.hidden = !isOffer
        unlisted.querySelector('strong')?.toggleAttribute('hidden', answer.is !== 'similar')
        offer.hidden = !isOffer && answer.is !== 'served'
        call.hidden = !isOffer
        if (quote)
          prefillSuburb(quote, only ? `${only.name} ${only.postcode}` : answer.is === 'unlisted' ? text.trim() : '')
      },
      onEnter: () => (shown.dataset.answer ?? 'waiting') !== 'waiting' && shown.focus(),
    }
  })
}

function suburbIn(element: HTMLElement): FoundSuburb {
  const { suburb: name = '', postcode = '' } = element.dataset
  const region = element.closest<HTMLElement>('[data-region]')
  const anchor = element.querySelector('a')?.hash ?? `#${region?.id}`
  return { name, postcode, href: anchor, region: region?.dataset.region ?? '', area: region?.dataset.area ?? '' }
}

function row({ name, postcode, region, href, area }: FoundSuburb): HTMLElement {
  return create(
    'li',
    { 'data-area': area, 'data-answer': '' },
    create(
      'a',
      { href },
      create('span', {}, create('span', { class: 'text-link font-semibold', translate: 'no' }, name), ` ${postcode}`),
      ' ',
      create('span', { class: 'text-small text-ink-muted' }, region),
    ),
  )
}

/** Adds the suburb to a quote button's URL, so that it prefills the form. */
function prefillSuburb(quote: HTMLAnchorElement, suburb: string): void {
  const address = new URL(quote.href)
  if (suburb) address.searchParams.set('suburb', suburb)
  else address.searchParams.delete('suburb')
  quote.href = address.href
}
