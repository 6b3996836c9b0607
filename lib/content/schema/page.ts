import { z } from 'zod'
import { httpsUrl, icon, iconPoint, line, listOf, point, sample, slugOf } from './common'
import { button, figures, index, labelledIntro, page, sectionIntro } from './page-parts'

const ring = line.meta({ description: 'The words before the phone number.' })
const clear = line.meta({ description: 'The button that empties the search field.' })
const label = line.meta({ description: 'The label of the search field.' })
const hint = line.meta({ description: 'The hint under the search field.' })
const when = line.meta({ description: 'When the step happens, or how long it takes.' })

/** The services page, `content/pages/services.md`. */
export const servicesPage = page
  .extend({
    index,
    groups: z.array(line).min(1).max(4).meta({
      description: 'The columns of the services menu and the parts of the page, in their order.',
    }),
    sections: z
      .strictObject({
        jump: index,
        alsoCalled: line.meta({ description: 'Before the other names of the service.' }),
        audience: line.meta({ description: 'The heading above the kinds of client.' }),
        industries: line.meta({
          description: 'Before the links to the industries whose first service it is; absent where there is none.',
        }),
        scope: labelledIntro.meta({ description: 'Above the scope of work.' }),
        sheet: z
          .strictObject({
            name: line.meta({ description: 'The words before the service’s name: “Scope of work”.' }),
            columns: z
              .strictObject({
                area: line.meta({ description: 'The heading of the column of places.' }),
                task: line.meta({ description: 'The heading of the column of tasks.' }),
                frequency: line.meta({ description: 'The heading of the column of frequencies.' }),
                check: line.meta({ description: 'The heading of the column of checks.' }),
              })
              .meta({ description: 'The column headings.' }),
            counts: z
              .strictObject({
                task: line.meta({ description: 'Under the number of tasks, where it is 1.' }),
                tasks: line.meta({ description: 'Under any other number of tasks.' }),
                area: line.meta({ description: 'Under the number of areas, where it is 1.' }),
                areas: line.meta({ description: 'Under any other number of areas.' }),
              })
              .meta({ description: 'The names of the two counts above the table.' }),
            rhythms: z
              .strictObject({
                visit: line.meta({ description: 'Every visit.' }),
                week: line.meta({ description: 'Every week or two.' }),
                month: line.meta({ description: 'Monthly.' }),
                season: line.meta({ description: 'Less often than monthly.' }),
                stage: line.meta({ description: 'As agreed.' }),
              })
              .meta({
                description:
                  'The names of the intervals by which tasks are counted (SHORTEST_RHYTHM in lib/scope/rhythm.ts).',
              }),
            note: line.meta({ description: 'How a task with two intervals is counted.' }),
            data: z
              .strictObject({
                lead: line.meta({ description: 'Before the links to the scope as CSV and JSON.' }),
                source: line.meta({ description: 'The heading of the column that says where a row is from.' }),
                terms: line.meta({ description: 'Before the name of the licence.' }),
                licence: z
                  .strictObject({
                    name: line.meta({ description: 'Its short name: “CC BY 4.0”.' }),
                    url: httpsUrl.meta({ description: 'Where it can be read.' }),
                    confirmed: z.literal(false).optional().meta({
                      description: '`false` while the owner has not decided; a launch refuses it.',
                    }),
                  })
                  .meta({ description: 'The licence under which others may use the scopes of work.' }),
              })
              .meta({ description: 'The scope of work as data, for spreadsheets and programs.' }),
            report: line.meta({ description: 'The link to the sample report of an inspection, where there is one.' }),
            print: line.meta({ description: 'The button that prints the scope of work.' }),
            blanks: z
              .array(line)
              .min(1)
              .max(4)
              .meta({ description: 'The lines to fill in by hand; they appear on paper only.' }),
          })
          .meta({ description: 'The words of the scope of work, on screen and on paper.' }),
        notIncluded: line.meta({ description: 'The heading above what the price does not cover.' }),
        visit: labelledIntro.meta({ description: 'Above the steps of a visit.' }),
        duties: labelledIntro.meta({ description: 'Above the client’s legal duties.' }),
        equipment: labelledIntro.meta({ description: 'Above equipment and products.' }),
        price: labelledIntro.meta({ description: 'Above what the price depends on.' }),
        questions: labelledIntro.meta({ description: 'Above the questions.' }),
        relatedServices: sectionIntro.meta({ description: 'Above the related services.' }),
        relatedArticles: sectionIntro.meta({ description: 'Above the related articles.' }),
      })
      .meta({ description: 'The words that every service’s page shares.' }),
  })
  .meta({ description: 'The services page, with the words that every service’s page shares.' })

