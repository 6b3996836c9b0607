/** A visitor's answers about a site. */
export interface SiteAnswers {
  /** The key of the kind of site. */
  site: string
  /** Floor area in m². */
  area: number
  toilets: number
  kitchens: number
  /** Visits per week. */
  visits: number
}

/** The company's figures that an estimate is calculated from. */
export interface Rates {
  /**
   * By kind of site: m² that one person cleans in an hour, and what an hour of work costs the
   * company, in dollars.
   */
  areas: readonly { site: string; perHour: number; hourly: number }[]
  /** Minutes for each toilet and kitchen, and for each visit whatever the size of the site. */
  minutes: { toilet: number; kitchen: number; visit: number }
  /** The award's minimum shifts: hours for areas above so many m², smallest first. */
  shortest: readonly { above: number; hours: number }[]
  /** The lowest hourly wage of the award, in dollars. */
  award: number
  /** Materials and equipment, as a percentage of labour. */
  materials: number
  /** The company's margin, as a percentage of the price. */
  margin: { least: number; most: number }
  /**
   * Visits are rounded up to a multiple of these minutes, prices to a multiple of these dollars.
   */
  rounding: { minutes: number; dollars: number }
}

/** The cost of hours of work, in dollars without GST. */
interface Price {
  labour: number
  materials: number
  /** The award's lowest wage for the hours. */
  wages: number
  low: number
  high: number
}

/** An estimate: hours, and the monthly price. */
interface Estimate extends Price {
  /** Hours per visit. */
  hours: number
  /** Visits per month, on average. */
  visits: number
  /** Hours per month. */
  monthly: number
}

/** Weeks per year. */
export const WEEKS = 52
export const MONTHS = 12

/** The average number of visits per month for so many per week. */
export const visitsAMonth = (visits: number): number => (visits * WEEKS) / MONTHS

/** Floating-point tolerance: a value this little above a step counts as on it. */
const TINY = 1e-9

const roundUp = (value: number, step: number) => Math.ceil(value / step - TINY) * step
const roundDown = (value: number, step: number) => Math.floor(value / step + TINY) * step

/** The figures for a kind of site; content names no kind without them. */
export const rateOf = (site: string, { areas }: Rates): Rates['areas'][number] =>
  areas.find((each) => each.site === site)!

/**
 * The price of hours of work, as a range: never a single figure, and never below the award's wages
 * for them.
 */
export function priceOf(worked: number, site: string, rates: Rates): Price {
  const { rounding, margin } = rates
  const labour = worked * rateOf(site, rates).hourly
  const materials = (labour * rates.materials) / 100
  const wages = worked * rates.award
  const priceWith = (percent: number) => (labour + materials) / (1 - percent / 100)
  const low = Math.max(roundDown(priceWith(margin.least), rounding.dollars), roundUp(wages, rounding.dollars))
  const high = Math.max(roundUp(priceWith(margin.most), rounding.dollars), low + rounding.dollars)
  return { labour, materials, wages, low, high }
}

/** The hours and the monthly price of cleaning a site. */
export function estimate({ site, area, toilets, kitchens, visits }: SiteAnswers, rates: Rates): Estimate {
  const { minutes, rounding } = rates
  const { perHour } = rateOf(site, rates)
  const needed = (area * 60) / perHour + toilets * minutes.toilet + kitchens * minutes.kitchen + minutes.visit
  const least = rates.shortest.map(({ above, hours }) => (area > above ? hours * 60 : 0))
  const hours = roundUp(Math.max(needed, ...least), rounding.minutes) / 60
  const monthly = hours * visitsAMonth(visits)
  return { hours, visits: visitsAMonth(visits), monthly, ...priceOf(monthly, site, rates) }
}

/**
 * The number that somebody typed: digits with a space or a comma between thousands, and a decimal
 * point or comma; undefined for anything else, and outside the bounds.
 */
export function numberIn(typed: string, { least, most }: Bounds): number | undefined {
  const text = typed.trim()
  const isGrouped = /^\d{1,3}([ ,\u00a0\u202f]\d{3})+(\.\d+)?$/.test(text)
  const plain = isGrouped ? text.replaceAll(/[^\d.]/g, '') : text.replace(',', '.')
  const value = /^\d{1,9}(\.\d+)?$/.test(plain) ? Number(plain) : NaN
  return value >= least && value <= most ? value : undefined
}

/** The bounds of an answer. */
export interface Bounds {
  least: number
  most: number
}

/** A number as readers see it: 1,250 or 2.25. */
export const inFigures = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 2 })

/**
 * An estimate as the form shows it: its range, and how the range came about. `to`, `month` and
 * `hours` are the words between the figures.
 */
export function inWords(
  { hours, low, high }: Pick<Estimate, 'hours' | 'low' | 'high'>,
  words: Record<'to' | 'month' | 'hours', string>,
) {
  return {
    range: `$${inFigures(low)} ${words.to} $${inFigures(high)}`,
    note: `${words.month}, ${inFigures(hours)} ${words.hours}`,
  }
}
