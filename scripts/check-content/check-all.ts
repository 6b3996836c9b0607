import { outdatedApprovals } from '../../lib/content/approvals'
import { expiringDocuments } from '../../lib/content/checks/documents'
import { unknownIntervals } from '../../lib/content/checks/intervals'
import { filesOnDisk } from '../../lib/content/content-files'
import { CONTENT_ROOT, checkContent } from '../../lib/content/get-content'
import type { Problem } from '../../lib/content/problem'
import { unusedSources, weakSources } from '../../lib/content/sources'
import {
  foreignPlaces,
  industriesWithoutService,
  linksToGone,
  withdrawnServices,
} from '../../lib/content/texts-to-read'
import { unreadFiles } from '../../lib/content/unread'
import { measureSourceImages } from '../pictures/measure'
import { requiredSourceImages } from '../pictures/required'
import { checkWords } from '../pictures/words'

/** Checks all content, with the sizes and shapes of its source images; warnings stop nothing. */
export async function checkAll() {
  const checked = checkContent()
  const { content, siteContent, texts, written, withdrawn, gone } = checked
  const required = requiredSourceImages(CONTENT_ROOT, content)
  const measured = await measureSourceImages(CONTENT_ROOT, content, required)
  const problems = [...checked.problems, ...checkWords(CONTENT_ROOT, content, required), ...measured.problems]
  const warnings: Problem[] = siteContent
    ? [
        ...unreadFiles(filesOnDisk(CONTENT_ROOT)),
        ...measured.warnings,
        ...outdatedApprovals(siteContent.approvals, texts),
        ...weakSources(siteContent, texts, new Date()),
        ...unusedSources(siteContent, written),
        ...expiringDocuments(siteContent, new Date()),
        ...unknownIntervals(siteContent),
        ...foreignPlaces(siteContent.site, texts),
        ...withdrawnServices(withdrawn, texts),
        ...industriesWithoutService(siteContent.industries),
        ...linksToGone(
          gone.filter((path) => !withdrawn.some((service) => service.path === path)),
          texts,
        ),
      ]
    : []
  return { ...checked, required, problems, warnings }
}
