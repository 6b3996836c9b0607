import { z } from 'zod'
import { geo, httpsUrl, iconPoint, line, listOf, postcode, sample } from './common'
import { siteWords } from './site-words'
import { STATES, type State } from './states'
import { announcement, closure, noHoursTwice, oneAfterAnother, openTimes } from './dates-and-hours'

/** A value that only the owner can supply. */
const value = z.strictObject({ value: line.meta({ description: 'The value.' }), sample })

/** Australian Consumer Law, s 4: a promise about the future needs reasonable grounds. */
const confirmed = z.literal(false).optional().meta({
  description: '`false` until the evidence is on file; a launch build refuses it. Then remove this field.',
})

/** A figure supplied by the owner. */
const figure = z.strictObject({ value: line.meta({ description: 'The figure.' }), confirmed })

/** An Australian phone number in its usual notation. */
const phone = z.strictObject({
  value: line
    .regex(
      /^(\(0[2378]\) \d{4} \d{4}|04\d\d \d{3} \d{3}|1[38]00 \d{3} \d{3}|13 \d\d \d\d)$/,
      'an Australian phone number written as (02) 0000 0000, 0400 000 000, 1300 000 000 or 13 00 00',
    )
    .meta({ description: 'Written as (02) 0000 0000, 0400 000 000, 1300 000 000 or 13 00 00.' }),
  sample,
})

/** Whether an ABN's check digits add up (Australian Business Register, "Format of the ABN"). */
function isAbn(text: string): boolean {
  const digits = text.replaceAll(' ', '').split('').map(Number)
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  if (digits.length !== weights.length || digits.some(Number.isNaN)) return false
  const sum = digits.reduce((total, digit, i) => total + (i === 0 ? digit - 1 : digit) * weights[i]!, 0)
  return sum % 89 === 0
}

/** The address of a site, without a path. */
const siteAddress = httpsUrl.refine(
  (url) => URL.canParse(url) && new URL(url).pathname === '/',
  'an address without a path, such as https://www.example.com.au',
)

/** Where an office is. */
const place = z.strictObject({
  street: line.meta({ description: 'Level, number and street.' }),
  suburb: line.meta({ description: 'The suburb.' }),
  state: z.enum(Object.keys(STATES) as [State, ...State[]]).meta({ description: 'The state or territory.' }),
  postcode,
  sample,
})

/** A rule that the company works by. */
const practice = z.strictObject({ value: line.meta({ description: 'The time.' }), confirmed }).optional()

/**
 * The promises that the site knows by name, and the subject of each. A company has the ones it
 * keeps, and any of its own; conditions in texts may refer to an absent one.
 */
export const PROMISES = {
  quoteResponse: 'when a request for a quote is answered',
  proposal: 'when the proposal comes',
  start: 'how soon regular cleaning can start',
  emergency: 'how soon a crew comes in an emergency',
  guarantee: 'the guarantee',
  insurance: 'the liability cover',
  policeChecked: 'the checks of staff',
  support: 'when the helpdesk answers; where that is at any hour of the week, structured data says so, too',
  flexible: 'the times of visits',
} as const

/** The maximum number of promises that the pages have room for. */
const PROMISES_AT_MOST = 12

/** A promise of the company: `title` states it in a few words, `text` its conditions. */
const promise = iconPoint.extend({
  value: line.optional().meta({ description: 'What the fact of this name says. All but `quoteResponse` have it.' }),
  hours: z.int('a whole number of hours').min(1).max(100).optional().meta({
    description:
      'What `quoteResponse` has in place of `value`: a number of business hours, which the fact says in words.',
  }),
  confirmed,
})

/** The code that a search console requires in a `<meta>`. */
const verificationCode = z
  .string()
  .regex(/^[\w-]+$/, 'the code alone: what stands after content= in the tag that the console shows')
  .optional()
  .meta({ description: 'The code alone, without the tag around it.' })

/** A crawler's name in robots.txt: the product token of RFC 9309. */
const crawlerName = z
  .string()
  .regex(
    /^[A-Za-z_-]+$/,
    'the name that the crawler’s company gives for robots.txt, such as GPTBot: letters, hyphens and underscores',
  )

