import { checkApprovals } from './checks/approvals'
import { checkBrand } from './checks/brand'
import { checkClaims } from './checks/claims'
import { checkCounts } from './checks/counts'
import { checkDates } from './checks/dates'
import { checkDocuments } from './checks/documents'
import { checkFacts } from './checks/facts'
import { checkFont } from './checks/font'
import { checkGroups } from './checks/groups'
import { checkNames } from './checks/names'
import { checkPictures } from './checks/pictures'
import { checkPricing } from './checks/pricing'
import { checkPrivacy } from './checks/privacy'
import { checkRedirects } from './checks/redirects'
import { checkReferences } from './checks/references'
import { checkRoutes } from './checks/routes'
import { checkSampleProposal } from './checks/sample-proposal'
import { checkSampleReport } from './checks/sample-report'
import { checkSearchTerms } from './checks/search-terms'
import { checkSuburbs } from './checks/suburbs'
import { checkTags } from './checks/tags'
import { checkLinks, checkText } from './checks/text'
import type { Loaded } from './load'
import type { Problem } from './problem'
import type { Route } from './types'
import { entriesOf } from './entries'

/**
 * All problems that concern the content as a whole; those of a single file are in
 * `loaded.problems`.
 */
export function checkAcrossFiles(loaded: Loaded, routes: readonly Route[]): Problem[] {
  return [
    ...checkReferences(loaded),
    ...checkDates(loaded.content),
    ...checkRoutes(loaded, routes),
    ...checkNames(loaded.content),
    ...checkCounts(loaded),
    ...checkGroups(loaded),
    ...checkFacts(loaded),
    ...[...entriesOf(loaded.content), ...loaded.hiddenQuestions].flatMap((entry) => checkText(entry, loaded)),
    ...checkTags(loaded, routes),
    ...checkLinks(loaded, routes),
    ...checkPricing(loaded.content),
    ...checkSampleReport(loaded.content),
    ...checkSampleProposal(loaded.content),
    ...checkDocuments(loaded),
    ...checkPrivacy(loaded.content),
    ...checkPictures(loaded),
    ...checkSearchTerms(loaded),
    ...checkSuburbs(loaded),
    ...checkRedirects(loaded),
    ...checkClaims(loaded),
    ...checkBrand(loaded),
    ...checkFont(loaded),
    ...checkApprovals(loaded),
  ]
}
