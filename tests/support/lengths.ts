import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'

/** A phone's screen and a laptop's, in px. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1440, height: 900 },
}

/** How high each page may be, in px, by the screen. */
export const HEIGHTS = [
  { path: pagePath('home'), phone: 13_000, laptop: 9000, isRepeat: false },
  { path: pagePath('industries'), phone: 6000, laptop: 4000, isRepeat: false },
  { path: pagePath('areas'), phone: 7000, laptop: 5000, isRepeat: false },
  { path: pagePath('faqs'), phone: 6000, laptop: 5000, isRepeat: false },
  ...getContent().services.map(({ path }, i) => ({ path, phone: 11_000, laptop: 7000, isRepeat: i > 0 })),
]
