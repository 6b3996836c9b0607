import { startAnalytics } from './analytics'
import { startCallBar } from './call-bar'
import { startCopying } from './copy'
import { markHistory } from './history'
import { startKept } from './kept'
import type { Loader, Module } from './loader-api'
import { startMenus } from './menu'
import { startNavigation } from './navigation'
import { startOrigin } from './origin'
import { startPictures } from './pictures'
import { startPrinting } from './print'
import { startReference } from './reference'
import { startToasts } from './toasts'
import { startTooltips } from './tooltips'
import { startWishes } from './wishes'

/** In this order; what grants wishes comes last, when what they need is there. */
const PARTS: readonly ((loader: Loader) => void)[] = [
  markHistory,
  startMenus,
  startTooltips,
  startToasts,
  startCopying,
  startPrinting,
  startPictures,
  startCallBar,
  startOrigin,
  startReference,
  startKept,
  startAnalytics,
  startNavigation,
  startWishes,
]

/** What every page does once the visitor has first touched it. */
export const attach: Module['attach'] = (_, loader) => {
  for (const start of PARTS) {
    // Where an extension has changed the browser under one of them, the others work.
    try {
      start(loader)
    } catch (error) {
      reportError(error)
    }
  }
  // What did not come may be had now.
  window.addEventListener('online', () => void loader.scan())
}
