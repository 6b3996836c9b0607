import { getContent } from '@/lib/content/get-content'
import { stateOf, STATES, type State } from '@/lib/content/schema/states'
import { officeOf } from '@/lib/pages/quote-setup'

// Of each: its capital, and the places whose postcodes begin otherwise (Australia Post).
test.each<[State, string[]]>([
  ['NSW', ['2000', '2480', '2620', '2640', '2899', '1215']],
  ['ACT', ['2600', '2617', '2900', '2914', '2920', '0200']],
  ['VIC', ['3000', '3999', '8001']],
  ['QLD', ['4000', '4899', '9726']],
  ['SA', ['5000', '5734']],
  ['WA', ['6000', '6770']],
  ['TAS', ['7000', '7470']],
  ['NT', ['0800', '0909']],
])('the postcodes of %s are told from those of its neighbours', (state, postcodes) => {
  expect(postcodes.map(stateOf)).toEqual(postcodes.map(() => state))
})

// Regression: the form reckoned with Sydney's clock and holidays wherever the office was.
test.each(Object.entries(STATES))(
  'an office in %s keeps the clock and the holidays of its state',
  (state, { zone }) => {
    const { site } = getContent()
    const office = officeOf({ ...site, address: { ...site.address, state: state as State } })
    expect(office.zone).toBe(zone)
    const inSydney = officeOf({ ...site, address: { ...site.address, state: 'NSW' } })
    if (state !== 'NSW') expect(office.holidays).not.toEqual(inSydney.holidays)
  },
)
