// The form on the pricing page: its range follows the answers, which go to the quote form.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { attach } from '@/components/enhancements/estimate'
import type { Loader } from '@/components/enhancements/loader-api'
import { DRAFT_KEY, TYPED_KEY } from '@/components/quote/draft-store'
import { Estimator } from '@/components/sections/pricing/estimator'
import { getContent } from '@/lib/content/get-content'
import { pricingSections } from '@/lib/pages/pricing'

const { templatePages, quote } = getContent()
const words = templatePages.pricing.estimator
const { figures } = pricingSections()
if (!figures) throw new Error('expected rates on the pricing page')
const { estimator, examples } = figures

beforeEach(() => sessionStorage.clear())

/** Shows the form as it comes from the server, and lets script take it over. */
function show() {
  render(<Estimator {...estimator} />)

  attach(screen.getByRole('group', { name: words.title }), {} as Loader)
  const field = (name: 'area' | 'toilets' | 'kitchens') => screen.getByRole('textbox', { name: words[name].label })
  return { visitor: userEvent.setup(), field }
}
const result = () => screen.getByRole('status').textContent?.trim()
const button = () => screen.queryByRole('link', { name: words.button })

async function press(visitor: ReturnType<typeof userEvent.setup>) {
  const link = button()!
  link.addEventListener('click', (event) => event.preventDefault())
  await visitor.click(link)
  return new URLSearchParams(sessionStorage.getItem(TYPED_KEY) ?? '')
}

test('before script the range of the first answers stands there', () => {
  render(<Estimator {...estimator} />)
  expect(result()).toContain(examples.rows.find(([name]) => name === 'Monthly price before GST')![1]!)
})

test('it begins with the range that the page calculates for the same answers', () => {
  show()
  const price = examples.rows.find(([name]) => name === 'Monthly price before GST')![1]!
  expect(result()).toContain(price)
  expect(result()).toContain(words.month)
})

test('the range follows each answer, and is never one figure', async () => {
  const { visitor, field } = show()
  const before = result()
  await visitor.clear(field('area'))
  await visitor.type(field('area'), '1 200')
  const bigger = result()
  expect(bigger).not.toBe(before)
  await visitor.selectOptions(screen.getByRole('combobox', { name: words.visits.label }), '5')
  expect(result()).not.toBe(bigger)
  await visitor.selectOptions(screen.getByRole('combobox', { name: words.site.label }), 'medical')
  expect(result()).toMatch(/^\$[\d,]+ to \$[\d,]+/)
})

// Regression: seven visits had the wage of weekdays, though the award pays more on weekends.
test('no more visits a week are offered than there are weekdays, for which the range is', () => {
  show()
  const choices = screen.getByRole<HTMLSelectElement>('combobox', { name: words.visits.label }).options
  expect([...choices].map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5'])
})

test.each(['', '0', '1e9', 'big', '120,5,1', '99999'])(
  'with “%s” as area it says what the field takes, and gives neither range nor button',
  async (typed) => {
    const { visitor, field } = show()
    await visitor.clear(field('area'))
    if (typed) await visitor.type(field('area'), typed)
    expect(result()).toBe(`${words.area.label}: ${words.enter} 20 ${words.to} 5,000.`)
    expect(field('area')).toBeInvalid()
    expect(button()).toBeNull()
    await visitor.clear(field('area'))
    await visitor.type(field('area'), '120,5')
    expect(field('area')).toBeValid()
    expect(button()).toBeVisible()
  },
)

test('the button leaves the answers for the quote form, in the choices that it has', async () => {
  const { visitor, field } = show()
  await visitor.clear(field('area'))
  await visitor.type(field('area'), '800')
  await visitor.selectOptions(screen.getByRole('combobox', { name: words.visits.label }), '5')
  const typed = await press(visitor)
  expect(Object.fromEntries(typed)).toMatchObject({
    service: 'Office cleaning',
    size: '800',
    sizeIn: words.sizeIn,
    often: 'Every weekday',
  })
  expect(quote.form.sizeIn.choices).toContain(typed.get('sizeIn'))
  expect(quote.form.often.choices).toContain(typed.get('often'))
  expect(typed.get('message')).toContain(`${words.message} ${words.area.label}: 800, `)
  expect(typed.get('message')).toContain(result()!.slice(0, 6))
})

test('a message that the visitor has written stays; one of an earlier press is replaced', async () => {
  const { visitor, field } = show()
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ values: { message: 'Mind the dog.' } }))
  expect((await press(visitor)).has('message')).toBe(false)
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ values: { message: `${words.message} Old.` } }))
  await visitor.clear(field('toilets'))
  await visitor.type(field('toilets'), '9')
  expect((await press(visitor)).get('message')).toContain(`${words.toilets.label}: 9`)
})

// Regression: it was replaced with what the earlier press had added; and where it had the same
// words as the end of that, what followed them was lost.
test('what the visitor has written after the answers stays when they are changed', async () => {
  const { visitor, field } = show()
  const first = (await press(visitor)).get('message')
  const added = ` Mind the dog. Two ${words.hours}. Not on Mondays.`
  const written = `${first}${added}`
  sessionStorage.clear()
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ values: { message: written } }))
  await visitor.clear(field('toilets'))
  await visitor.type(field('toilets'), '9')
  const second = (await press(visitor)).get('message')
  expect(second).toContain(`${words.toilets.label}: 9`)
  expect(second?.endsWith(added)).toBe(true)
  expect(second?.split(words.message)).toHaveLength(2)
})