/** The blog, `content/pages/blog.md`. */
export const blogPage = page
  .extend({
    categories: z.array(line).meta({ description: 'The categories that an article may have.' }),
    sections: z
      .strictObject({
        relatedServices: sectionIntro.meta({ description: 'Above the services that an article names.' }),
        relatedArticles: sectionIntro.meta({ description: 'Above the articles that an article names.' }),
      })
      .meta({ description: 'The headings that every article shares.' }),
  })
  .meta({ description: 'The blog, with the headings that every article shares.' })

/** The company, `content/pages/about.md`. */
export const aboutPage = page
  .extend({
    figures: figures.meta({ description: 'Figures of the company.' }),
    promises: sectionIntro.meta({ description: 'Above the list of promises, which comes from site.yaml.' }),
  })
  .meta({ description: 'The page about the company.' })

/** The approach, `content/pages/our-approach.md`. */
export const approachPage = page
  .extend({
    loop: sectionIntro
      .extend({
        steps: listOf(iconPoint).min(2).meta({ description: 'The steps, in order.' }),
        back: line.meta({ description: 'Where the last step leads, and when.' }),
      })
      .meta({ description: 'The cycle of inspections, from the walkthrough to the change of the scope.' }),
    wrong: sectionIntro
      .extend({ steps: listOf(point.extend({ when })).meta({ description: 'The steps, in order; `[]` for none.' }) })
      .meta({ description: 'What happens when something goes wrong, with times.' }),
  })
  .meta({ description: 'The page about how the company works.' })

/** The clients, `content/pages/our-clients.md`. */
export const clientsPage = page
  .extend({
    clientsTitle: line.meta({ description: 'The heading above the clients.' }),
    clients: listOf(
      z.strictObject({
        name: line.meta({
          description:
            'The client’s name, with written consent; for a sample, the kind of client: “A dental group with four surgeries”.',
        }),
        sector: line.meta({ description: 'The kind of business.' }),
        icon,
        work: line.meta({ description: 'What is done there, and how often.' }),
        services: z.array(slugOf('services')).min(1).meta({ description: 'Slugs of the services.' }),
        suburb: slugOf('suburbs').meta({ description: 'The slug of the suburb.' }),
        sample,
      }),
    ).meta({ description: 'The clients; `[]` for none: the page is then left out.' }),
  })
  .meta({ description: 'The clients page. No name or logo without the client’s written consent.' })

/** The director's page, `content/pages/meet-director.md`. */
export const directorPage = page
  .extend({
    person: slugOf('people')
      .optional()
      .meta({ description: 'The slug of a file in content/people. Without it the page is left out.' }),
  })
  .meta({ description: 'The director’s page.' })

