import { entryOf, getContent } from '../content/get-content'
import { quoteLink } from '../content/navigation'
import type { PricingFields } from '../content/schema/pricing'
import type { Entry, Figures } from '../content/types'
import { inSentence } from '../content/words'
import {
  MONTHS,
  WEEKS,
  estimate,
  inFigures,
  inWords,
  visitsAMonth,
  type Rates,
  type SiteAnswers,
} from '../pricing/estimate'
import { cents, toCents } from '../pricing/hourly'
import { stepsTable } from './steps-table'

const money = (dollars: number) => `$${dollars.toLocaleString('en-AU', { maximumFractionDigits: 0 })}`
const more = (dollars: number, percent: number) => toCents(dollars * (1 + percent / 100))

/** The page with the company's rates: it is left out without them. */
type Priced = PricingFields & { rates: NonNullable<PricingFields['rates']> }

type Shift = Priced['rates']['areas'][number]['shift']

const isPriced = (page: Entry<PricingFields>): page is Entry<Priced> => page.rates !== undefined

/** The page with the company's rates; undefined if it states none. */
export function pricedPage(): Entry<Priced> | undefined {
  const page = getContent().templatePages.pricing
  return isPriced(page) ? page : undefined
}

/**
 * The wage of a part-time employee: the award's loadings are added together, each a percentage of
 * the full-time wage.
 */
const partTimeWage = ({ hourly, partTime, late }: PricingFields['award'], shift: Shift) =>
  more(hourly, shift === 'late' ? partTime + late : partTime)

/** What an hour costs the company: the wage of the shift, and the employer's on-costs. */
function hourlyCost({ rates, award }: Priced, shift: Shift): number {
  const onTop = rates.onCosts.reduce((sum, { percent }) => sum + percent, 0)
  return more(partTimeWage(award, shift), onTop)
}

/**
 * The figures that `estimate` calculates from: the company's, with the wage of a part-time
 * employee.
 */
export function ratesOf(page: Priced): Rates {
  const { areas, minutes, materials, margin, rounding } = page.rates
  return {
    areas: areas.map(({ site, perHour, shift }) => ({ site, perHour, hourly: hourlyCost(page, shift) })),
    minutes,
    materials,
    margin,
    rounding,
    shortest: page.award.shortest,
    award: page.award.hourly,
  }
}

/** Data of the pricing page's sections; `figures` is undefined if the company states no rates. */
export function pricingSections() {
  const page = pricedPage()
  return { figures: page && figuresOf(page) }
}

function figuresOf(page: Entry<Priced>) {
  const { services } = getContent()
  const rates = ratesOf(page)
  const range = (answers: SiteAnswers) => inWords(estimate(answers, rates), page.estimator).range
  const sites = page.rates.areas.map(({ site, name, service }) => ({
    site,
    name,
    service: entryOf(services, service).title,
  }))
  return {
    estimator: { words: page.estimator, rates, sites, quote: quoteLink() },
    typical: typicalTable(page, range),
    method: methodTable(page),
    floor: floorTable(page, rates),
    examples: examplesTable(page, rates, range),
  }
}

const perWeek = (visits: number) => (visits === 1 ? '1 visit a week' : `${visits} visits a week`)
const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

function typicalTable({ typical }: PricingFields, range: (answers: SiteAnswers) => string): Figures {
  const { site, sizes, visits } = typical
  return {
    columns: [typical.size, ...visits.map(perWeek)],
    rows: sizes.map((size) => [
      `${inFigures(size.area)} m², ${counted(size.toilets, 'toilet')}, ${counted(size.kitchens, 'kitchen')}`,
      ...visits.map((each) => range({ site, ...size, visits: each })),
    ]),
  }
}

