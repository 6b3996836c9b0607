import { z } from 'zod'
import { line, listOf, point, rich, slug, source } from './common'
import { page, sectionIntro } from './page-parts'

/** The page about insurance and compliance, `content/pages/insurance-and-compliance.md`. */
export const compliancePage = page
  .extend({
    words: z
      .strictObject({
        check: line.meta({ description: 'The heading above what to check.' }),
        ours: line.meta({ description: 'The heading above how to get the company’s own.' }),
        format: line.meta({ description: 'After the name of a document to download: its kind of file.' }),
        valid: line.meta({ description: 'Before the last day of a document to download.' }),
      })
      .meta({ description: 'The words that every paper shares.' }),
    papers: listOf(
      z.strictObject({
        key: slug.meta({ description: 'The anchor, and the `kind` of documents in content/documents.' }),
        title: line.meta({ description: 'The paper’s name.' }),
        text: rich.meta({ description: 'What it is, and why a client wants it.' }),
        check: z.array(rich).min(1).max(4).meta({ description: 'What to look at on it.' }),
        ours: rich.meta({ description: 'How a client gets the company’s own, or what there is in its place.' }),
        source: source
          .optional()
          .meta({ description: 'The publication that says what a law asks: its name in sources.yaml.' }),
      }),
    )
      .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'each `key` once')
      .meta({ description: 'The papers that a client may ask for; `[]` leaves the page out.' }),
    closing: sectionIntro.meta({ description: 'The call to action at the end of the page.' }),
  })
  .meta({ description: 'The page about the papers that clients ask for, with the documents of content/documents.' })

export type ComplianceFields = z.infer<typeof compliancePage>

const letter = sectionIntro
  .extend({
    name: line.meta({ description: 'What kind of sheet it is: “Notice letter”.' }),
    of: line.meta({ description: 'What it is about.' }),
    print: line.meta({ description: 'The button that prints it.' }),
    copy: line.meta({ description: 'The button that copies it.' }),
    copied: line.meta({ description: 'The message when it was copied.' }),
    lines: z
      .array(line)
      .min(1)
      .meta({ description: 'Its paragraphs. What is in square brackets is filled in: “[your name]”.' }),
  })
  .meta({ description: 'The letter. Without it the page is left out.' })

/** The page about changing cleaners, `content/pages/changing-cleaners.md`. */
export const changingPage = page
  .extend({
    steps: sectionIntro
      .extend({
        steps: z
          .array(point.extend({ when: line.meta({ description: 'On which day, or in which week.' }) }))
          .min(2)
          .meta({ description: 'The steps, in order.' }),
      })
      .meta({ description: 'What is done on which day.' }),
    letter: letter.optional(),
    closing: sectionIntro.meta({ description: 'The call to action at the end of the page.' }),
  })
  .meta({ description: 'The page about changing from one cleaning company to another, with a notice letter.' })

export type ChangingFields = z.infer<typeof changingPage>

/** The list of case studies, `content/pages/case-studies.md`. */
export const caseStudiesPage = page
  .extend({
    entry: z
      .strictObject({
        figures: line.meta({ description: 'The heading above the figures, read out by screen readers.' }),
        client: line.meta({ description: 'Before the client.' }),
        service: line.meta({ description: 'Before the service.' }),
        industry: line.meta({ description: 'Before the industry.' }),
        suburb: line.meta({ description: 'Before the suburb.' }),
      })
      .meta({ description: 'The words that every case study shares.' }),
  })
  .meta({ description: 'The list of case studies. Without a file in content/case-studies it is left out.' })

export type CaseStudiesPageFields = z.infer<typeof caseStudiesPage>

/** The list of jobs, `content/pages/jobs.md`. */
export const jobsPage = page
  .extend({
    entry: z
      .strictObject({
        employment: line.meta({ description: 'Before the kind of employment.' }),
        place: line.meta({ description: 'Before the suburb.' }),
        hours: line.meta({ description: 'Before the hours.' }),
        pay: line.meta({ description: 'Before the pay.' }),
        anHour: line.meta({ description: 'After the pay.' }),
        closes: line.meta({ description: 'Before the last day for applications.' }),
        apply: line.meta({ description: 'The heading above how to apply.' }),
      })
      .meta({ description: 'The words that every advert shares.' }),
  })
  .meta({ description: 'The list of jobs. Without an open one in content/jobs it is left out.' })

export type JobsPageFields = z.infer<typeof jobsPage>