/** The areas page, `content/pages/areas.md`. */
export const areasPage = page
  .extend({
    finder: sectionIntro
      .extend({
        search: z
          .strictObject({
            label,
            hint,
            clear,
            yes: line.meta({ description: 'Before the name of the suburb that was found.' }),
            served: line.meta({ description: 'After one name.' }),
            servedSeveral: line.meta({ description: 'After several names.' }),
            begin: line.meta({
              description: 'After the number of suburbs of which a word, or the postcode, begins with what was typed.',
            }),
            more: line.meta({ description: 'Below the first of them, when there are many.' }),
            similar: line.meta({
              description: 'Above suburbs that are spelt like what was typed, or have its postcode.',
            }),
            unlisted: point.meta({ description: 'The offer for a suburb that is not on the list.' }),
            ring,
          })
          .meta({ description: 'The words of the search.' }),
        map: z
          .strictObject({
            label: line.meta({ description: 'What the map is, for screen readers.' }),
            suburb: line.meta({
              description: 'After the number of a region’s suburbs, where it is 1, for screen readers.',
            }),
            suburbs: line.meta({ description: 'After any other number of a region’s suburbs.' }),
            note: line.meta({ description: 'The line under the map.' }),
          })
          .meta({ description: 'The words of the map.' }),
      })
      .meta({ description: 'Above the search, the map and the list of all suburbs that are served.' }),
    entry: z
      .strictObject({
        near: line.meta({ description: 'Before the landmarks of a suburb.' }),
        demand: line.meta({ description: 'The heading above the services of a suburb.' }),
      })
      .meta({ description: 'The words that every suburb shares.' }),
  })
  .meta({ description: 'The areas page.' })

/** The FAQs page, `content/pages/faqs.md`. */
export const faqsPage = page
  .extend({
    index,
    groups: z.array(line).meta({ description: 'The groups of questions, in the order of the page.' }),
    search: z
      .strictObject({
        label,
        hint,
        clear,
        foundOne: line.meta({ description: 'After the number 1, when one question matches.' }),
        found: line.meta({ description: 'After the number of questions that match.' }),
        none: point.meta({ description: 'The offer when no question matches.' }),
        ring,
      })
      .meta({ description: 'The words of the search.' }),
    link: z
      .strictObject({
        label: line.meta({ description: 'The link’s name, which screen readers say before the question.' }),
        copied: line.meta({ description: 'The message when the link was copied.' }),
      })
      .meta({ description: 'The link to one question.' }),
  })
  .meta({ description: 'The page of questions.' })

/** The contact page, `content/pages/contact.md`. */
export const contactPage = page
  .extend({
    request: sectionIntro.meta({ description: 'Above the form.' }),
    next: sectionIntro
      .extend({ steps: listOf(point.extend({ when })).min(1).meta({ description: 'The steps, in order.' }) })
      .meta({ description: 'What happens after a request, with times.' }),
    prepare: sectionIntro
      .extend({
        items: z.array(line).min(1).meta({ description: 'What to have ready.' }),
        button,
        subject: line.meta({ description: 'The subject of the email that the button opens with these items.' }),
      })
      .meta({ description: 'What to have ready for a quick quote.' }),
    waysTitle: line.meta({ description: 'The heading above phone, email and address.' }),
  })
  .meta({ description: 'The contact page.' })

/** The page shown after a request was sent, `content/pages/thank-you.md`. */
export const thankYouPage = page
  .extend({
    next: sectionIntro.meta({ description: 'Above the steps of the contact page, without the first of them.' }),
  })
  .meta({ description: 'The page after a request was sent without script.' })

/** The 404 page, `content/pages/not-found.md`: it has no address of its own. */
export const notFoundPage = page
  .extend({
    suggestionsTitle: line.meta({ description: 'The heading above the suggestions.' }),
    suggestions: z
      .array(slugOf('pages'))
      .meta({ description: 'Slugs of the pages to suggest, the most useful first.' }),
  })
  .meta({ description: 'The page for an address that does not exist.' })

export type ServicesPageFields = z.infer<typeof servicesPage>
export type AboutFields = z.infer<typeof aboutPage>
export type ApproachFields = z.infer<typeof approachPage>
export type ClientsFields = z.infer<typeof clientsPage>
export type AreasFields = z.infer<typeof areasPage>
export type FaqsFields = z.infer<typeof faqsPage>
export type ContactFields = z.infer<typeof contactPage>
