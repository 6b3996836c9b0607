// What the quote form, its server and the words about them have to agree on. Without zod, since it
// goes to the browser.

/** For how many hours a browser keeps a request that is not proven to have arrived. */
export const OUTBOX_HOURS = 48

/**
 * The most characters of each field that is typed into. An email address is as long as mail
 * servers take one (RFC 5321, 4.5.3.1.3); into the field for a phone number people paste more than
 * one.
 */
export const LENGTH_LIMITS = {
  name: 100,
  company: 100,
  phone: 120,
  email: 254,
  location: 120,
  size: 20,
  message: 2000,
} as const

/** The most files that go with a request, and the most megabytes of each and of all together. */
export const FILE_LIMITS = { files: 5, megabytes: 10, allMegabytes: 25 } as const

/** The types of file that go with a request: photographs as phones take them, and plans. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const
