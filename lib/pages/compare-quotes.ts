import { getContent } from '../content/get-content'
import { MONTHS, WEEKS, inFigures } from '../pricing/estimate'
import { cents, dollarsAnHour, monthlyHours } from '../pricing/hourly'
import { stepsTable } from './steps-table'

/** Data of the page that compares quotes: the wage is that of the pricing page. */
export function compareQuotesSections() {
  const { templatePages } = getContent()
  const { award } = templatePages.pricing
  const { method } = templatePages['compare-quotes']
  const { price, hours, visits } = method.example
  const worked = inFigures(monthlyHours(method.example))
  return {
    award,
    method: stepsTable(method, {
      hours: `${inFigures(hours)} × ${inFigures(visits)} × ${WEEKS} ÷ ${MONTHS} = ${worked}`,
      rate: `$${inFigures(price)} ÷ ${worked} = ${cents(dollarsAnHour(method.example))}`,
      wage: `${award.name}, ${award.level}: ${cents(award.hourly)}`,
    }),
  }
}
