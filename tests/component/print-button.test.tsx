import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { PrintButton } from '@/components/islands/print-button.client'

test('the button prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  render(<PrintButton>Print this scope</PrintButton>)
  await userEvent.click(screen.getByRole('button', { name: 'Print this scope' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('before script it keeps its place and cannot be seen', () => {
  const shown = (html: string) => html.includes('Print this scope') && !/class="[^"]*\binvisible\b/.test(html)
  const { container } = render(<PrintButton>Print this scope</PrintButton>)
  expect(shown(renderToString(<PrintButton>Print this scope</PrintButton>))).toBe(false)
  expect(shown(container.innerHTML)).toBe(true)
})
