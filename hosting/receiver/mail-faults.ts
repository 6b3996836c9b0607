import type { Transporter } from 'nodemailer'

/** What nodemailer says of a mail that failed. */
type MailError = Error & { code?: string; responseCode?: number }

/**
 * Whether the server refuses this mail for good: its recipient or its content (RFC 5321, replies
 * from 500 on), or its size, of which nodemailer knows before it sends (RFC 1870).
 */
export function isRefused(error: unknown): boolean {
  const { code = '', responseCode = 552 } = error as MailError
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500
}

/** Why a mail failed. The server's text may repeat an address, so it is omitted. */
export function reasonOf(error: unknown): string | number {
  const { code, responseCode } = error as MailError
  // That a server does not encrypt may come with any response code.
  return (code === 'ETLS' ? code : responseCode) ?? code ?? 'no answer'
}

/** Whether the mail server lets this receiver in. */
export const isServerThere = (transport: Transporter): Promise<boolean> =>
  transport.verify().then(
    () => true,
    () => false,
  )
