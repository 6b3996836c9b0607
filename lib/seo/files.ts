import { FEED_PATH } from './feed'

/**
 * Files that routes of app/ generate besides pages; scripts/export.ts copies no others of Next's.
 */
export const WRITTEN_FILES = [FEED_PATH, '/llms.txt', '/manifest.webmanifest', '/.well-known/security.txt']

/** The licences of the packages in the site; scripts/browser.ts writes them. */
export const LICENCES_PATH = '/licences.txt'
