import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface HeardLetter {
  /** The receivers that the envelope names. */
  to: string[]
  /** Its head, a line a header. */
  head: string[]
  /** As it came. */
  raw: string
}

/** The owner's mail server: it remembers what it took. */
export interface MailServer {
  port: number
  heard: HeardLetter[]
  /** How often somebody wanted to hand over a letter. */
  tries(): number
  /** What it answers next to a recipient, one after another, and then «yes». */
  answers: number[]
  /** Who may send; empty: everybody. */
  users: Record<string, string>
  close(): Promise<void>
}

const refusal = (responseCode: number): Error => Object.assign(new Error('no such luck'), { responseCode })

export async function startMailServer(): Promise<MailServer> {
  const heard: HeardLetter[] = []
  const answers: number[] = []
  const users: Record<string, string> = {}
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onAuth: ({ username = '', password }, _session, callback) =>
      users[username] === password ? callback(null, { user: username }) : callback(refusal(535)),
    onMailFrom: (_address, session, callback) => {
      tries += 1
      callback(Object.keys(users).length > 0 && !session.user ? refusal(530) : null)
    },
    onRcptTo: (_address, _session, callback) => {
      const answer = answers.shift() ?? 250
      callback(answer === 250 ? null : refusal(answer))
    },
    onData: (stream, { envelope }, callback) => {
      void text(stream).then((raw) => {
        const [head = ''] = raw.split('\r\n\r\n')
        const to = envelope.rcptTo.map(({ address }) => address)
        heard.push({ to, raw, head: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n') })
        callback()
      })
    }
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((ready) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      ready(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    port,
    heard,
    tries: () => tries,
    answers,
    users,
    close: () => new Promise((resolve) => server.close(() => resolve()))
  }
}

export const headerOf = ({ head }: HeardLetter, name: string): string | undefined =>
  head.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2)

/** The bytes of a part of a type, of a letter in parts. */
export function partOf({ raw }: HeardLetter, type: string): Buffer | undefined {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const part = raw.split(`--${boundary}`).find((piece) => piece.toLowerCase().includes(`content-type: ${type}`))
  const [head = '', body] = part?.split('\r\n\r\n') ?? []
  return body === undefined ? undefined : Buffer.from(body, /base64/i.test(head) ? 'base64' : 'utf8')
}
