import { z } from 'zod'
import { day, line, rich, sample, slugOf } from './common'
import { methodColumns, methodStep, page, sectionIntro } from './page-parts'

/** The name of a row of a service’s scope, which has to match one there. */
export const scopeRowName = {
  area: line.meta({ description: 'The area, as the service’s scope writes it.' }),
  line: z.int().min(1).meta({
    description: 'The number of the row in its area: 2 for the line that the sheet numbers 3.2.',
  }),
}

const earlier = z
  .strictObject({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month written as "2026-06"')
      .meta({
        description: 'The month, such as "2026-06".',
      }),
    passed: z.int().min(0).meta({ description: 'The lines that passed.' }),
    counted: z.int().min(1).meta({ description: 'The lines that were counted.' }),
  })
  .refine(({ passed, counted }) => passed <= counted, { path: ['passed'], error: 'at most as many as `counted`' })

/** The findings of one inspection: a row that is not named here passed. */
const report = z
  .strictObject({
    service: slugOf('services').meta({ description: 'The slug of the service whose scope was inspected.' }),
    site: line.meta({ description: 'What kind of site it is.' }),
    by: line.meta({ description: 'Who inspected it.' }),
    inspected: day.meta({ description: 'The day of the inspection.' }),
    failed: z
      .array(
        z.strictObject({
          ...scopeRowName,
          found: line.meta({ description: 'What was found, and in which room.' }),
          photos: z
            .array(line)
            .max(2)
            .meta({ description: 'What each photograph shows; the sheet has a place for it.' }),
          fixed: line.meta({ description: 'What was done about it.' }),
          on: day.meta({ description: 'The day on which it was put right.' }),
        }),
      )
      .meta({ description: 'The lines that failed; `[]` for none.' }),
    notCounted: z
      .array(z.strictObject({ ...scopeRowName, reason: line.meta({ description: 'Why: not due, or no way in.' }) }))
      .meta({ description: 'The lines that are left out of the count; `[]` for none.' }),
    noted: z
      .array(z.strictObject({ ...scopeRowName, note: line.meta({ description: 'What was seen.' }) }))
      .meta({ description: 'Notes on lines that passed; `[]` for none.' }),
    earlier: z.array(earlier).max(11).meta({ description: 'The months before it, the earliest first; `[]` for none.' }),
    changes: z.array(line).meta({ description: 'Changes of the scope that are proposed; `[]` for none.' }),
    sample,
  })
  .meta({ description: 'The report. Its score is counted from the rows. Without it the page is left out.' })

/** The page with a sample inspection report, `content/pages/sample-report.md`. */
export const sampleReportPage = page
  .extend({
    sheet: z
      .strictObject({
        title: line.meta({ description: 'The heading above the report.' }),
        lead: rich.meta({ description: 'The paragraph under the heading.' }),
        name: line.meta({ description: 'The words before the service’s name: “Inspection report”.' }),
        print: line.meta({ description: 'The button that prints the report.' }),
        madeUp: line.meta({ description: 'Beside the mark of a sample: what of it is made up.' }),
        facts: z
          .strictObject({
            site: line.meta({ description: 'Before the site.' }),
            inspected: line.meta({ description: 'Before the day.' }),
            by: line.meta({ description: 'Before who inspected it.' }),
          })
          .meta({ description: 'The names of what stands at the top.' }),
        score: line.meta({ description: 'The name of the score.' }),
        trend: line.meta({ description: 'The heading above the scores of the months.' }),
        counts: z
          .strictObject({
            lines: line.meta({ description: 'Every line of the scope.' }),
            notCounted: line.meta({ description: 'Those left out of the count.' }),
            counted: line.meta({ description: 'Those counted.' }),
            passed: line.meta({ description: 'Those that passed.' }),
            failed: line.meta({ description: 'Those that failed.' }),
          })
          .meta({ description: 'The names of the counts.' }),
        failed: line.meta({ description: 'The heading above the lines that failed.' }),
        check: line.meta({ description: 'Before what the line is checked by.' }),
        found: line.meta({ description: 'Before what was found.' }),
        fixed: line.meta({ description: 'Before what was done, and when.' }),
        photo: line.meta({ description: 'In the place for a photograph, before what it shows.' }),
        every: line.meta({ description: 'The heading above the table of all lines.' }),
        columns: z
          .strictObject({
            area: line.meta({ description: 'The heading of the column of places.' }),
            task: line.meta({ description: 'The heading of the column of lines.' }),
            check: line.meta({ description: 'The heading of the column of checks.' }),
            result: line.meta({ description: 'The heading of the column of results.' }),
          })
          .meta({ description: 'The column headings.' }),
        results: z
          .strictObject({
            pass: line.meta({ description: 'A line that passed.' }),
            fail: line.meta({ description: 'A line that failed.' }),
            'not-counted': line.meta({ description: 'A line left out of the count.' }),
          })
          .meta({ description: 'The words of the results.' }),
        changes: line.meta({ description: 'The heading above the changes that are proposed.' }),
        scope: line.meta({ description: 'The link to the scope of the service.' }),
      })
      .meta({ description: 'The words of the report, on screen and on paper.' }),
    method: sectionIntro
      .extend({
        columns: methodColumns,
        steps: z
          .strictObject({
            lines: methodStep.meta({ description: 'The lines of the scope.' }),
            counted: methodStep.meta({ description: 'Without those left out.' }),
            passed: methodStep.meta({ description: 'Without those that failed.' }),
            score: methodStep.meta({ description: 'The share that passed.' }),
          })
          .meta({ description: 'The steps from the scope to the score.' }),
      })
      .meta({ description: 'How the score is made.' }),
    closing: sectionIntro.meta({ description: 'The call to action at the end of the page.' }),
    report: report.optional(),
  })
  .meta({ description: 'The page that shows an inspection report, made from the scope of a service.' })

export type SampleReportFields = z.infer<typeof sampleReportPage>
