/**
 * The tag of tests that prove for one more page, width or case what another test proves already:
 * `npm test` leaves them out, `npm run test:all` plays them.
 */
export const REPEATS = '@repeats'

/** The details of a test that stands in a loop: whether it is one that `npm test` leaves out. */
export const repeats = (isOneMore: boolean) => ({ tag: isOneMore ? REPEATS : [] })