/** Whether each crawler may read the site. */
const crawlers = z.record(crawlerName, z.enum(['allow', 'refuse'])).meta({
  description:
    'The crawlers of AI companies that robots.txt names, each with `allow` or `refuse`; `{}` for none. What is not named is allowed. It is a request, which honest crawlers follow.',
})

/** The promises by name, in the order in which pages list them. */
const promises = z
  .record(z.string(), promise)
  .superRefine((all, context) => {
    const problem = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (Object.keys(all).length > PROMISES_AT_MOST) problem([], `at most ${PROMISES_AT_MOST} promises`)
    for (const [name, { value, hours }] of Object.entries(all)) {
      const isResponse = name === 'quoteResponse'
      if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
        problem([name], 'a name that texts can write in braces: letters and digits, the first a small letter')
      if (isResponse && hours === undefined) problem([name, 'hours'], 'a number of business hours')
      if (isResponse && value !== undefined) problem([name, 'value'], 'nothing: `hours` says it')
      if (!isResponse && value === undefined) problem([name, 'value'], 'what the promise says, in a few words')
      if (!isResponse && hours !== undefined) problem([name, 'hours'], 'nothing: only quoteResponse has `hours`')
    }
  })
  .meta({
    description: `The promises that the company makes, each under its name, in the order in which pages list them; \`{}\` for none. Texts write the name as a fact. The site’s own texts know ${Object.entries(
      PROMISES,
    )
      .map(([name, about]) => `{${name}} (${about})`)
      .join(', ')}; delete what you do not offer, and add others under a name of your own.`,
  })

