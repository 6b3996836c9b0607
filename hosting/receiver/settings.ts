import { z } from 'zod'
import { FILE_LIMITS, type FileLimits } from '@/lib/content/schema/form-limits'
import type { QuoteFields } from '@/lib/content/schema/quote'
import type { ReceiverFields } from '@/lib/content/schema/receiver'
import { MEGABYTE } from '@/lib/units'
import type { Rates } from './rates'

/** Limits of a request's files. */
export interface Limits {
  files: number
  fileBytes: number
  allFilesBytes: number
  /** How many requests with so many bytes may be read at once. */
  uploadsAtOnce: number
}

/** Settings of the handler. */
export interface ReceiverSettings {
  /** The site's URL without a trailing slash. */
  siteUrl: string
  /** The site's origins: what pages of others post is quarantined. */
  origins: readonly string[]
  /** Name of the honeypot field. */
  honeypot: string
  /** The key with which the owner downloads leads. */
  ownerKey: string
  /** The proxy's header with the client's address; without it, the connection's address is used. */
  addressHeader?: string | undefined
  limits: Limits
  rates: Rates
  words: { quote: QuoteFields; receiver: ReceiverFields }
  /** Logs a line about each request, without personal data. */
  log: (line: string) => void
}

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && ['', '/'].includes(text.slice(new URL(text).origin.length)))
  .transform((text) => new URL(text).origin)

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()))

const count = z.coerce.number().int().min(1)

/** An environment variable, with a description of what is expected for error messages. */
interface Variable {
  schema: z.ZodType
  expected: string
  isSecret?: boolean
}

type Values<Table> = { [Name in keyof Table]: Table[Name] extends { schema: infer Schema } ? z.infer<Schema> : never }

/** Variables of every receiver. */
const SHARED = {
  SITE_URL: {
    schema: origin,
    expected: 'the site’s address without a path, such as https://www.example.com.au',
  },
  RECEIVER_KEY: {
    schema: z.string().regex(/^[!-~]{24,}$/),
    expected:
      'a key of at least 24 letters, digits and signs, for the owner alone; make one with: openssl rand -hex 32',
    isSecret: true,
  },
  RECEIVER_ORIGINS: {
    schema: list.pipe(z.array(origin)).default([]),
    expected: 'further origins of the site, with commas between them: https://example.com.au,https://preview.example',
  },
  RECEIVER_POSTS_PER_CLIENT: {
    schema: count.default(60),
    expected: 'the most posts from one address in ten minutes, a whole number',
  },
  RECEIVER_POSTS: { schema: count.default(1200), expected: 'the most posts in ten minutes, a whole number' },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, hostname: /./ }),
    expected: 'your mail server, such as smtps://user:password@mail.example.com.au (special characters as %40)',
    isSecret: true,
  },
  MAIL_FROM: { schema: z.email(), expected: 'the address from which mail is sent, one that the mail server allows' },
  MAIL_TO: { schema: z.email().optional(), expected: 'the office’s address; without it, the one of the site' },
} satisfies Record<string, Variable>

/** Variables of the Node process only. */
const PROCESS = {
  RECEIVER_FOLDER: {
    schema: z.string().min(1),
    expected: 'the folder in which leads are kept, such as /var/lib/receiver',
  },
  RECEIVER_HOST: { schema: z.string().min(1).default('127.0.0.1'), expected: 'the address on which to listen' },
  RECEIVER_PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(8787),
    expected: 'the port on which to listen, a whole number to 65535',
  },
  RECEIVER_ADDRESS_HEADER: {
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    expected: 'the header in which your proxy gives the client’s address, such as X-Real-IP',
  },
} satisfies Record<string, Variable>

/**
 * Reads the settings of a process from the environment; hosting/receiver/README.md lists them. An
 * empty variable counts as unset. Throws one error that lists everything that is wrong.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const env = read({ ...SHARED, ...PROCESS }, environment)
  return {
    ...settingsOf(env, FILE_LIMITS.server, 8),
    folder: env.RECEIVER_FOLDER,
    host: env.RECEIVER_HOST,
    port: env.RECEIVER_PORT,
    addressHeader: env.RECEIVER_ADDRESS_HEADER,
  }
}

/**
 * Reads the settings of a function from its platform's environment, with `more` variables that only
 * this platform has, and the `files` that it can take. Throws one error that lists everything that
 * is wrong.
 */
export function readFunctionSettings<More extends Record<string, Variable>>(
  environment: Readonly<Record<string, unknown>>,
  files: FileLimits,
  more: More,
) {
  const env = read({ ...SHARED, ...more }, environment)
  // What runs at the same time shares 128 MB on Cloudflare.
  return { ...settingsOf(env as Values<typeof SHARED>, files, 2), more: env as Values<More> }
}

function settingsOf(env: Values<typeof SHARED>, { files, megabytes, allMegabytes }: FileLimits, uploadsAtOnce: number) {
  return {
    siteUrl: env.SITE_URL,
    origins: [env.SITE_URL, ...env.RECEIVER_ORIGINS],
    ownerKey: env.RECEIVER_KEY,
    limits: {
      files,
      fileBytes: megabytes * MEGABYTE,
      allFilesBytes: allMegabytes * MEGABYTE,
      uploadsAtOnce,
    },
    rates: { perClient: env.RECEIVER_POSTS_PER_CLIENT, inAll: env.RECEIVER_POSTS },
    mail: { server: env.SMTP_URL, from: env.MAIL_FROM, to: env.MAIL_TO },
  }
}

function read<Table extends Record<string, Variable>>(
  table: Table,
  environment: Readonly<Record<string, unknown>>,
): Values<Table> {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, variable] of Object.entries(table)) {
    const value = environment[name] === '' ? undefined : environment[name]
    const result = variable.schema.safeParse(value)
    if (result.success) values[name] = result.data
    else problems.push(problem(name, value, variable))
  }
  if (problems.length > 0) {
    const many = problems.length === 1 ? '1 setting is' : `${problems.length} settings are`
    throw new Error(`${many} missing or wrong:\n\n${problems.join('\n\n')}\n\nSet them in the environment.`)
  }
  return values as Values<Table>
}

function problem(name: string, value: unknown, { expected, isSecret }: Variable) {
  const found =
    value === undefined ? 'nothing' : isSecret ? `${String(value).length} characters` : JSON.stringify(value)
  return `  ${name}\n    found     ${found}\n    expected  ${expected}`
}