/** The steps from areas to a range, each with the company's figures. */
function methodTable(page: Priced): Figures {
  const { method, rates, award } = page
  const { minutes, onCosts, margin, rounding } = rates
  return stepsTable(method, {
    hours: [
      ...rates.areas.map(({ floors, perHour }) => `${floors}: ${inFigures(perHour)} m² an hour.`),
      `Each toilet ${minutes.toilet} minutes, each kitchen ${minutes.kitchen}, each visit ${minutes.visit}.`,
      `Rounded up to ${rounding.minutes} minutes. The award’s shortest shift: ${shortestShifts(award)}.`,
    ].join(' '),
    visits: `One visit a week is ${inFigures(visitsAMonth(1))} a month, five are ${inFigures(visitsAMonth(5))}.`,
    cost: [
      `Wage ${cents(partTimeWage(award, 'day'))} by day, ${cents(partTimeWage(award, 'late'))} before 6 am and after 6 pm:`,
      `${award.name}, ${award.level}, with ${award.partTime}% for part-time work and ${award.late}% for the shift.`,
      `On top: ${onCosts.map(({ name, percent }) => `${name} ${percent}%`).join('; ')}.`,
      `Together ${cents(hourlyCost(page, 'day'))} and ${cents(hourlyCost(page, 'late'))} an hour.`,
    ].join(' '),
    materials: `${rates.materials}% of the labour.`,
    margin: `${margin.least} to ${margin.most}% of the price.`,
    rounding: `Rounded to ${money(rounding.dollars)}, the low end down and the high end up.`,
  })
}

/** "1 hour; above 300 m² 2 hours". */
const shortestShifts = ({ shortest }: PricingFields['award']) =>
  shortest
    .map(({ above, hours }) => `${above > 0 ? `above ${inFigures(above)} m² ` : ''}${counted(hours, 'hour')}`)
    .join('; ')

/** What the wages alone of the first example cost. */
function floorTable({ award, floor, examples }: PricingFields, rates: Rates): Figures {
  const [example] = examples.items
  if (!example) throw new Error('The pricing page has no examples.')
  const { monthly } = estimate(example, rates)
  const row = (name: string, hourly: number) => [
    name,
    cents(hourly),
    `${inFigures(monthly)} hours × ${cents(hourly)} = ${money(monthly * hourly)}`,
  ]
  const { columns, rows } = floor
  return {
    columns: [`${award.level}, ${award.name}`, columns.wage, `${columns.month}: ${inSentence(example.name)}`],
    rows: [
      row(rows.fullTime, award.hourly),
      row(`${rows.partTime}, +${award.partTime}%`, more(award.hourly, award.partTime)),
      row(`${rows.casual}, +${award.casual}%`, more(award.hourly, award.casual)),
      row(`${rows.late}, +${award.partTime + award.late}%`, partTimeWage(award, 'late')),
    ],
  }
}

/** The examples side by side, with a row for each line of their calculation. */
function examplesTable(
  { examples, rates: { areas, minutes } }: Priced,
  rates: Rates,
  range: (answers: SiteAnswers) => string,
): Figures {
  const items = examples.items.map((answers) => {
    const { perHour, floors } = areas.find(({ site }) => site === answers.site)!
    const { hourly } = rates.areas.find(({ site }) => site === answers.site)!
    return { answers, perHour, floors, hourly, result: estimate(answers, rates) }
  })
  const row = (name: string, cell: (item: (typeof items)[number]) => string) => [name, ...items.map(cell)]
  const inMinutes = (count: number, each: number) =>
    count === 0 ? 'None' : `${count} × ${each} = ${inFigures(count * each)} minutes`
  const { line, rows } = examples
  return {
    columns: [line, ...examples.items.map(({ name }) => name)],
    rows: [
      row(rows.floor, ({ answers: { area }, perHour, floors }) => {
        const time = `${inFigures(area)} m² ÷ ${inFigures(perHour)} = ${inFigures(Math.round((area * 60) / perHour))}`
        return `${floors}: ${time} minutes`
      }),
      row(rows.toilets, ({ answers }) => inMinutes(answers.toilets, minutes.toilet)),
      row(rows.kitchens, ({ answers }) => inMinutes(answers.kitchens, minutes.kitchen)),
      row(rows.visit, () => `${minutes.visit} minutes`),
      row(rows.hours, ({ result }) => counted(result.hours, 'hour')),
      row(
        rows.visits,
        ({ answers, result }) => `${answers.visits} × ${WEEKS} ÷ ${MONTHS} = ${inFigures(result.visits)}`,
      ),
      row(rows.monthly, ({ result }) => inFigures(result.monthly)),
      row(
        rows.labour,
        ({ hourly, result }) => `${inFigures(result.monthly)} × ${cents(hourly)} = ${money(result.labour)}`,
      ),
      row(`${rows.materials}, ${rates.materials}%`, ({ result }) => money(result.materials)),
      row(rows.price, ({ answers }) => range(answers)),
      row(rows.wages, ({ result }) => money(result.wages)),
    ],
  }
}
