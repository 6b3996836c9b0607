import { z } from 'zod'
import { LIMITS, httpsUrl, iconPoint, line, point, rich, slug } from './common'
import { figures, linkedIntro, page, sectionIntro } from './page-parts'

/** The home page, `content/pages/home.md`. The order of the sections is fixed in the route. */
export const homePage = page.extend({
  hero: z.strictObject({
    eyebrow: line,
    /** The words of the button beside the quote button; it leads to the services. */
    explore: line,
    /**
     * Three to five short facts under the buttons. `tip` is the badge's tooltip: the condition
     * behind it, in one or two sentences that the badge itself does not say.
     */
    badges: z
      .array(iconPoint.extend({ tip: line }))
      .min(3)
      .max(5),
    /**
     * The pictures that take turns, the first at once: `name` stands for two of content/scenes or
     * content/photos, hero/<name>-wide and hero/<name>-tall; `alt` says what they show.
     */
    pictures: z.array(z.strictObject({ name: slug, alt: line })).length(LIMITS.homePictures),
    /** What the switch on the picture does when it is on. */
    turns: line,
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
  booking: sectionIntro.extend({
    points: z.array(line).min(2),
    /** Where the times stand beside the form: that they are sent with it. */
    together: line,
    button: line,
  }),
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
export type HomeFields = z.infer<typeof homePage>
