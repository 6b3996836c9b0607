import { z } from 'zod'
import { line, rich } from './common'

const menus = z
  .strictObject({
    skip: line.meta({ description: 'The link to the content, which is the first that the Tab key reaches.' }),
    home: line.meta({ description: 'Said to screen readers after the name on the logo, which leads home.' }),
    open: line.meta({ description: 'The button that opens the menus on small screens.' }),
    main: line.meta({ description: 'The name of the main menu, for screen readers.' }),
    allOf: line.meta({ description: 'The first link of a menu; the menu’s name follows.' }),
    breadcrumbs: line.meta({ description: 'The name of the breadcrumbs, for screen readers.' }),
    contents: line.meta({ description: 'The heading above the contents of a long text.' }),
    onPage: line.meta({ description: 'The name of the folded contents, for screen readers.' }),
  })
  .meta({ description: 'The words of the menus.' })

const announcementWords = z
  .strictObject({
    name: line.meta({ description: 'What the notice is, for screen readers.' }),
    until: line.meta({ description: 'Before the notice’s last day.' }),
  })
  .meta({ description: 'The words of a notice on every page.' })

const contactWords = z
  .strictObject({
    phone: line.meta({ description: 'The name of the phone number.' }),
    email: line.meta({ description: 'The name of the email address.' }),
    office: line.meta({ description: 'The name of the address.' }),
    hours: line.meta({ description: 'Before the office’s hours.' }),
  })
  .meta({ description: 'The ways to reach the company.' })

const footerWords = z
  .strictObject({
    about: line.meta({ description: 'The footer’s heading, for screen readers.' }),
    services: line.meta({ description: 'The heading above the services.' }),
    company: line.meta({ description: 'The heading above the pages about the company; also in llms.txt.' }),
    promises: line.meta({ description: 'The heading above the promises.' }),
    suburbs: line.meta({ description: 'The name of the list of suburbs, for screen readers.' }),
    areas: line.meta({ description: 'The heading above the suburbs.' }),
    legal: line.meta({ description: 'The name of the legal links, for screen readers.' }),
    abn: line.meta({ description: 'Before the Australian Business Number.' }),
  })
  .meta({ description: 'The words of the footer.' })

const changedWords = z
  .strictObject({
    page: line.meta({ description: 'At the end of a page, before the day.' }),
    head: line.meta({ description: 'Under the heading of a page whose date matters, before the day.' }),
    markdown: line.meta({ description: 'The link to the page as Markdown.' }),
  })
  .meta({ description: 'The words about the day on which a page last changed.' })

const articleWords = z
  .strictObject({
    by: line.meta({ description: 'Before the author’s name.' }),
    minutes: line.meta({ description: 'After the minutes that reading takes.' }),
    published: line.meta({ description: 'Before the day of publication.' }),
    updated: line.meta({ description: 'Before the day of the last change.' }),
    inShort: line.meta({ description: 'The heading above what to take away.' }),
    sources: line.meta({ description: 'The heading above the sources.' }),
    more: line.meta({ description: 'The name of the links to other articles, for screen readers.' }),
    previous: line.meta({ description: 'Above the title of the article before.' }),
    next: line.meta({ description: 'Above the title of the article after.' }),
  })
  .meta({ description: 'The words of every article.' })

const agentWords = z
  .strictObject({
    suburb: line.meta({ description: 'What the tool tells about a suburb or postcode.' }),
    scope: line.meta({ description: 'What the tool tells about a service, and without one.' }),
    service: line.meta({ description: 'What to give to that tool.' }),
    choose: line.meta({ description: 'Before the names of the services, where it was given none of them.' }),
    questions: line.meta({ description: 'What the tool tells about questions, with words to search for and without.' }),
    promises: line.meta({ description: 'What the tool tells about promises.' }),
  })
  .meta({ description: 'The tools that every page offers to agents, in browsers that have WebMCP.' })

const sourceWords = z
  .strictObject({
    law: line.meta({ description: 'Before an Act, a regulation or a code of law.' }),
    award: line.meta({ description: 'Before an award.' }),
    government: line.meta({ description: 'Before a page of a government body.' }),
    standard: line.meta({ description: 'Before a standard or guideline of a professional body.' }),
    study: line.meta({ description: 'Before a study.' }),
    commentary: line.meta({ description: 'Before what a firm or an adviser writes.' }),
    paidBy: line.meta({ description: 'After a study, before who paid for it.' }),
  })
  .meta({ description: 'The kind of a source, before the link to it.' })

/** The words that stand on many pages: `words` in content/site.yaml. */
export const siteWords = z
  .strictObject({
    quoteButton: line.meta({ description: 'The label of every quote button.' }),
    call: line.meta({ description: 'The call button at the bottom of a phone’s screen.' }),
    helpdeskBadge: line.meta({ description: 'The label beside the helpdesk’s number.' }),
    copyNumber: line.meta({ description: 'The button that copies a phone number; the number follows.' }),
    numberCopied: line.meta({ description: 'The message when a number was copied; the number follows.' }),
    copyFailed: line.meta({ description: 'The message when the browser did not let a button copy.' }),
    loading: line.meta({
      description: 'Said to screen readers while the next page or the quote dialog is loading.',
    }),
    noAnswer: line.meta({ description: 'The message when a page does not load; the phone number follows.' }),
    tryAgain: line.meta({ description: 'The button that asks for the page again.' }),
    closingTitle: line.meta({ description: 'The heading of the call to action at the end of each page.' }),
    closingText: rich.meta({ description: 'The paragraph under that heading.' }),
    sample: line.meta({ description: 'The mark beside what was made up to show the site.' }),
    anotherSite: line.meta({ description: 'Said to screen readers after a link to another site.' }),
    source: sourceWords,
    illustration: line.meta({ description: 'Before the caption of a picture that is no photograph.' }),
    popular: line.meta({ description: 'The mark of the service that is asked for most.' }),
    closeMessage: line.meta({ description: 'The button that closes a message.' }),
    menus,
    announcement: announcementWords,
    contact: contactWords,
    footer: footerWords,
    changed: changedWords,
    article: articleWords,
    agents: agentWords,
    allPages: line.meta({ description: 'In llms.txt, before the address of the file with all pages.' }),
  })
  .meta({ description: 'Words that stand on many pages.' })
