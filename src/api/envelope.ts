/** Reads the gateway's envelope (spec 3.2) out of a reply's text. */
import { shorten } from '@domain/graphemes'
import { parseBounded, isRecord } from '@/lib/json'
import { toDisplayDates } from '@/lib/dateSeparators'
import {
  BusinessError,
  BusyError,
  MalformedReplyError,
  ServerError,
  UnauthorisedError,
  type GatewayError
} from './errors'

/** A reply past this is refused unread: no screen needs more, and a phone's memory is short. */
const bounds = { maxBytes: 4_000_000, maxDepth: 40 }

/** The refusal that is never told by a toast (spec 8). */
export const silentCode = 'hoth.social.userNotBind'

/** A toast holds a few short lines. */
const longestMessage = 120

const shopCode = /^[a-z][a-z0-9-]*(\.[A-Za-z][A-Za-z0-9-]*)+$/

/**
 * The gateway's message if it can be shown, else undefined: it contains Chinese (spec 8), or the shopper reads English
 * and the reply carries one of the shop's own dotted codes, whose messages are written for shoppers in x-lang's language. One that is too long is cut.
 */
export function messageToShow(message: string, code: string, language: string): string | undefined {
  const words = message.trim()
  if (/[\u3400-\u9fff]/.test(words)) return shorten(words, longestMessage)
  return language === 'en-US' && shopCode.test(code) && words !== '' ? shorten(words, longestMessage) : undefined
}

const isFailure = (envelope: Record<string, unknown>) =>
  envelope.failed === true || envelope.code === 'F' || envelope.success === false

/** `Retry-After` in ms, which names seconds or a date; undefined where there is none. */
function retryAfterOf(headers: Readonly<Record<string, string>>): number | undefined {
  const header = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000
  const until = Date.parse(header) - Date.now()
  return Number.isNaN(until) ? undefined : Math.max(0, until)
}

interface Reply {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

/** The envelope's data with dates as they are displayed, or the error the reply stands for. */
export function readReply(reply: Reply, language: string): { data: object } | { error: GatewayError } {
  const { status, headers, text } = reply
  if (status === 401) return { error: new UnauthorisedError() }
  const envelope = parseBounded(text, bounds)
  const retryAfterMs = status === 503 ? retryAfterOf(headers) : undefined
  if (isRecord(envelope) && isFailure(envelope)) {
    const code = typeof envelope.code === 'string' ? envelope.code : ''
    const message = typeof envelope.message === 'string' ? envelope.message : ''
    const words = messageToShow(message, code, language)
    if (retryAfterMs !== undefined) return { error: new BusyError(retryAfterMs, words) }
    return { error: new BusinessError(code, message, words, status >= 500) }
  }
  if (retryAfterMs !== undefined) return { error: new BusyError(retryAfterMs, undefined) }
  if (status < 200 || status >= 300) return { error: new ServerError(status) }
  if (envelope === undefined) return { error: new MalformedReplyError('no JSON within bounds') }
  if (!isRecord(envelope)) return { error: new MalformedReplyError('no envelope') }
  // every endpoint of the contract replies an object
  if (!isRecord(envelope.data)) return { error: new MalformedReplyError('no data') }
  return { data: toDisplayDates(envelope.data) }
}
