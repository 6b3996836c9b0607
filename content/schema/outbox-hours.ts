/**
 * For how many hours a browser keeps a request that is not proven to have arrived. A module of its
 * own without zod, since it goes to the browser.
 */
export const OUTBOX_HOURS = 48
