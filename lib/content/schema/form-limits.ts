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

/**
 * The most files that go with a request, and the most megabytes of each and of all together, by
 * where the lead receiver runs. Netlify accepts 6 MB, in which binary content counts a third more
 * (docs.netlify.com/build/functions/configuration), and half a megabyte is for the rest. A Worker
 * has 128 MB of memory for all that it does at once
 * (developers.cloudflare.com/workers/platform/limits), and a file is in it several times while it
 * is read, stored and mailed.
 */
export const FILE_LIMITS = {
  server: { files: 5, megabytes: 10, allMegabytes: 25 },
  netlify: { files: 5, megabytes: 4, allMegabytes: 4 },
  cloudflare: { files: 5, megabytes: 10, allMegabytes: 10 },
} as const

/** Limits of one receiver. */
export type FileLimits = (typeof FILE_LIMITS)[keyof typeof FILE_LIMITS]

/** The types of file that go with a request: photographs as phones take them, and plans. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const
