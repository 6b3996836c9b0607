/** @jest-environment jsdom */
// What a request says of where its visitor came from: the owner sees what brings requests.
import { originOf, startOrigin } from '@/components/enhancements/origin'

/** The visitor is on a page, whose script has come. */
function open(address: string): void {
  history.replaceState(null, '', address)
  startOrigin()
}
const comeFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('whoever comes from nowhere has a page, and nothing is stored', () => {
  open('/areas/?q=ryde&utm=1')
  expect(originOf()).toEqual({ page: '/areas/' })
  expect(sessionStorage).toHaveLength(0)
})

test('a campaign is known on every later page of the visit, without what else stood in its link', () => {
  open('/?utm_source=post&utm_medium=flyer%20A&gclid=1a&q=ryde')
  open('/contact/')
  expect(originOf()).toEqual({ page: '/contact/', campaign: 'utm_source=post&utm_medium=flyer+A&gclid=1a' })
})

test('of two campaigns the later one counts', () => {
  open('/?utm_source=post')
  open('/services/?utm_source=search')
  expect(originOf().campaign).toBe('utm_source=search')
})

test('a campaign of any length is kept up to 300 characters', () => {
  open(`/?utm_source=${'a'.repeat(1000)}`)
  expect(originOf().campaign).toHaveLength(300)
})

test.each([
  ['another site, by its host alone', 'https://search.example/find?q=private', 'search.example'],
  ['a page of this site: not told', `${location.origin}/areas/`, undefined],
])('a visitor comes from %s', (_, referrer, told) => {
  comeFrom(referrer)
  open('/contact/')
  expect(originOf().referrer).toBe(told)
})

test('where the browser stores nothing, the page is told all the same', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  open('/contact/?utm_source=post')
  expect(originOf()).toEqual({ page: '/contact/' })
})
