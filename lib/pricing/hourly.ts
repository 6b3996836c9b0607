import { visitsAMonth } from './estimate'

/** The figures of a quote: monthly price before GST, hours per visit, visits per week. */
export interface QuotedWork {
  price: number
  hours: number
  visits: number
}

/** Dollars to the cent, as a wage is written. */
export const toCents = (dollars: number): number => Math.round(dollars * 100) / 100

/** Dollars and cents as readers see them: $27.08. */
export const cents = (dollars: number): string => `$${dollars.toFixed(2)}`

/** The average number of hours per month in a quote. */
export const monthlyHours = ({ hours, visits }: QuotedWork): number => hours * visitsAMonth(visits)

/** What a quote pays for an hour of work, in dollars to the cent. */
export const dollarsAnHour = (quoted: QuotedWork): number => toCents(quoted.price / monthlyHours(quoted))

/** The words between the figures of a comparison. */
export type HourlyWords = Readonly<Record<'hour' | 'above' | 'below' | 'aboveMeans' | 'belowMeans', string>>

/**
 * A quote's dollars per hour beside the minimum wage, as the form shows them. Figures are compared
 * as shown, to the cent.
 */
export function hourlyInWords(quoted: QuotedWork, wage: number, words: HourlyWords): { rate: string; note: string } {
  const rate = dollarsAnHour(quoted)
  const [apart, means] = rate < wage ? [words.below, words.belowMeans] : [words.above, words.aboveMeans]
  const note = `${cents(Math.abs(rate - wage))} ${apart} ${cents(wage)}. ${means}`
  return { rate: `${cents(rate)} ${words.hour}`, note }
}
