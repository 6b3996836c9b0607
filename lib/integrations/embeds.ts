import type { Embed, EmbedFields, EmbedKind, Provider } from '../content/schema/embed'

interface Frame {
  address: (id: string) => string
  /** Fixed parameters; one that the address already has is left alone. */
  params?: Readonly<Record<string, string>>
  /** Where the frame goes besides the place where it starts. */
  movesTo?: readonly string[]
  hostParam?: string
}

/** The plain `<iframe>` of each provider. */
const FRAMES: Readonly<Record<EmbedKind, Readonly<Partial<Record<Provider, Frame>>>>> = {
  form: {
    // The vendor's snippet, as many public sites have it.
    leadconnector: { address: (id) => `https://api.leadconnectorhq.com/widget/form/${id}` },
    // developers.tally.so/widgets/embeds; dynamicHeight makes it tell its height.
    tally: {
      address: (id) => `https://tally.so/embed/${id}`,
      params: { dynamicHeight: '1', transparentBackground: '1' },
    },
    // Public sites that do without its script; the form posts to the second host, which shows the
    // thank-you page.
    jotform: {
      address: (id) => `https://form.jotform.com/${id}`,
      params: { isIframeEmbed: '1' },
      movesTo: ['https://submit.jotform.com'],
    },
    // build-iframe-src.ts in Typeform/embed: each message carries the embed id, so it is given one.
    typeform: {
      address: (id) => `https://form.typeform.com/to/${id}`,
      params: {
        'typeform-embed': 'embed-widget',
        'typeform-embed-id': 'frame',
        'typeform-embed-auto-resize': 'true',
      },
    },
    // The form's share link, framed by several public sites; HubSpot itself documents only its
    // script.
    hubspot: { address: (id) => `https://share.hsforms.com/${id}` },
  },
  calendar: {
    leadconnector: { address: (id) => `https://api.leadconnectorhq.com/widget/booking/${id}` },
    // What widget.js and react-calendly put into their iframe; without the two embed parameters it
    // sends no messages.
    calendly: {
      address: (id) => `https://calendly.com/${id}`,
      params: { embed_type: 'Inline' },
      hostParam: 'embed_domain',
    },
    // packages/embeds/embed-core/src/embed.ts in calcom/cal.com; a page without /embed may refuse
    // to be framed (issue 6946), and an embed can move to the plain host (issue 14254).
    calcom: {
      address: (id) => `https://app.cal.com/${id}/embed`,
      params: { embed: '' },
      movesTo: ['https://cal.com'],
    },
    // MeetingsEmbedCode.js puts this address into its iframe.
    hubspot: { address: (id) => `https://meetings.hubspot.com/${id}`, params: { embed: 'true' } },
  },
}

/**
 * The frame that checked fields describe. Throws a TypeError for fields that the schema of that
 * kind refuses.
 */
export function resolveEmbed(kind: EmbedKind, fields: EmbedFields): Embed {
  const { provider, id, address, title, heights, allowedOrigins, prefill } = fields
  const frame = FRAMES[kind][provider]
  const src = new URL(address ?? frame?.address(id ?? '') ?? '')
  for (const [key, value] of Object.entries(frame?.params ?? {})) {
    if (!src.searchParams.has(key)) src.searchParams.set(key, value)
  }
  return {
    kind,
    provider,
    src: src.href,
    title,
    heights,
    origins: [...new Set([src.origin, ...(frame?.movesTo ?? []), ...allowedOrigins])],
    ...(frame?.hostParam && { hostParam: frame.hostParam }),
    prefill,
  }
}

/**
 * The origins that the policy's frame-src has to allow, each once, in the order of the alphabet.
 * The same as those whose messages are believed: a frame speaks from where it is.
 */
export function frameOrigins(embeds: readonly Embed[]): string[] {
  return [...new Set(embeds.flatMap(({ origins }) => origins))].sort()
}
