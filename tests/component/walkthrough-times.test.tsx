import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import setup from 'site:quote-setup'
import type { Office } from '@/components/quote/business-time'
import { updateTimes } from '@/components/quote/offered-times'
import { WalkthroughTimes } from '@/components/quote/walkthrough-times'

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const hours = Object.fromEntries(WORKDAYS.map((weekday) => [weekday, [['07:00', '18:00'] as const]]))
const office: Office = { ...setup.office, hours, holidays: [] }
const { label, hint, parts } = setup.words.form.times
const [early = '', day = '', evening = ''] = parts.map((part) => part.toLowerCase())

/** The name of the choice of a day and a part of it, which begins with what is seen: WCAG 2.5.3. */
const nameOf = (date: string, part: string) => `${parts.find((label) => label.toLowerCase() === part)}, ${date}`

/** Noon in Sydney; 23 November 2026 is a Monday. */
const noon = (date: string) => new Date(`${date}T12:00+11:00`)
const BUILT = noon('2026-11-23')

/** Shows the times in a form, as the build made them. */
function show(own: Partial<Office> = {}) {
  const given = { words: setup.words, office: { ...office, ...own } }
  const { container } = render(
    <form>
      <WalkthroughTimes id="quote-times" {...given} now={BUILT} />
    </form>,
  )
  const form = container.querySelector('form')!
  return { form, update: (now: Date) => updateTimes(form, given, now) }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const dates = () => screen.getAllByRole('listitem').map((row) => row.querySelector('time')?.dateTime)
const sent = (form: HTMLFormElement) => new FormData(form).getAll('times')

test('ten business days are offered, each in three parts, by names that say what is seen, and the day in full', () => {
  show({ holidays: ['2026-11-25'] })
  const group = screen.getByRole('group', { name: `${label} (${setup.words.form.optional})` })
  expect(group).toHaveAccessibleDescription(hint)
  expect(dates()).toEqual([
    ...['2026-11-24', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'],
    ...['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08'],
  ])
  expect(within(group).getAllByRole('checkbox')).toHaveLength(30)
  const [row] = within(group).getAllByRole('listitem')
  const names = within(row!).getAllByRole('checkbox')
  expect(row?.querySelector('time')).toHaveTextContent('Tue 24 Nov')
  for (const [i, part] of [early, day, evening].entries()) {
    expect(names[i]).toHaveAccessibleName(nameOf('Tuesday 24 November', part))
    expect(names[i]?.closest('label')).toHaveTextContent(parts[i]!)
  }
})

test('what is ticked is sent in words that a person reads', async () => {
  const { form } = show()
  await userEvent.click(box(nameOf('Tuesday 24 November', early)))
  await userEvent.click(box(nameOf('Friday 4 December', evening)))
  expect(sent(form)).toEqual([`Tue 24 November, ${early}`, `Fri 4 December, ${evening}`])
})

test('the keyboard goes through the choices day by day', async () => {
  show()
  const names: (string | null | undefined)[] = []
  for (let i = 0; i < 4; i++) {
    await userEvent.tab()
    names.push(document.activeElement?.getAttribute('aria-label'))
  }
  expect(names).toEqual([
    ...[early, day, evening].map((part) => nameOf('Tuesday 24 November', part)),
    nameOf('Wednesday 25 November', early),
  ])
})

test('days that have passed since the build give place to new ones, as if built today', () => {
  const { form, update } = show()
  const now = noon('2026-11-26')
  update(now)
  const updated = [...form.querySelectorAll('ol > li')].map((row) => row.cloneNode(true) as Element)
  render(<WalkthroughTimes id="other" words={setup.words} office={office} now={now} />)
  const built = [...document.querySelectorAll('fieldset[aria-describedby^=other] li')]
  expect(built).toHaveLength(10)
  for (const input of updated.flatMap((row) => [...row.querySelectorAll('input')]))
    input.removeAttribute('autocomplete')
  expect(updated.map(({ outerHTML }) => outerHTML)).toEqual(built.map(({ outerHTML }) => outerHTML))
})

// Regression: a tick on a day that had passed since the build was gone when the form's code came,
// and the visitor was thanked for a request without it.
test('what is ticked stays ticked, on days that have passed as well, until it is unticked', async () => {
  const { form, update } = show()
  const passed = nameOf('Tuesday 24 November', day)
  for (const name of [passed, nameOf('Friday 27 November', day), nameOf('Monday 7 December', day)])
    await userEvent.click(box(name))
  update(noon('2026-11-25'))
  expect(sent(form)).toEqual([`Tue 24 November, ${day}`, `Fri 27 November, ${day}`, `Mon 7 December, ${day}`])
  const offered = dates().slice(1)
  expect([offered.length, offered[0], dates()[0]]).toEqual([10, '2026-11-26', '2026-11-24'])
  await userEvent.click(box(passed))
  update(noon('2026-11-25'))
  expect(dates()).toEqual(offered)
})

// On 20 November the visitor's clock is behind the build's.
test.each(['2026-11-26', '2026-11-20'])(
  'a choice that has the focus keeps it, while other days come for %s',
  (today) => {
    const { update } = show()
    const chosen = box(nameOf('Monday 30 November', evening))
    chosen.focus()
    update(noon(today))
    expect(chosen).toHaveFocus()
    expect(chosen).toHaveAccessibleName(nameOf('Monday 30 November', evening))
  },
)

test.each(['2026-11-20', '2026-11-23', '2027-05-03'])('on %s, too, the days stand in their order', (today) => {
  const { update } = show()
  update(noon(today))
  const shown = dates()
  expect(shown).toEqual([...shown].sort())
  expect(new Set(shown).size).toBe(10)
  expect(shown[0]! > today).toBe(true)
})

// Regression: a browser that reloads a page ticks boxes by their places, and those were the build's
// days again.
test('the browser is asked not to restore ticks by place once the days are others', () => {
  const { update } = show()
  update(noon('2026-11-26'))
  for (const choice of screen.getAllByRole('checkbox')) expect(choice).toHaveAttribute('autocomplete', 'off')
})

test('a form that offers no times is left alone', () => {
  const { container } = render(<form />)
  updateTimes(container.querySelector('form')!, { words: setup.words, office }, BUILT)
  expect(container.innerHTML).toBe('<form></form>')
})
