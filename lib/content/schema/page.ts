import { z } from 'zod'
import { icon, iconPoint, line, point, sample, slug } from './common'
import { figures, page, sectionIntro } from './page-parts'

/**
 * A section that the row of links at the top of its page names; `label` is its name there, in a
 * word or two.
 */
const labelledIntro = sectionIntro.extend({ label: line })

/** The services hub, `content/pages/services.md`, with the words that every service page shares. */
export const servicesPage = page.extend({
  /** What the list of names at the top leads to, for screen readers. */
  index: line,
  sections: z.strictObject({
    /** What the row of links leads to, for screen readers. */
    jump: line,
    audience: line,
    scope: labelledIntro,
    /** The words of the scope of work, on screen and on paper. */
    sheet: z.strictObject({
      /** Before the service's name: "Scope of work". */
      name: line,
      /** The heads of the columns. */
      columns: z.strictObject({ area: line, task: line, frequency: line, check: line }),
      /** The names of the two counts above the table. */
      counts: z.strictObject({ tasks: line, areas: line }),
      /**
       * The names of the rhythms in which tasks are counted: see SHORTEST_RHYTHM in
       * components/sections/services/scope.ts.
       */
      rhythms: z.strictObject({ visit: line, week: line, month: line, season: line, stage: line }),
      /** How a task with two intervals is counted. */
      note: line,
      /** The button that prints the sheet. */
      print: line,
      /** The lines to fill in by hand, on paper only. */
      blanks: z.array(line).min(1).max(4),
    }),
    notIncluded: line,
    visit: labelledIntro,
    duties: labelledIntro,
    equipment: labelledIntro,
    price: labelledIntro,
    questions: labelledIntro,
    relatedServices: sectionIntro,
    relatedArticles: sectionIntro,
  }),
})

/** The industries, `content/pages/industries.md`, with the words that every industry shares. */
export const industriesPage = page.extend({
  /** What the list of industries at the top leads to, for screen readers. */
  index: line,
  /** The slug of the industry whose picture stands at the head of the page. */
  picture: slug,
  /** The heads of the two columns: what managers report, and what is done about it. */
  ledger: z.strictObject({ need: line, answer: line }),
  /** The heading above the services of an industry. */
  servicesTitle: line,
})

/** The blog, `content/pages/blog.md`, with the headings that every article shares. */
export const blogPage = page.extend({
  sections: z.strictObject({
    relatedServices: sectionIntro,
    relatedArticles: sectionIntro,
  }),
})

/** The company, `content/pages/about.md`. The promises themselves come from site.yaml. */
export const aboutPage = page.extend({ figures, promises: sectionIntro })

/** The approach, `content/pages/our-approach.md`. */
export const approachPage = page.extend({
  /** The inspection loop, from the walkthrough to the change of the scope. */
  loop: sectionIntro.extend({
    steps: z.array(iconPoint).min(4),
    /** Where the last step leads, and when. */
    back: line,
  }),
  /** What happens when something goes wrong, with times. */
  wrong: sectionIntro.extend({ steps: z.array(point.extend({ when: line })).min(4) }),
})

/**
 * The clients, `content/pages/our-clients.md`. No name or logo without the client's written
 * consent.
 */
export const clientsPage = page.extend({
  /** The heading above the clients. */
  clientsTitle: line,
  clients: z
    .array(
      z.strictObject({
        /**
         * The name, with consent; for a sample, what kind of client it stands for: "A dental group
         * with four surgeries".
         */
        name: line,
        sector: line,
        icon,
        /** What is done there, how often. */
        work: line,
        services: z.array(slug).min(1),
        suburb: slug,
        sample,
      }),
    )
    .min(4),
})

/** The director's page, `content/pages/meet-director.md`. */
export const directorPage = page.extend({
  /** Slug of the person whose profile the page shows, a file in content/people. */
  person: slug,
})

/** The areas page, `content/pages/areas.md`. */
export const areasPage = page.extend({
  /** Above the search, the map and the list of all suburbs that are served. */
  finder: sectionIntro.extend({
    search: z.strictObject({
      label: line,
      hint: line,
      /** The button that empties the field. */
      clear: line,
      /**
       * Before and after the name of the suburb that was found; `served` after one name,
       * `servedSeveral` after more.
       */
      yes: line,
      served: line,
      servedSeveral: line,
      /** After the number of suburbs that begin as what was typed. */
      begin: line,
      /** Below the first of them, when they are many. */
      more: line,
      /** Above suburbs that are written much like what was typed. */
      similar: line,
      /** What is offered for a suburb that is not on the list. */
      unlisted: point,
      /** The words before the phone number. */
      ring: line,
    }),
    /** What the map is, for screen readers, and the line under it. */
    map: z.strictObject({ label: line, note: line }),
  }),
  /** What stands before the landmarks and above the services of a suburb. */
  entry: z.strictObject({ near: line, demand: line }),
})

/** The FAQs page, `content/pages/faqs.md`. */
export const faqsPage = page.extend({
  search: z.strictObject({
    label: line,
    hint: line,
    /** The button that empties the field. */
    clear: line,
    /** After the number of questions that hold what was typed: one, and more. */
    foundOne: line,
    found: line,
    /** What is offered when there is none. */
    none: point,
    /** The words before the phone number. */
    ring: line,
  }),
  /**
   * The link to one question: its name before the question for screen readers, and what is said
   * when it was copied.
   */
  link: z.strictObject({ label: line, copied: line }),
})

/** The contact page, `content/pages/contact.md`. */
export const contactPage = page.extend({
  /** Above the form. */
  request: sectionIntro,
  /** What happens after a request, with times. */
  next: sectionIntro.extend({ steps: z.array(point.extend({ when: line })).min(3) }),
  /** What to have at hand for a quick quote. */
  prepare: sectionIntro.extend({
    items: z.array(line).min(3),
    /** The words of the button that opens an e-mail with these items. */
    button: line,
    /** The subject of that e-mail. */
    subject: line,
  }),
  /** The heading above phone, e-mail and address. */
  waysTitle: line,
})

/**
 * The page after a request was sent, `content/pages/thank-you.md`. The steps under `next` are those
 * of the contact page after the first.
 */
export const thankYouPage = page.extend({ next: sectionIntro })

/** The 404 page, `content/pages/not-found.md`: it has no address of its own. */
export const notFoundPage = page.extend({
  suggestionsTitle: line,
  /** Slugs of the pages to suggest, the most useful first. */
  suggestions: z.array(slug).min(3),
})

export type ServicesPageFields = z.infer<typeof servicesPage>
export type IndustriesPageFields = z.infer<typeof industriesPage>
export type BlogPageFields = z.infer<typeof blogPage>
export type AboutFields = z.infer<typeof aboutPage>
export type ApproachFields = z.infer<typeof approachPage>
export type ClientsFields = z.infer<typeof clientsPage>
export type DirectorFields = z.infer<typeof directorPage>
export type AreasFields = z.infer<typeof areasPage>
export type FaqsFields = z.infer<typeof faqsPage>
export type ContactFields = z.infer<typeof contactPage>
export type NotFoundFields = z.infer<typeof notFoundPage>
export type ThankYouFields = z.infer<typeof thankYouPage>
