import { startAnalytics } from './analytics'
import { startCallBar } from './call-bar'
import { startCopying } from './copy'
import { markHistory } from './history'
import { startKept } from './kept'
import type { Module } from './loader-api'
import { startMenus } from './menu'
import { startNavigation } from './navigation'
import { startOrigin } from './origin'
import { startPictures } from './pictures'
import { startPrinting } from './print'
import { startReference } from './reference'
import { startToasts } from './toasts'
import { startTooltips } from './tooltips'
import { startWishes } from './wishes'

/** What every page does once the visitor has first touched it. */
export const attach: Module['attach'] = (_, loader) => {
  markHistory()
  startMenus()
  startTooltips()
  startToasts()
  startCopying()
  startPrinting()
  startPictures()
  startCallBar()
  startOrigin()
  startReference()
  startKept(loader)
  startAnalytics(loader)
  startNavigation(loader)
  startWishes(loader)
  // What did not come may be had now.
  window.addEventListener('online', () => void loader.scan())
}
