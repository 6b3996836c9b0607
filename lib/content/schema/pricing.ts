import { z } from 'zod'
import { lineWith } from './blanks'
import { day, line, rich, sample, slug, slugOf, source } from './common'
import { methodColumns, methodStep, page, sectionIntro } from './page-parts'

const percent = z.number().min(0).max(90)
const minutes = z.number().min(0).max(240)

const bounds = z
  .strictObject({
    least: z.number().min(0).meta({ description: 'The smallest number that the field accepts.' }),
    most: z.number().max(100_000).meta({ description: 'The largest.' }),
  })
  .refine(({ least, most }) => least < most, { path: ['most'], error: 'a number above `least`' })

/** The most visits a week. The rates are for weekdays: the award pays more on weekends. */
const WEEKDAYS = 5

/** The size of a site, and how often it is cleaned. */
export const siteSize = {
  area: z.number().min(1).max(100_000).meta({ description: 'The floor area in m².' }),
  toilets: z.int().min(0).meta({ description: 'The number of toilets.' }),
  kitchens: z.int().min(0).meta({ description: 'The number of kitchens.' }),
  visits: z.int().min(1).max(WEEKDAYS).meta({ description: 'Visits a week, on weekdays.' }),
}

const answers = {
  site: slug.meta({ description: 'The key of a kind of site, from `rates.areas`.' }),
  ...siteSize,
}

/** The figures that the prices are calculated from. */
const rates = z
  .strictObject({
    areas: z
      .array(
        z.strictObject({
          site: slug.meta({ description: 'The key by which examples refer to it.' }),
          name: line.meta({ description: 'The kind of site, as visitors choose it.' }),
          floors: line.meta({ description: 'The kind of area that the rate is for.' }),
          perHour: z.number().min(10).max(3000).meta({ description: 'The m² that one person cleans per hour.' }),
          shift: z.enum(['day', 'late']).meta({
            description:
              'When it is usually cleaned: `late` is before 6 am or after 6 pm, for which the award asks more.',
          }),
          service: slugOf('services').meta({
            description: 'The slug of the service that the quote form is filled in with.',
          }),
        }),
      )
      .min(1)
      .refine((all) => new Set(all.map(({ site }) => site)).size === all.length, 'each `site` once')
      .meta({ description: 'The kinds of site, each with its rate of production.' }),
    minutes: z
      .strictObject({
        toilet: minutes.meta({ description: 'For each toilet, with its basin.' }),
        kitchen: minutes.meta({ description: 'For each kitchen.' }),
        visit: minutes.meta({ description: 'For each visit whatever its size: alarms, bins, signing off.' }),
      })
      .meta({ description: 'Minutes that do not depend on the floor area.' }),
    onCosts: z
      .array(
        z.strictObject({
          name: line.meta({ description: 'What is paid on top of the wage.' }),
          percent: percent.meta({ description: 'In per cent of the wage.' }),
        }),
      )
      .min(1)
      .meta({ description: 'What an hour costs the company on top of the wage.' }),
    materials: percent.meta({ description: 'Materials and equipment, in per cent of the labour.' }),
    margin: bounds
      .refine(({ most }) => most <= 60, { path: ['most'], error: 'at most 60 per cent of the price' })
      .meta({ description: 'The company’s overhead and profit, in per cent of the price: the ends of the range.' }),
    rounding: z
      .strictObject({
        minutes: z.number().min(1).max(60).meta({ description: 'A visit is rounded up to so many minutes.' }),
        dollars: z.number().min(1).max(100).meta({ description: 'The range’s ends are rounded to so many dollars.' }),
      })
      .meta({ description: 'What is rounded.' }),
    sample,
  })
  .meta({
    description:
      'The company’s own figures; each price on the page is calculated from them. Without them the page is left out.',
  })

