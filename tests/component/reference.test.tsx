import { render } from '@testing-library/react'
import { announcePageChange } from '@/components/enhancements/page-change'
import { startReference } from '@/components/enhancements/reference'
import { newId, referenceOf } from '@/components/lead/identity'
import { Reference } from '@/components/sections/reference'
import { catalogue } from '@/content/catalogue'
import { THANK_YOU_PATH } from '@/content/routes'

const { label, letters } = catalogue().quote.reference
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
