import { render, screen } from '@testing-library/react'
import { copyContent } from '../support/content-copy'

const NAME = 'Harbourside Commercial Cleaning'
const LETTERS = '<path d="M0 0h96v24z" fill="currentColor"/><path d="M2 2h9v9z" fill="var(--color-brand)"/>'

const content = copyContent()
afterAll(() => {
  delete process.env.CONTENT_ROOT
  content.done()
})

/** The logo of a company whose content/brand has these files as well. */
async function show(files: Record<string, string> = {}) {
  for (const [name, text] of Object.entries(files)) content.add(`brand/${name}`, text)
  process.env.CONTENT_ROOT = content.root
  // Content is read once, when it is first asked for.
  jest.resetModules()
  const { Logo } = await import('@/components/ui/logo')
  return render(
    <a href="/">
      <Logo name={NAME} />
    </a>,
  ).container
}

test('the logo is the mark and the company’s name', async () => {
  const logo = await show()
  expect(screen.getByRole('link', { name: NAME })).toBeVisible()
  expect(logo.querySelector('svg')).toHaveAttribute('viewBox', '0 0 32 32')
  // The theme paints it, in either scheme and on either ground.
  expect(logo.querySelector('svg rect')).toHaveClass('fill-mark', 'in-[.on-dark]:fill-brand')
  expect(logo.querySelectorAll('svg path')).toHaveLength(2)
})

test('where the company draws its name, the drawing is the logo, and the name is still read', async () => {
  const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24">${LETTERS}</svg>`
  const logo = await show({ 'wordmark.svg': wordmark })
  expect(screen.getByRole('link', { name: NAME })).toBeVisible()
  expect(screen.getByText(NAME)).toHaveClass('sr-only')
  const [drawing, ...others] = logo.querySelectorAll('svg')
  expect(others).toEqual([])
  expect(drawing).toHaveAttribute('viewBox', '0 0 96 24')
  expect(drawing).toHaveAttribute('width', '96')
  const [letters, sign] = logo.querySelectorAll('svg path')
  expect(letters).toHaveAttribute('fill', 'currentColor')
  expect(sign).toHaveClass('fill-brand')
})
