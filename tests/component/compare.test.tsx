// The form on the page that compares quotes: dollars an hour beside the award's lowest wage.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { attach } from '@/components/enhancements/compare'
import type { Loader } from '@/components/enhancements/loader-api'
import { HourlyTool } from '@/components/sections/compare-quotes/hourly-tool'
import { getContent } from '@/lib/content/get-content'
import { compareQuotesSections } from '@/lib/pages/compare-quotes'

const { templatePages } = getContent()
const { tool: words, method } = templatePages['compare-quotes']
const { award, method: table } = compareQuotesSections()

/** Shows the form as it comes from the server, and lets script take it over. */
function show() {
  const { container } = render(<HourlyTool words={words} wage={award.hourly} />)
  attach(container.querySelector<HTMLElement>('[data-form=compare]')!, {} as Loader)
  const visitor = userEvent.setup()
  return words.quotes.map((name) => {
    const quote = within(screen.getByRole('group', { name }))
    const field = (part: 'price' | 'hours' | 'visits') => quote.getByRole('textbox', { name: words[part].label })
    const type = async (part: 'price' | 'hours' | 'visits', text: string) => {
      await visitor.clear(field(part))
      if (text) await visitor.type(field(part), text)
    }
    return { field, type, result: () => quote.getByRole('status').textContent }
  })
}

test('before anything is filled in each quote asks for its numbers, before and after script', () => {
  const waiting = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const { unmount } = render(<HourlyTool words={words} wage={award.hourly} />)
  expect(waiting()).toEqual(words.quotes.map(() => words.waiting))
  unmount()
  show()
  expect(waiting()).toEqual(words.quotes.map(() => words.waiting))
})

test('a quote gives what the example by hand gives, and the others wait', async () => {
  const [first, second] = show()
  await first!.type('price', String(method.example.price))
  await first!.type('hours', String(method.example.hours))
  expect(first!.result()).toBe(words.waiting)
  await first!.type('visits', String(method.example.visits))
  const rate = table.rows[1]?.[2]?.split(' = ')[1] ?? ''
  expect(rate).toMatch(/^\$\d+\.\d\d$/)
  expect(first!.result()).toContain(`${rate} ${words.hour}`)
  expect(first!.result()).toContain(`${words.above} $${award.hourly}`)
  expect(second!.result()).toBe(words.waiting)
})

test('a quote below the lowest wage of the award says that it cannot pay it', async () => {
  const [quote] = show()
  // 10 × 5 × 52 ÷ 12 hours, each a dollar below the wage.
  await quote!.type('price', String(((award.hourly - 1) * 10 * 5 * 52) / 12))
  await quote!.type('hours', '10')
  await quote!.type('visits', '5')
  expect(quote!.result()).toContain(`$1.00 ${words.below} $${award.hourly}. ${words.belowMeans}`)
})

test.each(['0', '-3', 'many', '1,5,0', '500'])(
  '“%s” hours are named with the numbers that are taken',
  async (typed) => {
    const [quote] = show()
    await quote!.type('price', '1,800')
    await quote!.type('visits', '3')
    await quote!.type('hours', typed)
    expect(quote!.result()).toBe(`${words.hours.label}: ${words.enter} 0.25 ${words.to} 400.`)
    expect(quote!.field('hours')).toBeInvalid()
    await quote!.type('hours', '')
    expect(quote!.field('hours')).toBeValid()
    expect(quote!.result()).toBe(words.waiting)
    await quote!.type('hours', '2,5')
    expect(quote!.result()).toMatch(/^\$\d/)
  },
)
