import { catalogue } from '../content/catalogue'
import { contactWays } from '../content/contact'
import { quoteLink } from '../content/navigation'

/** What the sections of the page of questions are given. */
export function faqsSections() {
  const { special, questions } = catalogue()
  return { questions: { words: special.faqs, questions, quote: quoteLink(), phone: contactWays().phone } }
}
