import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SmsSettings } from '../../../gateway/src/core/sms'

export const SECRET = 'a secret of the tests'

/** For a gateway in production that is never asked for a code: it does not start without somebody who sends them. */
export const nobodySends: SmsSettings = { kind: 'webhook', url: 'http://127.0.0.1:9/', secret: SECRET }

export interface Heard {
  headers: IncomingHttpHeaders
  /** As it came. */
  body: string
  message: Record<string, unknown>
}

/** Somebody who sends login codes: an HTTP server that remembers what it was asked. */
export interface SmsWebhook {
  url: string
  heard: Heard[]
  /** What it answers next, one after another, and then 204: a status, or `never`, or `broken` for a lost answer. */
  answers: (number | 'never' | 'broken')[]
  /** Codes it was given, in turn. */
  codes(): string[]
  close(): Promise<void>
}

export async function startSmsWebhook(): Promise<SmsWebhook> {
  const heard: Heard[] = []
  const answers: SmsWebhook['answers'] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    heard.push({ headers: request.headers, body, message: JSON.parse(body) as Heard['message'] })
    const answer = answers.shift() ?? 204
    if (answer === 'broken') request.socket.destroy()
    else if (answer !== 'never') response.writeHead(answer).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms?key=of-the-owner`,
    heard,
    answers,
    codes: () => heard.map(({ message }) => String(message['code'])),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
