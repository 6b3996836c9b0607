/** The built site, which servers and tests read. It is replaced as a whole. */
export const OUT = 'out'

/** Where a build assembles the next site. */
export const BUILDING = '.build/out'

/** Where the replaced site is kept until it is removed. */
export const FORMER = '.build/former'
