/**
 * A mailto: URL that opens an email with this subject and this text (RFC 6068); `mailbox` is the
 * mailto: URL of its recipient.
 */
export const mailTo = (mailbox: string, subject: string, text: string): string =>
  `${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`