/** The award's minimum wage. */
const award = z
  .strictObject({
    name: line.meta({ description: 'The award, in short.' }),
    level: line.meta({ description: 'The classification that the wage is for.' }),
    hourly: z.number().min(10).max(200).meta({ description: 'The lowest hourly wage of a full-time employee.' }),
    partTime: percent.meta({ description: 'What part-time employees get on top, in per cent.' }),
    casual: percent.meta({ description: 'What casual employees get on top, in per cent.' }),
    late: percent.meta({
      description: 'What weekday shifts before 6 am or after 6 pm get on top, in per cent of the full-time wage.',
    }),
    shortest: z
      .array(
        z.strictObject({
          above: z.number().min(0).meta({ description: 'For areas above so many m².' }),
          hours: z.number().min(0.25).max(8).meta({ description: 'The hours of the shortest shift.' }),
        }),
      )
      .min(1)
      .meta({ description: 'The shortest shift that part-time and casual employees are paid for, by area.' }),
    from: day.meta({
      description:
        'The day since which it has applied. Rates change each July: a launch build refuses one that is more than a year old.',
    }),
    since: line.meta({ description: 'Before the day since which it has applied.' }),
    change: line.meta({ description: 'A sentence: when the wage changes.' }),
    source,
  })
  .meta({ description: 'The lowest wage that the award allows, as its source gives it.' })

const field = z.strictObject({
  label: line.meta({ description: 'The field’s label.' }),
  hint: line.optional().meta({ description: 'The hint below it.' }),
})
/** A number field. */
export const boundedField = field.extend({
  bounds: bounds.meta({ description: 'The numbers that the field accepts.' }),
})

/** The words of the form, and its initial values. */
const estimator = sectionIntro
  .extend({
    site: field.meta({ description: 'The list of kinds of site.' }),
    area: boundedField.meta({ description: 'The field for the floor area.' }),
    toilets: boundedField.meta({ description: 'The field for the toilets.' }),
    kitchens: boundedField.meta({ description: 'The field for the kitchens.' }),
    visits: field.meta({ description: 'The list of visits a week.' }),
    start: z.strictObject(answers).meta({ description: 'The initial answers.' }),
    result: line.meta({ description: 'The heading of the result.' }),
    to: line.meta({ description: 'Between the ends of the range.' }),
    month: line.meta({ description: 'After the range.' }),
    hours: line.meta({ description: 'After the hours.' }),
    enter: line.meta({ description: 'Before the numbers that a field accepts, when another was entered.' }),
    leavesOut: rich.meta({ description: 'What the range leaves out, and what fixes the price.' }),
    button: line.meta({ description: 'The button that passes the answers on to the quote form.' }),
    message: line.meta({ description: 'Before the answers in the message of the quote form.' }),
    sizeIn: line.meta({ description: 'The choice of `sizeIn` in quote.yaml that stands for m².' }),
    often: z
      .array(line)
      .length(WEEKDAYS)
      .meta({ description: 'The choice of `often` in quote.yaml for one to five visits a week.' }),
  })
  .meta({ description: 'The form that calculates a range.' })

/** A label for each name, with what it stands for. */
const labels = <Name extends string>(names: Record<Name, string>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(names).map(([name, description]) => [name, line.meta({ description: String(description) })]),
    ) as Record<Name, typeof line>,
  )

/** How a number of things is written. */
const count = z.strictObject({
  one: line.meta({ description: 'One of them.' }),
  more: lineWith(['count'], 'None of them, or several.'),
})

/** How numbers are written in the tables. */
const counts = z
  .strictObject({
    minutes: count.meta({ description: 'Minutes.' }),
    hours: count.meta({ description: 'Hours.' }),
    toilets: count.meta({ description: 'Toilets.' }),
    kitchens: count.meta({ description: 'Kitchens.' }),
    visits: count.meta({ description: 'Visits a week.' }),
  })
  .meta({ description: 'How numbers are written in the tables.' })

const typical = sectionIntro
  .extend({
    size: line.meta({ description: 'The heading of the column of sizes.' }),
    row: lineWith(['area', 'toilets', 'kitchens'], 'The heading of a row.'),
    site: answers.site,
    sizes: z
      .array(z.strictObject({ area: answers.area, toilets: answers.toilets, kitchens: answers.kitchens }))
      .min(2)
      .meta({ description: 'The sizes, each a row.' }),
    visits: z.array(answers.visits).min(2).meta({ description: 'Visits a week, each a column.' }),
  })
  .meta({ description: 'The table of typical results.' })

