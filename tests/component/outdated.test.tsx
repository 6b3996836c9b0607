// Regression: in a browser what holds until a day ended at midnight in Sydney, wherever the company
// was.
import { render, screen } from '@testing-library/react'
import { startOutdated } from '@/components/enhancements/outdated'

jest.mock('site:zone', () => ({ __esModule: true, default: 'Australia/Perth' }))

afterEach(() => jest.useRealTimers())

test.each([
  ['2027-12-24T23:59', true],
  ['2027-12-25T00:01', false],
])('at %s in Perth what is announced until 24 December is there: %s', (time, isThere) => {
  jest.useFakeTimers({ now: new Date(`${time}+08:00`) })
  render(<p data-until="2027-12-24">We have moved.</p>)
  startOutdated()
  expect(screen.getByText('We have moved.').hidden).toBe(!isThere)
})
