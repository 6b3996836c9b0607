/** The text for agents about the company and its pages (llmstxt.org). */
export const LLMS_PATH = '/llms.txt'

/**
 * Files besides pages that routes of app/ generate; scripts/export.ts copies no other files of
 * Next's.
 */
export const WRITTEN_FILES = [LLMS_PATH, '/manifest.webmanifest', '/.well-known/security.txt']

/** The licences of the packages in the site; scripts/browser.ts writes them. */
export const LICENCES_PATH = '/licences.txt'

/** All Markdown editions in one file; scripts/editions.ts writes it. */
export const LLMS_FULL_PATH = '/llms-full.txt'
