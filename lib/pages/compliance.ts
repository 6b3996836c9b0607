import { getContent } from '../content/get-content'
import { DOCUMENTS } from '../site/folders'

/** Data of the page about insurance and compliance: each paper with its documents. */
export function complianceSections() {
  const { documents, templatePages } = getContent()
  return {
    papers: templatePages['insurance-and-compliance'].papers.map((paper) => ({
      ...paper,
      documents: documents
        .filter(({ kind }) => kind === paper.key)
        .map(({ title, pdf, expires, sample }) => ({ title, href: `${DOCUMENTS}${pdf}`, expires, sample })),
    })),
  }
}
