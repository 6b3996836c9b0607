/**
 * The tag of tests that repeat another test for one more page, width or case: `npm test` skips
 * them, `npm run test:all` runs them.
 */
export const REPEATS = '@repeats'

/** The details of a test in a loop, with the tag if it is a repeat. */
export const repeats = (isRepeat: boolean) => ({ tag: isRepeat ? REPEATS : [] })

/** The details of a test that `npm test` runs in Firefox or WebKit, too. */
export const SMOKE = { tag: '@smoke' }
