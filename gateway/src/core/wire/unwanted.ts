import type { FastifyInstance } from 'fastify'

interface Bounds {
  bytes: number
  ms: number
}

/** What is still taken of a body that was refused: a whole video of a review, for as long as a slow one may send. */
const BOUNDS: Bounds = { bytes: 21 * 1024 * 1024, ms: 30_000 }

/**
 * Takes the rest of a body that nobody reads: to a client that is still sending, an answer on a connection that closes is
 * a broken one, and most never come to read it. A sender that goes on past the bounds is cut off.
 */
export function hearOut(app: FastifyInstance, { bytes, ms }: Bounds = BOUNDS): void {
  app.addHook('onSend', async ({ raw, headers }, reply, payload) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (!hasBody || raw.complete !== false) return payload
    const { socket } = raw
    // the server wants to close after a refusal, which is what cuts the sender off
    reply.removeHeader('connection')
    // by then the connection may serve another request
    const timer = setTimeout(() => raw.complete || socket.destroy(), ms).unref()
    let rest = bytes
    raw.on('data', (part: Buffer | string) => {
      rest -= Buffer.byteLength(part)
      if (rest < 0) socket.destroy()
    })
    raw.once('close', () => clearTimeout(timer))
    return payload
  })
}
