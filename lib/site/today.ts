/** The day in a time zone at a moment, as 2026-11-26. */
export const dayAt = (zone: string, moment = new Date()): string =>
  // Sweden writes dates like this.
  moment.toLocaleDateString('sv-SE', { timeZone: zone })
