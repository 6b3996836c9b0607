import { startAnalytics } from './analytics'
import { startCallBar } from './call-bar'
import { startCopying } from './copy'
import { startHashTarget } from './hash-target'
import { markHistory } from './history'
import { resumeDrafts } from './resume-drafts'
import type { Loader, Module } from './loader-api'
import { startMenus } from './menu'
import { startNavigation } from './navigation'
import { startOutdated } from './outdated'
import { startOrigin } from './origin'
import { startPictures } from './pictures'
import { startPrinting } from './print'
import { startReference } from './reference'
import { startToasts } from './toasts'
import { startTooltips } from './tooltips'
import { startIntents } from './intents'

/** In this order; intents are handled last, when everything that they need has started. */
const PARTS: readonly ((loader: Loader) => void)[] = [
  markHistory,
  startHashTarget,
  startOutdated,
  startMenus,
  startTooltips,
  startToasts,
  startCopying,
  startPrinting,
  startPictures,
  startCallBar,
  startOrigin,
  startReference,
  resumeDrafts,
  startAnalytics,
  startNavigation,
  startIntents,
]

/** Starts what every page needs after the first user interaction. */
export const attach: Module['attach'] = (root, loader) => {
  for (const start of PARTS) {
    // If an extension has changed the browser's APIs and one part throws, the others still start.
    try {
      start(loader)
    } catch (error) {
      reportError(error)
    }
  }
  root.dataset.enhanced = ''
  // Load what failed while offline.
  window.addEventListener('online', () => void loader.scan())
}
