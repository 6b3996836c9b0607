import { z } from 'zod'
import {
  LIMITS,
  day,
  httpsUrl,
  icon,
  iconPoint,
  line,
  metaDescription,
  metaTitle,
  point,
  rich,
  sample,
  slug,
} from './common'

/** What every page has, `content/pages/<slug>.md`. The text below the front matter is the page's prose; a file that needs only this is a page of its own at /<slug>/, without any code. */
export const page = z.strictObject({
  /** The page's heading. */
  title: line,
  /** The name in menus and breadcrumbs. */
  label: line,
  metaTitle,
  description: metaDescription,
  /** The paragraph under the heading. */
  lead: rich,
  updated: day,
  /** Where the page is listed: the main bar, the About menu, the legal line of the footer; `[]` for nowhere. `order` is the place in that list, `label` the name there when it differs from the page's. Written as: menus: [{ list: about, order: 20 }] */
  menus: z.array(z.strictObject({ list: z.enum(['main', 'about', 'legal']), order: z.int(), label: line.optional() })),
  /** `true` for a page that makes sense only after another one: it is in no sitemap, and search engines are asked not to list it. */
  unlisted: z.literal(true).optional(),
  sample,
})
export type PageFields = z.infer<typeof page>

/** A heading with the paragraph under it, for a section of the home page. */
const sectionIntro = z.strictObject({ title: line, lead: rich })

/** A section that ends with a link to the page that holds more; `more` is the link's words. */
const linkedIntro = sectionIntro.extend({ more: line })

/** Four figures, each a fact of site.yaml, and what they count. */
const figures = z.strictObject({
  title: line,
  items: z.array(z.strictObject({ value: line, label: line })).length(LIMITS.homeStats),
})

/** The home page, `content/pages/home.md`. The order of the sections is fixed in the route. */
const homePage = page.extend({
  hero: z.strictObject({
    eyebrow: line,
    /** The words of the button beside the quote button; it leads to the services. */
    explore: line,
    /** Three to five short facts under the buttons. `tip` is the badge's tooltip: the condition behind it, in one or two sentences that the badge itself does not say. */
    badges: z
      .array(iconPoint.extend({ tip: line }))
      .min(3)
      .max(5),
    /** The pictures that take turns, the first at once: `name` stands for two of content/scenes or content/photos, hero/<name>-wide and hero/<name>-tall; `alt` says what they show. */
    pictures: z.array(z.strictObject({ name: slug, alt: line })).length(LIMITS.homePictures),
    /** What the button on the picture does: it stops the pictures, or lets them take turns. */
    pause: line,
    play: line,
  }),
  stats: figures,
  whyOfficeCleaning: sectionIntro.extend({
    /** Findings, each with the study it comes from. `text` may hold Markdown links. */
    findings: z.array(point.extend({ source: z.strictObject({ title: line, url: httpsUrl }) })).min(2),
    /** The free walkthrough: what it is, and the button's words. */
    walkthrough: z.strictObject({ title: line, text: rich, button: line }),
  }),
  problems: sectionIntro.extend({
    pairs: z.array(z.strictObject({ problem: line, difference: line })).min(4),
    /** Above the list of promises, which comes from site.yaml. */
    promises: sectionIntro,
  }),
  premium: sectionIntro,
  quote: sectionIntro.extend({ points: z.array(line).min(2) }),
  booking: sectionIntro.extend({ points: z.array(line).min(2), button: line }),
  services: linkedIntro,
  reviews: linkedIntro,
  steps: sectionIntro.extend({
    /** `when` is the time that the step takes, a few words beside its number. */
    items: z.array(point.extend({ when: line })).length(LIMITS.homeSteps),
  }),
  areas: linkedIntro,
  questions: linkedIntro,
  articles: linkedIntro,
  finalCall: sectionIntro,
})

/** A section that the row of links at the top of its page names; `label` is its name there, in a word or two. */
const labelledIntro = sectionIntro.extend({ label: line })

/** The services hub, `content/pages/services.md`, with the words that every service page shares. */
const servicesPage = page.extend({
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
      /** The names of the rhythms in which tasks are counted: see SHORTEST_RHYTHM in components/sections/scope.ts. */
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
const industriesPage = page.extend({
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
const blogPage = page.extend({
  sections: z.strictObject({
    relatedServices: sectionIntro,
    relatedArticles: sectionIntro,
  }),
})

/** The company, `content/pages/about.md`. The promises themselves come from site.yaml. */
const aboutPage = page.extend({ figures, promises: sectionIntro })

/** The approach, `content/pages/our-approach.md`. */
const approachPage = page.extend({
  /** The inspection loop, from the walkthrough to the change of the scope. */
  loop: sectionIntro.extend({
    steps: z.array(iconPoint).min(4),
    /** Where the last step leads, and when. */
    back: line,
  }),
  /** What happens when something goes wrong, with times. */
  wrong: sectionIntro.extend({ steps: z.array(point.extend({ when: line })).min(4) }),
})

/** The clients, `content/pages/our-clients.md`. No name or logo without the client's written consent. */
const clientsPage = page.extend({
  /** The heading above the clients. */
  clientsTitle: line,
  clients: z
    .array(
      z.strictObject({
        /** The name, with consent; for a sample, what kind of client it stands for: "A dental group with four surgeries". */
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
const directorPage = page.extend({
  /** Slug of the person whose profile the page shows, a file in content/people. */
  person: slug,
})

/** The areas page, `content/pages/areas.md`. */
const areasPage = page.extend({
  /** Above the search, the map and the list of all suburbs that are served. */
  finder: sectionIntro.extend({
    search: z.strictObject({
      label: line,
      hint: line,
      /** The button that empties the field. */
      clear: line,
      /** Before and after the name of the suburb that was found; `served` after one name, `servedSeveral` after more. */
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
const faqsPage = page.extend({
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
  /** The link to one question: its name before the question for screen readers, and what is said when it was copied. */
  link: z.strictObject({ label: line, copied: line }),
})

/** The contact page, `content/pages/contact.md`. */
const contactPage = page.extend({
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

/** The page after a request was sent, `content/pages/thank-you.md`. The steps under `next` are those of the contact page after the first. */
const thankYouPage = page.extend({ next: sectionIntro })

/** The 404 page, `content/pages/not-found.md`: it has no address of its own. */
const notFoundPage = page.extend({
  suggestionsTitle: line,
  /** Slugs of the pages to suggest, the most useful first. */
  suggestions: z.array(slug).min(3),
})

/** Pages whose front matter has more fields than `page`, by slug. */
export const SPECIAL_PAGES = {
  home: homePage,
  services: servicesPage,
  industries: industriesPage,
  blog: blogPage,
  about: aboutPage,
  'our-approach': approachPage,
  'our-clients': clientsPage,
  'meet-director': directorPage,
  areas: areasPage,
  faqs: faqsPage,
  contact: contactPage,
  'not-found': notFoundPage,
  'thank-you': thankYouPage,
} as const

/** Pages that the specification names; without one of their files the build stops. */
export const REQUIRED_PAGES = [
  'home',
  'services',
  'blog',
  'industries',
  'areas',
  'about',
  'meet-director',
  'our-approach',
  'our-clients',
  'testimonials',
  'faqs',
  'contact',
  'privacy',
  'terms',
  'not-found',
  'thank-you',
] as const

export type HomeFields = z.infer<typeof homePage>
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
