import { visitsAMonth } from './estimate'

/** What a quote says: its price a month before GST, the hours of a visit, visits a week. */
export interface QuotedWork {
  price: number
  hours: number
  visits: number
}

/** Dollars to the cent, as a wage is written. */
export const toCents = (dollars: number): number => Math.round(dollars * 100) / 100

/** Dollars and cents as readers see them: $27.08. */
export const cents = (dollars: number): string => `$${dollars.toFixed(2)}`

/** The hours of a month, on average, that a quote has. */
export const monthlyHours = ({ hours, visits }: QuotedWork): number => hours * visitsAMonth(visits)

/** What a quote gives for an hour of work, in dollars to the cent. */
export const dollarsAnHour = (quoted: QuotedWork): number => toCents(quoted.price / monthlyHours(quoted))

/** The words between the figures of a comparison. */
export type HourlyWords = Readonly<Record<'hour' | 'above' | 'below' | 'aboveMeans' | 'belowMeans', string>>

/**
 * A quote's dollars an hour beside the lowest wage, as the form shows them. Figures are compared as
 * they are shown, to the cent.
 */
export function hourlyInWords(quoted: QuotedWork, wage: number, words: HourlyWords): { rate: string; note: string } {
  const rate = dollarsAnHour(quoted)
  const [apart, means] = rate < wage ? [words.below, words.belowMeans] : [words.above, words.aboveMeans]
  const note = `${cents(Math.abs(rate - wage))} ${apart} ${cents(wage)}. ${means}`
  return { rate: `${cents(rate)} ${words.hour}`, note }
}
