import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { MailSettings } from '@/hosting/receiver/mail'
import type { LeadStore } from '@/hosting/receiver/store'
import { SETTINGS } from './receiver'

/** The office's address. */
export const OFFICE = 'office@clearquay.example'

/** A mail as a mail program reads it, and to whom the server was told to deliver it. */
export interface Delivered extends Email {
  recipients: string[]
}

/** A mail server on loopback that keeps what it is given. */
export interface Mailbox {
  /** As SMTP_URL wants it. */
  address: string
  mails: Delivered[]
  /** The mails to a recipient. */
  to: (address: string) => Delivered[]
  /** Gives the mails once there are as many; rejects after ten seconds. */
  waitFor: (count: number) => Promise<Delivered[]>
  /** Gives the mails once nothing in a store is left to be mailed; rejects after ten seconds. */
  allOf: (store: LeadStore) => Promise<Delivered[]>
  /**
   * From now on, how a mail to a recipient is answered: a code of SMTP, or undefined to take it.
   */
  refuse: (answer: (recipient: string) => number | undefined) => void
  /**
   * From now on, how a mail is answered once its text is there: a code of SMTP, `drop` to cut the
   * connection, or undefined to take it.
   */
  refuseText: (answer: (mail: Email) => number | 'drop' | undefined) => void
  stop: () => Promise<void>
}

/**
 * Starts one, on a free port unless one is given; with a certificate for “localhost” it speaks TLS.
 */
export async function startMailbox(port = 0, certificate?: { key: string; cert: string }): Promise<Mailbox> {
  const mails: Delivered[] = []
  let answer: (recipient: string) => number | undefined = () => undefined
  let answerText: (mail: Email) => number | 'drop' | undefined = () => undefined
  const connections = new Set<Socket>()
  const server = new SMTPServer({
    ...(certificate && { secure: true, ...certificate }),
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const code = answer(address)
      done(code === undefined ? null : Object.assign(new Error('Refused'), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        void PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          const code = answerText(mail)
          if (code === 'drop') return connections.forEach((connection) => connection.destroy())
          if (code !== undefined) return done(Object.assign(new Error('Refused'), { responseCode: code }))
          mails.push({ ...mail, recipients })
          done()
        })
      })
    },
  })
  server.server.on('connection', (connection: Socket) => {
    connections.add(connection)
    connection.on('close', () => connections.delete(connection))
  })
  // A receiver that is stopped may cut a connection while it is let in.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const place = (server.server.address() as AddressInfo).port
  const mailsOnce = async (isTrue: () => Promise<boolean>, trouble: () => string) => {
    const end = Date.now() + 10_000
    while (!(await isTrue())) {
      if (Date.now() > end) throw new Error(trouble())
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return mails
  }
  return {
    address: certificate ? `smtps://localhost:${place}` : `smtp://127.0.0.1:${place}`,
    mails,
    to: (address) => mails.filter(({ recipients }) => recipients.includes(address)),
    waitFor: (count) =>
      mailsOnce(
        async () => mails.length >= count,
        () => `${mails.length} mails came, expected ${count}`,
      ),
    allOf: (store) =>
      mailsOnce(
        async () => (await store.unmailed()).length === 0,
        () => 'Some mail has not gone out',
      ),
    refuse: (next) => {
      answer = next
    },
    refuseText: (next) => {
      answerText = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The settings of a mailer that sends to this mail server, and logs to `log`. */
export const mailSettings = ({ address }: Mailbox, log: MailSettings['log'] = () => undefined): MailSettings => ({
  server: address,
  from: 'website@clearquay.example',
  name: 'Clearquay',
  to: OFFICE,
  words: SETTINGS.words,
  log,
})
