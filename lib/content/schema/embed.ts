import { z } from 'zod'
import type { FrameKind } from '../../integrations/providers/provider'
import { PROVIDERS, type ProviderName } from '../../integrations/providers/providers'
import { httpsUrl, line } from './common'
import { FRAME_HEIGHT } from './frame-height'

/** What the site may know about a visitor before the frame is loaded. */
export const PREFILL_KEYS = ['name', 'email', 'phone', 'suburb', 'service', 'page'] as const
export type PrefillKey = (typeof PREFILL_KEYS)[number]

/** In px. */
const height = z.int().min(FRAME_HEIGHT.least).max(FRAME_HEIGHT.most).default(FRAME_HEIGHT.usual)

/**
 * An origin as a policy header contains it, compared with the origin of a message character by
 * character.
 */
const ORIGIN = /^https:\/\/[a-z\d.-]+(:\d+)?$/

const origin = z
  .string()
  .refine(
    (text) => ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'an https address without a path and without a slash at its end, such as https://link.example.com.au',
  )

const embed = z.strictObject({
  provider: z
    .enum(Object.keys(PROVIDERS) as ProviderName[])
    .meta({ description: 'Whose form or calendar it is; custom for one that is not on the list.' }),
  id: z.string().optional().meta({
    description: 'The provider’s id of the form or calendar, as it stands in its link. Either this or `address`.',
  }),
  address: httpsUrl.optional().meta({
    description:
      'The full https address that the frame loads: for custom, and for a host under your own name (https://link.example.com.au/widget/form/…). Either this or `id`.',
  }),
  title: line.meta({ description: 'What a screen reader calls the frame: “Quote form”.' }),
  heights: z
    .strictObject({
      phone: height.meta({ description: 'On a phone.' }),
      desktop: height.meta({ description: 'On a wider screen.' }),
    })
    .prefault({})
    .meta({ description: 'The height reserved for the frame, in px; the frame may ask for more.' }),
  allowedOrigins: z.array(origin).default([]).meta({
    description:
      'Further origins that the frame moves to, such as that of its thank-you page. The security policy lets the frame go there, and its messages from there are accepted.',
  }),
  prefill: z
    .partialRecord(
      z.enum(PREFILL_KEYS),
      z.string().regex(/^[\w[\].-]+$/, 'a name as in an address: letters, digits, _ - . [ ]'),
    )
    .default({})
    .meta({
      description:
        'What is filled in beforehand: our name for it, then the parameter’s name in the provider’s address (email: "email", suburb: "q7_suburb"). The provider receives it as part of the address.',
    }),
})

/**
 * The embed for one kind of frame: rejects a provider without one, an id with the wrong format, and
 * an address that is given twice or not at all.
 */
function embedOf(kind: FrameKind) {
  const providers = Object.entries(PROVIDERS).flatMap(([name, provider]) => (provider[kind] ? [name] : []))
  return embed.superRefine(({ provider, id, address }, { addIssue }) => {
    const wrong = (field: 'provider' | 'id' | 'address', message: string) =>
      addIssue({ code: 'custom', path: [field], message })
    const frame = PROVIDERS[provider][kind]

    if (provider === 'custom') {
      if (id !== undefined) wrong('id', 'no id: custom is found by its address alone')
      if (address === undefined) wrong('address', 'the full https address of the frame')
      return
    }
    if (!frame) return wrong('provider', `a provider that has a ${kind} to frame: ${providers.join(', ')}, custom`)
    if (id !== undefined && address !== undefined) return wrong('address', 'id or address: take one of the two out')
    if (address !== undefined) return
    if (id === undefined) return wrong('id', `an id, such as "${frame.example}", or the frame’s address in its place`)
    if (!frame.id.test(id)) wrong('id', `an id as ${provider} writes it, such as "${frame.example}"`)
  })
}

/** A provider's form, for quotes. */
export const formEmbed = embedOf('form')
/** A provider's calendar, for walkthroughs. */
export const calendarEmbed = embedOf('calendar')
export type EmbedFields = z.infer<typeof formEmbed>

/** Everything that the browser needs to know about a frame; lib/integrations/embeds.ts makes it. */
export interface Embed {
  kind: FrameKind
  provider: ProviderName
  /** Full https address with the provider's fixed parameters. */
  src: string
  title: string
  /** In px. */
  heights: { phone: number; desktop: number }
  /**
   * The origins that the frame may have, its own first: the security policy allows these, and
   * messages from any other are ignored.
   */
  origins: string[]
  /** The parameter that receives the page's host. */
  hostParam?: string
  /** Our key → the provider's parameter. */
  prefill: Partial<Record<PrefillKey, string>>
}

/** The site's own words around a frame. */
export const frameWords = z.strictObject({
  waiting: line.meta({ description: 'Before the visitor reaches the frame.' }),
  loading: line.meta({ description: 'While it loads.' }),
  alive: line.meta({ description: 'Once it works: whose it is, and whose rules apply to what is entered.' }),
  slow: line.meta({ description: 'When nothing has arrived after some seconds: what to do in the meantime.' }),
  failed: line.meta({ description: 'When something arrived that does not work; the button follows.' }),
  blocked: line.meta({ description: 'When the browser or a blocker keeps the frame out: what to do.' }),
  offline: line.meta({ description: 'Without a connection: that it loads when the connection is back.' }),
  tryAgain: line.meta({ description: 'The button.' }),
  toast: line.meta({
    description: 'The short message at the edge of the screen for a frame that is slow, failed or blocked.',
  }),
})
export type FrameWords = z.infer<typeof frameWords>