/** content/site.yaml */
export const site = z
  .strictObject({
    name: value.meta({ description: 'The company’s full name. Fact: {name}.' }),
    shortName: value.meta({ description: 'The name in running text. Fact: {shortName}.' }),
    legalName: value.meta({ description: 'The name on contracts. Fact: {legalName}.' }),
    url: z
      .strictObject({ value: siteAddress.meta({ description: 'The https address, without a path.' }), sample })
      .meta({
        description:
          'The site’s own address, in canonical links, the sitemap and structured data. The environment’s SITE_URL overrides it, for a preview.',
      }),
    abn: z
      .strictObject({
        value: line
          .refine(isAbn, 'an ABN whose check digits add up')
          .meta({ description: 'Eleven digits whose check digits add up.' }),
        sample,
      })
      .meta({ description: 'The Australian Business Number. Fact: {abn}.' }),
    phone: phone.meta({ description: 'The office’s number. Fact: {phone}.' }),
    secondPhone: phone
      .extend({ label: line.meta({ description: 'What it is, in a word: “Mobile”.' }) })
      .optional()
      .meta({
        description:
          'Another number, listed after the office’s wherever all ways to reach the company are. Fact: {secondPhone}.',
      }),
    helpdesk: phone.optional().meta({ description: 'The helpdesk’s number. Fact: {helpdesk}.' }),
    email: z
      .strictObject({ value: z.email('an email address').meta({ description: 'The address.' }), sample })
      .meta({ description: 'The office’s email address. Fact: {email}.' }),
    address: place
      .extend({
        street: place.shape.street.optional().meta({
          description:
            'Level, number and street. Leave it out where nobody is to come or write, as in a home; a guarantee has to give it.',
        }),
        state: place.shape.state.meta({
          description:
            'The state or territory. Its public holidays and its clock are those that the site reckons with.',
        }),
      })
      .meta({ description: 'The office’s address. Facts: {address}, {street}, {suburb} and {postcode}.' }),
    otherOffices: z
      .array(
        place.extend({ phone: phone.shape.value.optional().meta({ description: 'Its own number, if it has one.' }) }),
      )
      .min(1)
      .optional()
      .meta({
        description:
          'Further offices, listed after the first wherever its address is shown. The hours are those of all offices, by the clock of the first.',
      }),
    city: value.meta({
      description:
        'The city or region in which the company works, as titles and texts name it: “Office cleaning in Sydney”. Fact: {city}.',
    }),
    geo: geo
      .optional()
      .meta({ description: 'Where the office is, as a map shows it for the address. Only in structured data.' }),
    founded: z
      .int()
      .min(1800)
      .refine((year) => year <= new Date().getFullYear(), 'a year that has come')
      .optional()
      .meta({ description: 'The year in which the company was founded, such as 2009. Only in structured data.' }),
    profiles: z.array(httpsUrl).min(1).optional().meta({
      description:
        'The addresses of the company’s own pages elsewhere: its Google Business Profile, LinkedIn and so on. Only in structured data, by which search engines know that they are the same company.',
    }),
    officeHours: z
      .strictObject({
        times: z.array(openTimes).min(1).superRefine(oneAfterAnother).superRefine(noHoursTwice).meta({
          description:
            'The times, each with the days that have them, in the order of the week. A day with a break stands in two, the earlier first.',
        }),
        closures: z.array(closure).optional().meta({
          description:
            'When the office is closed beside the public holidays, which the site knows. Shown with the hours until the last day, and counted as no business days.',
        }),
        sample,
      })
      .meta({
        description:
          'When the office answers; also the hours in which business hours are counted. Fact, in words: {officeHours}.',
      }),
    announcement: announcement.optional().meta({
      description:
        'A notice below the header of every page, from its first day to its last. A page is as it was when it was built: build and publish again on the first day and after the last.',
    }),
    mainSiteUrl: siteAddress.nullable().meta({
      description:
        'The external main site; null when there is none. Services that have a `mainSitePath` are then linked there from the menu.',
    }),
    https: z
      .strictObject({
        includeSubDomains: z.boolean().meta({
          description: 'Makes every other address below this one (mail.…, shop.…) unreachable without https.',
        }),
        preload: z.boolean().meta({
          description: 'Asks for the whole domain to be put on the browsers’ built-in list (hstspreload.org).',
        }),
        confirmed: z.literal(false).optional().meta({
          description:
            '`false` until the owner has decided on both; a launch build refuses it. Then remove this field.',
        }),
      })
      .meta({
        description:
          'What browsers are told of https, for two years from each visit. Both settings take months to undo.',
      }),
    verification: z.strictObject({ google: verificationCode, bing: verificationCode }).optional().meta({
      description:
        'The codes by which search consoles know whose site it is, each in a <meta> of the home page. Without it, a DNS record or a file in public/ proves the same.',
    }),
    crawlers,
    summary: line.meta({ description: 'One sentence on the company, for the footer and for search engines.' }),
    happyClients: figure.optional().meta({ description: 'The number of clients. Fact: {happyClients}.' }),
    yearsInBusiness: figure
      .extend({
        value: figure.shape.value.refine(
          (text) => !/year/i.test(text),
          'the number alone, such as 15+: the texts say “years” after it',
        ),
      })
      .optional()
      .meta({ description: 'The company’s age in years, such as 15+. Fact: {yearsInBusiness}.' }),
    combinedExperience: figure
      .optional()
      .meta({ description: 'The team’s experience together. Fact: {combinedExperience}.' }),
    promises,
    practice: z
      .strictObject({
        reclean: practice.meta({ description: 'When a fault is cleaned again. Fact: {reclean}.' }),
        claimWindow: practice.meta({
          description: 'How long after a visit the guarantee can be claimed. Fact: {claimWindow}.',
        }),
        moveNotice: practice.meta({
          description: 'How far ahead a client asks for a visit to be moved. Fact: {moveNotice}.',
        }),
        retention: practice.meta({
          description: 'How long an unanswered or declined request is kept. Fact: {retention}.',
        }),
        walkthrough: practice.meta({ description: 'How long a walkthrough takes. Fact: {walkthrough}.' }),
      })
      .meta({
        description:
          'Times and rules that several texts state. Delete what you do not offer, as with promises; `{}` for none.',
      }),
    trustLine: listOf(
      z.strictObject({
        title: line.meta({ description: 'A few words.' }),
        text: line.meta({ description: 'The tooltip.' }),
      }),
    )
      .max(4)
      .meta({ description: 'The line of trust marks in the header.' }),
    words: siteWords,
  })
  .refine(({ address, promises }) => address.street || !promises.guarantee, {
    path: ['address', 'street'],
    error:
      'a street: terms of a guarantee have to give the business address (Competition and Consumer Regulations 2010, reg 90). Without one, delete the promise `guarantee`',
  })
  .meta({
    description:
      'Every fact about the company, once. Texts write a fact’s name in braces, such as {phone}; the build fills it in.',
  })
export type SiteFields = z.infer<typeof site>
