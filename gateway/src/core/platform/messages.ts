/** The address where the messaging platform reports its later answers: plain JSON, signed by a token that both know. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { MediaNews } from './port'
import { verdictOf } from './textCheck'

export const MESSAGES_PATH = '/platform/messages'

/** The platform takes this for «heard», and repeats a message with any other answer. */
const HEARD = 'success'
/** Bytes; its messages have some hundred. */
const LARGEST = 64 * 1024

type Signing = Partial<Record<'signature' | 'timestamp' | 'nonce' | 'echostr', string>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** As the platform signs: the sum of token, time and nonce in the order of their letters. */
export const signatureOf = (token: string, timestamp: string, nonce: string): string =>
  createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex')

function isFrom(token: string, query: Signing): boolean {
  const right = Buffer.from(signatureOf(token, textOf(query.timestamp), textOf(query.nonce)))
  const signature = Buffer.from(textOf(query.signature))
  return signature.length === right.length && timingSafeEqual(signature, right)
}

/** What a message says of a picture; undefined for one of anything else. A picture that it could not fetch is for a person. */
export function mediaNewsIn(body: unknown): MediaNews | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const fields = body as Record<string, unknown>
  const traceId = textOf(fields['trace_id'])
  if (fields['Event'] !== 'wxa_media_check' || !/^[\w.:-]{1,128}$/.test(traceId)) return undefined
  const result = fields['result'] as { suggest?: unknown } | undefined
  return { traceId, verdict: (fields['errcode'] ?? 0) === 0 ? verdictOf(result?.suggest) : 'REVIEW' }
}

/** Answers the platform at the address of its messages; refuses anybody else. */
export function hearPlatform(app: FastifyInstance, token: string, onMedia: (news: MediaNews) => Promise<void>): void {
  app.get<{ Querystring: Signing }>(MESSAGES_PATH, (request, reply) => {
    if (!isFrom(token, request.query)) return reply.status(403).send('')
    return reply.type('text/plain').send(textOf(request.query.echostr))
  })
  app.post<{ Querystring: Signing }>(MESSAGES_PATH, { bodyLimit: LARGEST }, async (request, reply) => {
    if (!isFrom(token, request.query)) return reply.status(403).send('')
    const news = mediaNewsIn(request.body)
    if (news) await onMedia(news)
    return reply.type('text/plain').send(HEARD)
  })
}
