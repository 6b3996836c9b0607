import { getContent } from '../content/get-content'
import { contactMethods } from '../content/contact'
import { quoteLink } from '../content/navigation'

/** Data of the FAQ page's sections. */
export function faqsSections() {
  const { templatePages, questions } = getContent()
  return {
    questions: {
      words: templatePages.faqs,
      names: templatePages.faqs.groups,
      questions,
      quote: quoteLink(),
      phone: contactMethods().phone,
    },
  }
}
