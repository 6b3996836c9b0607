import { z } from 'zod'
import { line, rich } from './common'
import { methodColumns, methodStep, page, sectionIntro } from './page-parts'
import { boundedField } from './pricing'

/** The number of quotes compared: as many columns as fit an A4 sheet beside the questions. */
const QUOTES = 3

const quotes = z.array(line).length(QUOTES)

/** The form that calculates dollars per hour. */
const tool = sectionIntro
  .extend({
    quotes: quotes.meta({ description: 'The names of the three quotes.' }),
    price: boundedField.meta({ description: 'The field for the price per month.' }),
    hours: boundedField.meta({ description: 'The field for the hours per visit.' }),
    visits: boundedField.meta({ description: 'The field for the visits per week.' }),
    waiting: line.meta({ description: 'In place of the result, while a number is missing.' }),
    hour: line.meta({ description: 'After the dollars per hour.' }),
    above: line.meta({ description: 'Between how far a quote is above the lowest wage and that wage.' }),
    below: line.meta({ description: 'The same for one that is below it.' }),
    aboveMeans: line.meta({ description: 'What a quote above the lowest wage still has to pay.' }),
    belowMeans: line.meta({ description: 'What a quote below the lowest wage means.' }),
    enter: line.meta({ description: 'Before the numbers that a field accepts, when another was entered.' }),
    to: line.meta({ description: 'Between the least and the greatest number that a field accepts.' }),
  })
  .meta({ description: 'The form that calculates dollars per hour, and compares them with the wage in pricing.md.' })

/** The page with the sheet that compares quotes, `content/pages/compare-quotes.md`. */
export const compareQuotesPage = page
  .extend({
    tool,
    method: sectionIntro
      .extend({
        columns: methodColumns,
        example: z
          .strictObject({
            price: z.number().min(1).meta({ description: 'The price per month, in dollars before GST.' }),
            hours: z.number().min(0.25).meta({ description: 'The hours per visit.' }),
            visits: z.number().min(0.25).meta({ description: 'The visits per week.' }),
          })
          .meta({ description: 'The example quote; its results are calculated.' }),
        steps: z
          .strictObject({
            hours: methodStep.meta({ description: 'From visits to the hours per month.' }),
            rate: methodStep.meta({ description: 'From the price to dollars per hour.' }),
            wage: methodStep.meta({ description: 'The lowest wage of the award beside it.' }),
          })
          .meta({ description: 'The steps from a quote to dollars per hour.' }),
      })
      .meta({ description: 'The same by hand.' }),
    sheet: z
      .strictObject({
        title: line.meta({ description: 'The heading above the sheet.' }),
        lead: rich.meta({ description: 'The paragraph under the heading.' }),
        name: line.meta({ description: 'The kind of sheet: “To print”.' }),
        of: line.meta({ description: 'Its subject: “Three cleaning quotes”.' }),
        print: line.meta({ description: 'The button that prints the sheet.' }),
        blanks: z
          .array(line)
          .min(1)
          .max(4)
          .meta({ description: 'The lines to fill in by hand; they appear on paper only.' }),
        ask: line.meta({ description: 'The heading of the column of questions.' }),
        groups: z
          .array(
            z.strictObject({
              name: line.meta({ description: 'What the questions are about.' }),
              rows: z.array(line).min(1).meta({ description: 'The questions, each a row with a place to write.' }),
            }),
          )
          .meta({ description: 'The questions by group; at most 20 rows fit one sheet. `[]` leaves the page out.' }),
      })
      .refine(({ groups }) => groups.flatMap(({ rows }) => rows).length <= 20, {
        path: ['groups'],
        error: 'at most 20 rows in all: more do not fit one sheet of paper',
      })
      .meta({ description: 'The sheet, on screen and on paper.' }),
    closing: sectionIntro.meta({ description: 'The call to action at the end of the page.' }),
  })
  .meta({
    description: 'The page with a sheet to compare quotes on paper, and a form that calculates dollars per hour.',
  })

export type CompareQuotesFields = z.infer<typeof compareQuotesPage>
