import { fireEvent, render, screen, within } from '@testing-library/react'
import setup from 'site:quote-setup'
import type { Loader } from '@/components/enhancements/loader-api'
import { attach } from '@/components/quote/form'
import { QuoteForm } from '@/components/quote/quote-form'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')
// jsdom puts no files that a test has chosen into FormData.
jest.mock('@/components/quote/photos', () => ({ photosError: () => 'photosTooMany' }))

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
