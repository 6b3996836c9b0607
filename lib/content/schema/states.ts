/** What differs between the states and territories of Australia. */
export const STATES = {
  NSW: { name: 'New South Wales', capital: 'Sydney', zone: 'Australia/Sydney' },
  VIC: { name: 'Victoria', capital: 'Melbourne', zone: 'Australia/Melbourne' },
  QLD: { name: 'Queensland', capital: 'Brisbane', zone: 'Australia/Brisbane' },
  SA: { name: 'South Australia', capital: 'Adelaide', zone: 'Australia/Adelaide' },
  WA: { name: 'Western Australia', capital: 'Perth', zone: 'Australia/Perth' },
  TAS: { name: 'Tasmania', capital: 'Hobart', zone: 'Australia/Hobart' },
  ACT: { name: 'Australian Capital Territory', capital: 'Canberra', zone: 'Australia/Sydney' },
  NT: { name: 'Northern Territory', capital: 'Darwin', zone: 'Australia/Darwin' },
} as const

/** A state or territory, by its short name. */
export type State = keyof typeof STATES

/** The time zone of a company: that of its office. */
export const zoneOf = ({ address }: { address: { state: State } }): string => STATES[address.state].zone

/**
 * Postcodes of all states and territories: they start with 02, 08, 09 or with 1 to 9 (Australia
 * Post).
 */
export const POSTCODE = /^(0[289]\d\d|[1-9]\d{3})$/

/**
 * The first digits of each state's postcodes (Australia Post); those of the ACT lie among those of
 * NSW.
 */
const POSTCODES: readonly [RegExp, State][] = [
  [/^(02|26(0|1[0-8])|29([01]|20))/, 'ACT'],
  [/^[12]/, 'NSW'],
  [/^[38]/, 'VIC'],
  [/^[49]/, 'QLD'],
  [/^5/, 'SA'],
  [/^6/, 'WA'],
  [/^7/, 'TAS'],
  [/^0[89]/, 'NT'],
]

/** The state of a place, by its postcode: a company near a border serves places in two states. */
export function stateOf(postcode: string): State {
  const [, state] = POSTCODES.find(([start]) => start.test(postcode)) ?? []
  if (!state) throw new Error(`lib/content/schema/states.ts: the postcode ${postcode} is none of Australia’s`)
  return state
}
