import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import { NotMailed, type Letter, type Mailer } from './port'

export interface SmtpOptions {
  host: string
  port: number
  /** TLS from the first byte; else by STARTTLS. */
  secure: boolean
  /** Nothing is said to a server that offers no TLS. */
  demandsTls: boolean
  user?: string
  password?: string
  from: { name: string; address: string }
}

/** ms of silence before a try is given up. */
const SILENCE_MS = 15_000
/** ms that a try may take in all: less than the pause before the next one. */
const TRY_MS = 45_000

/** What would begin a line of its own in a letter's head. */
const BREAKS = /[\r\n\0]/

/** What nodemailer says of a letter itself, rather than of the way to the server. */
const OF_THE_LETTER = ['EENVELOPE', 'EMESSAGE']

/** Codes alone: a server's words may repeat an address, which belongs in no log. */
function notMailed(error: unknown): NotMailed {
  const of = (name: 'code' | 'responseCode'): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const [code, status] = [of('code'), of('responseCode')]
  const isRefusal = typeof status === 'number' && status >= 500 && OF_THE_LETTER.includes(String(code))
  const problem = [code, status].filter((part) => part !== undefined).join(' ')
  return new NotMailed(problem || (error instanceof Error ? error.name : 'unknown'), !isRefusal)
}

const transportOf = ({ host, port, secure, demandsTls, user, password }: SmtpOptions): SMTPTransportOptions => ({
  host,
  port,
  secure,
  requireTLS: demandsTls && !secure,
  ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
  connectionTimeout: SILENCE_MS,
  greetingTimeout: SILENCE_MS,
  socketTimeout: SILENCE_MS,
  disableFileAccess: true,
  disableUrlAccess: true
})

/** Hands letters to the owner's mail server; see docs/MAIL.md. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { from } = options
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)

  async function deliver({ messageId, to, subject, text, attachment }: Letter): Promise<void> {
    // a shop that sends no letter holds none of it
    const { createTransport } = await import('nodemailer')
    await createTransport(transportOf(options)).sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${messageId}@${domain}>`,
      headers: { 'auto-submitted': 'auto-generated' },
      attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.bytes }],
      signal: AbortSignal.timeout(TRY_MS)
    })
  }

  return {
    send: async (letter) => {
      if ([letter.to, letter.subject, letter.messageId, letter.attachment.name].some((text) => BREAKS.test(text))) {
        throw new NotMailed('a line break in its head', false)
      }
      try {
        await deliver(letter)
      } catch (error) {
        throw notMailed(error)
      }
    }
  }
}
