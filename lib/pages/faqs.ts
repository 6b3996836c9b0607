import { catalogue } from '../content/catalogue'
import { contactWays } from '../content/contact'
import { quoteLink } from '../content/navigation'

/** Data of the FAQ page's sections. */
export function faqsSections() {
  const { special, questions } = catalogue()
  return { questions: { words: special.faqs, questions, quote: quoteLink(), phone: contactWays().phone } }
}
