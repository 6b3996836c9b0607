import { z } from 'zod'
import { date, line, sample, slug, updated } from './common'

/** The folder of the files, which the build copies into the site. */
export const DOWNLOADS = 'public/documents'

/** How many days before a document expires the owner is warned. */
export const NOTICE_DAYS = 30

/** A document to download, `content/documents/<slug>.md`. */
export const document = z
  .strictObject({
    title: line.meta({ description: 'What it is: “Certificate of currency, public liability”.' }),
    pdf: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/, 'a PDF named in lower-case letters, digits and hyphens')
      .meta({ description: 'The name of the file in public/documents, such as `public-liability-2027.pdf`.' }),
    kind: slug.meta({
      description:
        'The paper that it belongs to: the `key` of one of `papers` in content/pages/insurance-and-compliance.md.',
    }),
    expires: date.optional().meta({
      description: `The last day on which it is valid. After it the build stops; \`npm run content\` warns of it ${NOTICE_DAYS} days before.`,
    }),
    updated,
    sample,
  })
  .meta({
    description:
      'A document that visitors can download, such as a certificate. It stands on the page about insurance and compliance, under the paper of its kind. Text below the front matter is not needed.',
  })
export type DocumentFields = z.infer<typeof document>
