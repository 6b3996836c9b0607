import { z } from 'zod'
import { line } from './common'
import { index, labelledIntro, page } from './page-parts'

/** The industries page, `content/pages/industries.md`. */
export const industriesPage = page
  .extend({
    sections: z
      .strictObject({
        jump: index,
        alsoCalled: line.meta({ description: 'Before the other names of the industry’s cleaning.' }),
        needs: labelledIntro.meta({ description: 'Above the needs and what is done about them.' }),
        ledger: z
          .strictObject({
            need: line.meta({ description: 'The heading of the column of needs.' }),
            answer: line.meta({ description: 'The heading of the column of answers.' }),
          })
          .meta({ description: 'The column headings of an industry’s needs.' }),
        duties: labelledIntro.meta({ description: 'Above what laws and standards ask.' }),
        checklist: labelledIntro.meta({ description: 'Above the checklist.' }),
        sheet: z
          .strictObject({
            name: line.meta({ description: 'The words before the industry’s name: “Checklist”.' }),
            columns: z
              .strictObject({
                area: line.meta({ description: 'The heading of the column of places.' }),
                check: line.meta({ description: 'The heading of the column of checks.' }),
              })
              .meta({ description: 'The column headings.' }),
            print: line.meta({ description: 'The button that prints the checklist.' }),
            blanks: z
              .array(line)
              .min(1)
              .max(4)
              .meta({ description: 'The lines to fill in by hand; they appear on paper only.' }),
          })
          .meta({ description: 'The words of the checklist, on screen and on paper.' }),
        relatedServices: labelledIntro.meta({ description: 'Above the services.' }),
        areas: labelledIntro
          .extend({ more: line.meta({ description: 'The text of the link to all areas.' }) })
          .meta({ description: 'Above the suburbs.' }),
        questions: labelledIntro.meta({ description: 'Above the questions.' }),
      })
      .meta({ description: 'The words that every industry’s page shares.' }),
  })
  .meta({ description: 'The industries page, with the words that every industry’s page shares.' })
export type IndustriesPageFields = z.infer<typeof industriesPage>
