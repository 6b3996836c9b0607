import { z } from 'zod'
import { day, line, listOf, point, rich, sample, slugOf } from './common'
import { page, sectionIntro } from './page-parts'
import { siteSize } from './pricing'
import { scopeRowName } from './sample-report'

const proposal = z
  .strictObject({
    service: slugOf('services').meta({
      description: 'The slug of the service, one that `rates.areas` of pricing.md names.',
    }),
    site: line.meta({ description: 'What kind of site it is.' }),
    ...siteSize,
    prepared: day.meta({ description: 'The day of the proposal.' }),
    periodic: z
      .array(
        z.strictObject({
          ...scopeRowName,
          hours: z.number().min(0.25).max(200).meta({ description: 'The hours of work each time.' }),
        }),
      )
      .meta({ description: 'The lines of the scope that are priced apart; `[]` for none.' }),
    terms: listOf(point).meta({ description: 'Start, term, notice, invoices and so on.' }),
    sample,
  })
  .meta({
    description: 'The proposal. Hours and prices are calculated. Without it, or without rates, the page is left out.',
  })

/** The page with a sample proposal, `content/pages/sample-proposal.md`. */
export const sampleProposalPage = page
  .extend({
    sheet: z
      .strictObject({
        title: line.meta({ description: 'The heading above the proposal.' }),
        lead: rich.meta({ description: 'The paragraph under the heading.' }),
        name: line.meta({ description: 'The words before the service’s name: “Proposal”.' }),
        print: line.meta({ description: 'The button that prints the proposal.' }),
        madeUp: line.meta({ description: 'Beside the mark of a sample: what of it is made up.' }),
        facts: z
          .strictObject({
            site: line.meta({ description: 'Before the site.' }),
            size: line.meta({ description: 'Before its size.' }),
            prepared: line.meta({ description: 'Before the day.' }),
          })
          .meta({ description: 'The names of what stands at the top.' }),
        regular: z
          .strictObject({
            title: line.meta({ description: 'The heading above the price of regular visits.' }),
            part: line.meta({ description: 'The heading of the column of parts.' }),
            figure: line.meta({ description: 'The heading of the column of figures.' }),
            visits: line.meta({ description: 'The visits a week.' }),
            hours: line.meta({ description: 'The hours of a visit.' }),
            monthly: line.meta({ description: 'The hours of a month.' }),
            price: line.meta({ description: 'The price of a month.' }),
          })
          .meta({ description: 'The price of the regular visits.' }),
        periodic: z
          .strictObject({
            title: line.meta({ description: 'The heading above the prices of periodic work.' }),
            task: line.meta({ description: 'The heading of the column of lines.' }),
            frequency: line.meta({ description: 'The heading of the column of frequencies.' }),
            hours: line.meta({ description: 'The heading of the column of hours.' }),
            price: line.meta({ description: 'The heading of the column of prices.' }),
          })
          .meta({ description: 'The prices of periodic work.' }),
        range: rich.meta({ description: 'Why the prices are ranges, and what they leave out.' }),
        scope: line.meta({ description: 'The heading above the scope of work.' }),
        terms: line.meta({ description: 'The heading above the terms.' }),
        promises: line.meta({ description: 'The heading above the promises of site.yaml.' }),
      })
      .meta({ description: 'The words of the proposal, on screen and on paper.' }),
    closing: sectionIntro.meta({ description: 'The call to action at the end of the page.' }),
    proposal: proposal.optional(),
  })
  .meta({
    description: 'The page that shows a proposal, made from the scope of a service and the rates of pricing.md.',
  })

export type SampleProposalFields = z.infer<typeof sampleProposalPage>
