/**
 * Holds the content and the public files of the sample company once the site is another company's:
 * npm run sample:keep.
 */
export const KEPT_SAMPLE = 'tests/fixtures/clearquay'

/** The folders of a company. */
export const COMPANY_FOLDERS = ['content', 'public']
