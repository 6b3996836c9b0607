/** The built site, which servers and tests read. It is replaced as a whole. */
export const OUT = 'out'

/** Where a build makes the next one. */
export const BUILDING = '.build/out'

/** Where the site that a build replaces stands until it is removed. */
export const FORMER = '.build/former'
