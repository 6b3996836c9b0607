import { render } from '@testing-library/react'
import { announcePageChange } from '@/components/enhancements/page-change'
import { startReference } from '@/components/enhancements/reference'
import { newId, referenceOf } from '@/components/lead/identity'
import { DRAFT_KEY, LEAD_ID, TYPED_KEY } from '@/components/quote/draft-store'
import { Reference } from '@/components/sections/contact/reference'
import { getContent } from '@/lib/content/get-content'
import { THANK_YOU_PATH } from '@/lib/content/routes'

const { label, letters } = getContent().quote.reference
const REFERENCE = referenceOf(newId(), letters)

const place = () => document.querySelector<HTMLElement>('[data-reference]')!
const arriveAt = (search: string) => history.replaceState(null, '', `${THANK_YOU_PATH}${search}`)

test('the page that thanks says what the request is called, as its address says', () => {
  arriveAt(`?reference=${REFERENCE}`)
  render(<Reference label={label} />)
  expect(place()).not.toBeVisible()
  startReference()
  expect(place()).toBeVisible()
  expect(place()).toHaveTextContent(`${label}: ${REFERENCE}`)
})

test('it does so as well when the visitor came there within the site', () => {
  arriveAt('')
  startReference()
  render(<Reference label={label} />)
  arriveAt(`?reference=${REFERENCE}`)
  announcePageChange()
  expect(place()).toHaveTextContent(`${label}: ${REFERENCE}`)
})

test.each(['', '?reference=', '?reference=Ring+0900+123+456', '?reference=%3Cb%3EX%3C/b%3E'])(
  'it says nothing where its address says nothing of the kind: %j',
  (search) => {
    arriveAt(search)
    render(<Reference label={label} />)
    startReference()
    expect(place()).not.toBeVisible()
    expect(place()).toBeEmptyDOMElement()
  },
)

describe('what the tab keeps of a request', () => {
  const keep = (id: string) => {
    sessionStorage.setItem(TYPED_KEY, new URLSearchParams({ name: 'Dana Example', [LEAD_ID]: id }).toString())
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ id, name: 'Dana Example' }))
  }
  const thankFor = (id: string) => {
    arriveAt(`?reference=${referenceOf(id, letters)}`)
    render(<Reference label={label} />)
    startReference()
  }
  afterEach(() => sessionStorage.clear())

  // Regression: what the browser had posted was kept, and the next request was a correction of it.
  test('is forgotten once its visitor was thanked for it', () => {
    const id = newId()
    keep(id)
    thankFor(id)
    expect(sessionStorage).toHaveLength(0)
  })

  test('stays when the visitor was thanked for another one', () => {
    keep(newId())
    thankFor(newId())
    expect(sessionStorage).toHaveLength(2)
  })
})
