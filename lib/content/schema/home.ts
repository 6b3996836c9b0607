import { z } from 'zod'
import { LIMITS, iconPoint, line, listOf, point, rich, sample, slug, source } from './common'
import { button, figures, linkedIntro, page, sectionIntro } from './page-parts'
import { pictureWords } from './picture'

/** The sections between the first screen and the final call to action, in their default order. */
export const HOME_SECTIONS = [
  'stats',
  'whyOfficeCleaning',
  'problems',
  'premium',
  'quote',
  'services',
  'reviews',
  'steps',
  'areas',
  'questions',
  'articles',
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

const sections = z
  .array(z.enum(HOME_SECTIONS))
  .superRefine((names, context) => {
    for (const [i, name] of names.entries())
      if (names.indexOf(name) < i) context.addIssue({ code: 'custom', path: [i], message: 'each section once' })
  })
  .optional()
  .meta({
    description: `The sections between \`hero\` and \`finalCall\`, in the order in which the page shows them; without this list all of them: ${HOME_SECTIONS.join(', ')}. \`booking\` stands beside \`quote\`. A section whose list is empty is left out in any case.`,
  })

/** The home page, `content/pages/home.md`. */
export const homePage = page
  .extend({
    sections,
    hero: z
      .strictObject({
        eyebrow: line.meta({ description: 'The short line above the heading.' }),
        explore: line.meta({ description: 'The label of the second button, which leads to the services.' }),
        badges: listOf(
          iconPoint.extend({
            tip: line.meta({
              description: 'The tooltip: the conditions behind the badge, in one or two sentences of its own.',
            }),
          }),
        )
          .max(5)
          .meta({ description: 'Short facts under the buttons.' }),
        pictures: z
          .array(
            pictureWords.extend({
              name: slug.meta({
                description:
                  'Stands for the photograph content/photos/hero/<name>, which is cut for wide screens and for phones, or for the illustrations hero/<name>-wide and hero/<name>-tall.',
              }),
            }),
          )
          .min(1)
          .max(LIMITS.homePictures)
          .meta({ description: 'The pictures that take turns; the first is shown at once.' }),
        turns: line.meta({ description: 'The label of the switch that starts and stops the pictures.' }),
      })
      .meta({ description: 'The first screen.' }),
    stats: figures.meta({ description: 'The figures under the first screen.' }),
    whyOfficeCleaning: sectionIntro
      .extend({
        findings: listOf(point.extend({ source })).meta({
          description: 'Findings, each with the study it comes from; `[]` for none.',
        }),
        walkthrough: z
          .strictObject({
            title: line.meta({ description: 'The heading.' }),
            text: rich.meta({ description: 'What the walkthrough is.' }),
            button,
          })
          .meta({ description: 'The offer of a free walkthrough.' }),
      })
      .meta({ description: 'Why cleaning matters, with evidence.' }),
    problems: sectionIntro
      .extend({
        pairs: listOf(
          z.strictObject({
            problem: line.meta({ description: 'What building managers complain about.' }),
            difference: rich.meta({ description: 'How the work prevents it.' }),
          }),
        ).meta({ description: 'Complaints and answers, side by side; `[]` for none.' }),
        promises: sectionIntro.meta({ description: 'Above the list of promises, which comes from site.yaml.' }),
      })
      .meta({ description: 'Common problems, and how they are prevented.' }),
    premium: sectionIntro.meta({ description: 'Above the services whose `home` field is `premium`.' }),
    quote: sectionIntro
      .extend({ points: z.array(line).meta({ description: 'Short points beside the form; `[]` for none.' }) })
      .meta({ description: 'Beside the quote form.' }),
    booking: sectionIntro
      .extend({
        points: z.array(line).meta({ description: 'Short points; `[]` for none.' }),
        button,
      })
      .meta({
        description:
          'What a walkthrough is, below `quote`; beside a provider’s calendar where one is connected. The button opens the form with the walkthrough asked for.',
      }),
    services: linkedIntro.meta({ description: 'Above the services whose `home` field is `card`.' }),
    reviews: linkedIntro
      .extend({
        rest: line.meta({ description: 'Opens the reviews after the first three; their number follows.' }),
        sample,
      })
      .meta({ description: 'Above the reviews.' }),
    steps: sectionIntro
      .extend({
        items: listOf(point.extend({ when: line.meta({ description: 'How long the step takes, in a few words.' }) }))
          .max(LIMITS.homeSteps)
          .meta({ description: 'The steps, in order.' }),
      })
      .meta({ description: 'How a client gets started.' }),
    areas: linkedIntro.meta({ description: 'Above the suburbs whose `home` field is true.' }),
    questions: linkedIntro.meta({ description: 'Above the questions whose `home` field is true.' }),
    articles: linkedIntro.meta({ description: 'Above the newest articles.' }),
    finalCall: sectionIntro.meta({ description: 'The call to action at the end.' }),
  })
  .meta({
    description: 'The home page. `sections` says which of them it shows, and in which order.',
  })
export type HomeFields = z.infer<typeof homePage>
