/** The day in Sydney at a moment, as 2026-11-26. */
export const dayInSydney = (moment = new Date()): string =>
  // Sweden writes dates like this.
  moment.toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' })
