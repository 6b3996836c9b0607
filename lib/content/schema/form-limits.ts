// What the quote form, its server and the words about them have to agree on. Without zod, since it
// is also part of the browser code.

/** How long a browser keeps a request that is not proven to have arrived, in hours. */
export const OUTBOX_HOURS = 48

/**
 * The maximum number of characters of each text field. An email address is as long as mail servers
 * accept (RFC 5321, 4.5.3.1.3); into the phone field people paste more than one number.
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
 * The maximum number of files sent with a request, and the maximum size of each and of all together
 * in megabytes, by where the lead receiver runs. Netlify accepts 6 MB, in which binary content
 * counts a third more (docs.netlify.com/build/functions/configuration), and half a megabyte is
 * reserved for the rest. A Worker has 128 MB of memory for everything it does at once
 * (developers.cloudflare.com/workers/platform/limits), and holds a file several times while it
 * reads, stores and mails it.
 */
export const FILE_LIMITS = {
  server: { files: 5, megabytes: 10, allMegabytes: 25 },
  netlify: { files: 5, megabytes: 4, allMegabytes: 4 },
  cloudflare: { files: 5, megabytes: 10, allMegabytes: 10 },
} as const

/** Limits of one receiver. */
export type FileLimits = (typeof FILE_LIMITS)[keyof typeof FILE_LIMITS]

/**
 * The types of files that can be sent with a request: photographs as phones take them, and plans.
 */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const