/** The pricing page, `content/pages/pricing.md`. */
export const pricingPage = page
  .extend({
    estimator,
    counts,
    typical,
    method: sectionIntro
      .extend({
        columns: methodColumns,
        steps: z
          .strictObject({
            hours: methodStep
              .extend({
                area: lineWith(['floors', 'perHour'], 'The rate of a kind of site.'),
                shift: lineWith(['area', 'hours'], 'The shortest shift for areas above a size.'),
                figures: lineWith(
                  ['areas', 'toilet', 'kitchen', 'visit', 'minutes', 'shortest'],
                  'The figures: `areas` are the rates, `shortest` the shifts.',
                ),
              })
              .meta({ description: 'From areas and fixtures to the hours of a visit.' }),
            visits: methodStep
              .extend({
                figures: lineWith(['one', 'five'], 'The figures: what one and five visits a week are in a month.'),
              })
              .meta({ description: 'From visits a week to visits a month.' }),
            cost: methodStep
              .extend({
                onCost: lineWith(['name', 'percent'], 'What is paid on top of the wage.'),
                figures: lineWith(
                  ['dayWage', 'lateWage', 'award', 'level', 'partTime', 'late', 'onCosts', 'dayCost', 'lateCost'],
                  'The figures: wages and costs of an hour by day and in a late shift, the loadings in per cent, and `onCosts`, all that is paid on top.',
                ),
              })
              .meta({ description: 'What an hour costs.' }),
            materials: methodStep
              .extend({ figures: lineWith(['percent'], 'The figure, in per cent of the labour.') })
              .meta({ description: 'Materials and equipment.' }),
            margin: methodStep
              .extend({
                figures: lineWith(['least', 'most'], 'The figures, in per cent of the price.'),
              })
              .meta({ description: 'The margin.' }),
            rounding: methodStep
              .extend({
                figures: lineWith(['dollars'], 'The figure: what the ends are rounded to.'),
              })
              .meta({ description: 'The range.' }),
          })
          .meta({ description: 'The steps from areas to a range.' }),
      })
      .meta({ description: 'How a price is made.' }),
    floor: sectionIntro
      .extend({
        text: rich.meta({ description: 'The arithmetic with which a reader can test a quote.' }),
        columns: labels({
          wage: 'The wage of an hour.',
          month: 'The wages of a month; the example’s name follows.',
        }).meta({ description: 'The headings of the columns.' }),
        rows: labels({
          fullTime: 'The lowest wage.',
          partTime: 'The wage of part-time employees; what they get on top follows.',
          casual: 'The wage of casual employees; what they get on top follows.',
          late: 'The wage of part-time employees on an early or late shift; what they get on top follows.',
        }).meta({ description: 'The headings of the rows.' }),
      })
      .meta({ description: 'The wage below which no price can go.' }),
    examples: sectionIntro
      .extend({
        items: z
          .array(z.strictObject({ name: line.meta({ description: 'The example.' }), ...answers }))
          .min(1)
          .max(4)
          .meta({ description: 'The examples: what is asked for. The results are calculated.' }),
        line: line.meta({ description: 'The heading of the column of rows.' }),
        none: line.meta({ description: 'In place of the minutes for fixtures that a site does not have.' }),
        rows: labels({
          floor: 'Minutes for the floor.',
          toilets: 'Minutes for the toilets.',
          kitchens: 'Minutes for the kitchens.',
          visit: 'Minutes of each visit whatever its site.',
          hours: 'Hours of a visit.',
          visits: 'Visits a month.',
          monthly: 'Hours a month.',
          labour: 'What the hours cost.',
          materials: 'What the materials cost; their share follows.',
          price: 'The range.',
          wages: 'What the award asks for these hours.',
        }).meta({ description: 'The headings of the rows, from minutes to a price.' }),
      })
      .meta({ description: 'Calculated examples.' }),
    rates: rates.optional(),
    award,
  })
  .meta({ description: 'The page that shows how a price is made, with the figures that it is calculated from.' })

export type PricingFields = z.infer<typeof pricingPage>
