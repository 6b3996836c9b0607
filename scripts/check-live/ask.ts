import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'

/** How long one answer may take. */
const TIMEOUT_MS = 20_000

/** More than any file of a site has; what is longer may have no end. */
const MOST_BYTES = 50_000_000

/** An answer as it came, before any redirect is followed; its body is unpacked. */
export interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

/** Asks an address. @throws a NetworkFault where no answer comes. */
export type Ask = (
  address: string,
  init?: { method?: 'HEAD' | 'POST'; headers?: Record<string, string> },
) => Promise<Answer>

/** Why no answer came, in words. */
export class NetworkFault extends Error {
  constructor(
    message: string,
    /** Whether the name is not in DNS. */
    readonly isUnknownName: boolean,
  ) {
    super(message)
  }
}

/** The certificate that a server shows, and why a browser would refuse it. */
export interface Certificate {
  ends: Date
  names: string[]
  trouble: string | undefined
}

/** The network as the checks need it. */
export interface Network {
  ask: Ask
  /** @throws a NetworkFault where the connection fails. */
  certificateOf: (host: string, port: number) => Promise<Certificate>
  /** The IP addresses of a host. @throws a NetworkFault where it has none. */
  addressesOf: (host: string) => Promise<string[]>
}

const FAULTS: Record<string, string> = {
  ENOTFOUND: 'the name is not in DNS',
  EAI_AGAIN: 'DNS does not answer',
  ECONNREFUSED: 'the server refuses the connection',
  ECONNRESET: 'the server closes the connection without an answer',
  UND_ERR_SOCKET: 'the server closes the connection without an answer',
  EHOSTUNREACH: 'no way to the server',
  ENETUNREACH: 'no network',
  ETIMEDOUT: 'the server does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the server does not answer',
  Z_DATA_ERROR: 'the answer is not compressed as its headers say',
  Z_BUF_ERROR: 'the answer ends too early',
  CERT_HAS_EXPIRED: 'TLS: the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'TLS: the certificate is signed by nobody but itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'TLS: the certificate is signed by an authority that browsers do not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'TLS: the server leaves out a certificate between its own and the authority’s',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'TLS: the certificate is signed by an authority that browsers do not know',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS: the certificate is for other names',
}

/** The network of this computer. */
export const network: Network = {
  ask: async (address, init) => {
    try {
      return await request(address, init)
    } catch (error) {
      if (init?.method === 'POST' || !isClosed(error)) throw faultOf(error)
      // The server may have closed a kept connection just as it was used again (RFC 9112, 9.3.1).
      return request(address, init).catch((again: unknown) => Promise.reject(faultOf(again)))
    }
  },
  certificateOf: (host, port) =>
    new Promise((resolve, reject) => {
      // Whatever is wrong with the certificate is told, so it is not refused here.
      const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS })
      socket.on('secureConnect', () => {
        const { valid_to, subject, subjectaltname = '' } = socket.getPeerCertificate()
        const names = [...subjectaltname.matchAll(/DNS:([^\s,]+)/g)].map(([, name = '']) => name)
        const trouble = socket.authorized ? undefined : wordsOf(socket.authorizationError)
        resolve({ ends: new Date(valid_to), names: names.length > 0 ? names : [String(subject.CN)], trouble })
        socket.destroy()
      })
      socket.on('timeout', () => socket.destroy(new Error(FAULTS.ETIMEDOUT)))
      socket.on('error', (error) => reject(faultOf(error)))
    }),
  addressesOf: (host) =>
    lookup(host, { all: true }).then(
      (found) => found.map(({ address }) => address),
      (error: unknown) => Promise.reject(faultOf(error)),
    ),
}

async function request(address: string, init: Parameters<Ask>[1]): Promise<Answer> {
  const response = await fetch(address, {
    ...init,
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip', ...init?.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { status, headers } = response
  return { status, headers, body: await bodyOf(response) }
}

async function bodyOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    parts.push(part)
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Error(`the answer is longer than ${MOST_BYTES / 1_000_000} MB`)
  }
  return Buffer.concat(parts)
}

const codeOf = (error: unknown) => ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? ''

/** Whether the server closed the connection before it had answered. */
const isClosed = (error: unknown) => ['ECONNRESET', 'UND_ERR_SOCKET'].includes(codeOf(error))

function faultOf(error: unknown): NetworkFault {
  const { name, cause } = error as Error
  if (name === 'TimeoutError') return new NetworkFault(`no answer within ${TIMEOUT_MS / 1000} seconds`, false)
  const inner = (cause ?? error) as NodeJS.ErrnoException
  return new NetworkFault(wordsOf(inner), inner.code === 'ENOTFOUND')
}

/** Node gives the code of a TLS error as the error itself, whatever its types say. */
function wordsOf(error: NodeJS.ErrnoException | string): string {
  const [code = '', message] = typeof error === 'string' ? [error, error] : [error.code, error.message]
  if (/^(EPROTO|ERR_SSL_)/.test(code))
    return 'TLS: what answers there does not speak it, or only versions that are too old'
  return FAULTS[code] ?? (message || code)
}
