import { entryOf, getContent } from '../content/get-content'
import { quoteLink } from '../content/navigation'
import { fillBlanks } from '../content/schema/blanks'
import type { PricingFields } from '../content/schema/pricing'
import type { Entry, Figures } from '../content/types'
import { inSentence } from '../content/words'
import {
  MONTHS,
  WEEKS,
  estimate,
  inFigures,
  inWords,
  rateOf,
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

/** A number of things in words: "1 hour", "2.25 hours". */
const counted = (count: number, { one, more }: PricingFields['counts']['hours']) =>
  count === 1 ? one : fillBlanks(more, { count: inFigures(count) })

function typicalTable({ typical, counts }: PricingFields, range: (answers: SiteAnswers) => string): Figures {
  const { site, sizes, visits, row } = typical
  return {
    columns: [typical.size, ...visits.map((each) => counted(each, counts.visits))],
    rows: sizes.map((size) => [
      fillBlanks(row, {
        area: inFigures(size.area),
        toilets: counted(size.toilets, counts.toilets),
        kitchens: counted(size.kitchens, counts.kitchens),
      }),
      ...visits.map((each) => range({ site, ...size, visits: each })),
    ]),
  }
}

/** The steps from areas to a range, each with the company's figures. */
function methodTable(page: Priced): Figures {
  const { method, rates, award, counts } = page
  const { hours, visits, cost, materials, margin, rounding } = method.steps
  return stepsTable(method, {
    hours: fillBlanks(hours.figures, {
      ...rates.minutes,
      areas: rates.areas
        .map(({ floors, perHour }) => fillBlanks(hours.area, { floors, perHour: inFigures(perHour) }))
        .join(' '),
      minutes: rates.rounding.minutes,
      shortest: award.shortest
        .map((shift) => {
          const time = counted(shift.hours, counts.hours)
          return shift.above > 0 ? fillBlanks(hours.shift, { area: inFigures(shift.above), hours: time }) : time
        })
        .join('; '),
    }),
    visits: fillBlanks(visits.figures, { one: inFigures(visitsAMonth(1)), five: inFigures(visitsAMonth(5)) }),
    cost: fillBlanks(cost.figures, {
      dayWage: cents(partTimeWage(award, 'day')),
      lateWage: cents(partTimeWage(award, 'late')),
      award: award.name,
      level: award.level,
      partTime: award.partTime,
      late: award.late,
      onCosts: rates.onCosts.map((onCost) => fillBlanks(cost.onCost, onCost)).join('; '),
      dayCost: cents(hourlyCost(page, 'day')),
      lateCost: cents(hourlyCost(page, 'late')),
    }),
    materials: fillBlanks(materials.figures, { percent: rates.materials }),
    margin: fillBlanks(margin.figures, rates.margin),
    rounding: fillBlanks(rounding.figures, { dollars: money(rates.rounding.dollars) }),
  })
}

/** What the wages alone of the first example cost. */
function floorTable({ award, floor, examples, counts }: PricingFields, rates: Rates): Figures {
  const [example] = examples.items
  if (!example) throw new Error('The pricing page has no examples.')
  const { monthly } = estimate(example, rates)
  const row = (name: string, hourly: number) => [
    name,
    cents(hourly),
    `${counted(monthly, counts.hours)} × ${cents(hourly)} = ${money(monthly * hourly)}`,
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
  { examples, counts, rates: { areas, minutes } }: Priced,
  rates: Rates,
  range: (answers: SiteAnswers) => string,
): Figures {
  const items = examples.items.map((answers) => {
    const { perHour, floors } = areas.find(({ site }) => site === answers.site)!
    const { hourly } = rateOf(answers.site, rates)
    return { answers, perHour, floors, hourly, result: estimate(answers, rates) }
  })
  const row = (name: string, cell: (item: (typeof items)[number]) => string) => [name, ...items.map(cell)]
  const inMinutes = (count: number, each: number) =>
    count === 0 ? none : `${count} × ${each} = ${counted(count * each, counts.minutes)}`
  const { line, none, rows } = examples
  return {
    columns: [line, ...examples.items.map(({ name }) => name)],
    rows: [
      row(rows.floor, ({ answers: { area }, perHour, floors }) => {
        const time = counted(Math.round((area * 60) / perHour), counts.minutes)
        return `${floors}: ${inFigures(area)} m² ÷ ${inFigures(perHour)} = ${time}`
      }),
      row(rows.toilets, ({ answers }) => inMinutes(answers.toilets, minutes.toilet)),
      row(rows.kitchens, ({ answers }) => inMinutes(answers.kitchens, minutes.kitchen)),
      row(rows.visit, () => counted(minutes.visit, counts.minutes)),
      row(rows.hours, ({ result }) => counted(result.hours, counts.hours)),
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
