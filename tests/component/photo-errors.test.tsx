import { fireEvent, render, screen, within } from '@testing-library/react'
import setup from 'site:quote-setup'
import type { Loader } from '@/components/enhancements/loader-api'
import { attach } from '@/components/quote/form'
import type * as Photos from '@/components/quote/photos'
import { QuoteForm } from '@/components/quote/quote-form'
import { MEGABYTE } from '@/lib/units'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')
// jsdom puts no files that a test has chosen into FormData.
jest.mock('@/components/quote/photos', () => ({ photosIssue: () => ({ error: 'photosTooMany' }) }))

test('an error of the chosen files is shown at their field and in the list', () => {
  const { errors, form: labels } = setup.words
  const { container } = render(<QuoteForm setup={setup} id="quote" />)
  attach(container.querySelector('form')!, {} as Loader)
  fireEvent.click(screen.getByRole('button', { name: labels.send }))
  const summary = screen.getByRole('group', { name: errors.title })
  expect(within(summary).getByRole('link', { name: errors.photosTooMany })).toBeInTheDocument()
  const photos = container.querySelector('[type=file]')!
  expect(photos).toHaveAttribute('aria-invalid', 'true')
  expect(photos).toHaveAccessibleDescription(expect.stringContaining(errors.photosTooMany))
})

describe('of the chosen files', () => {
  const { photosIssue } = jest.requireActual<typeof Photos>('@/components/quote/photos')
  const { files: limits } = setup.target
  if (!limits) throw new Error('expected a service that takes files')
  const { files: most, megabytes, allMegabytes } = limits
  const filesOf = (...megabytes: number[]) =>
    megabytes.map((size, i) => ({ name: `${i + 1}.jpg`, size: size * MEGABYTE }) as File)
  const share = allMegabytes / most

  test.each([
    ['as many as the service takes can be sent', filesOf(...Array<number>(most).fill(0.1)), undefined],
    ['one more is too many', filesOf(...Array<number>(most + 1).fill(0.1)), 'photosTooMany'],
    ['one of the largest size can be sent', filesOf(megabytes), undefined],
    ['one above it is too large', filesOf(0.1, megabytes + 0.01), 'photosTooLarge'],
    [
      'those that are together as large as it takes can be sent',
      filesOf(...Array<number>(most).fill(share)),
      undefined,
    ],
    ['those above that are too large', filesOf(...Array<number>(most).fill(share + 0.01)), 'photosTooLarge'],
  ])('%s', (_, files, error) => {
    expect(photosIssue(files)).toEqual(error && expect.objectContaining({ error }))
  })

  // Regression: one file that was too large refused all of them, and nobody said which one it was.
  test('those that are too large are named', () => {
    const [large, small] = [megabytes + 0.01, 0.1]
    expect(photosIssue(filesOf(small, large, large))).toMatchObject({ about: '2.jpg; 3.jpg' })
  })

  test('the last two cases are of files each of which could be sent alone', () => {
    expect(share + 0.01).toBeLessThan(megabytes)
  })
})
