/** One exchange with the gateway: request out, envelope in. Decides nothing for the shopper. */
import { sendRequest, type RequestInput, type RequestOutcome } from '@/platform/request'
import { withCacheParameter } from './address'
import { gatewayBase } from './base'
import { noteServerTime } from './clock'
import { callContext } from './context'
import { readReply } from './envelope'
import { OfflineError, TimeoutError } from './errors'
import { callHeaders } from './headers'

export type Method = RequestInput['method']

export interface Exchange {
  method: Method
  path: string
  query: string
  body?: string
  token: string | undefined
  idempotencyKey?: string
  timeoutMs: number
}

type Send = (input: RequestInput) => Promise<RequestOutcome>
let send: Send = sendRequest

/** Replaces what sends, for tests. */
export function setTransport(replacement: Send): void {
  send = replacement
}

/** What sends at present, storage-host fetches included. */
export const transport: Send = (input) => send(input)

/**
 * The reply's data. `through` is another way out, e.g. a file's.
 * @throws GatewayError of the class that the failure or the refusal is of
 */
export async function exchange(request: Exchange, through?: Send): Promise<object> {
  const context = callContext()
  const sentAt = Date.now()
  const outcome = await (through ?? send)({
    url: gatewayBase() + withCacheParameter(request.path, request.query, sentAt),
    method: request.method,
    headers: callHeaders(context, request.token, {
      idempotencyKey: request.idempotencyKey,
      hasBody: request.body !== undefined
    }),
    body: request.body,
    timeoutMs: request.timeoutMs
  })
  if (outcome.kind === 'timeout') throw new TimeoutError(request.timeoutMs)
  if (outcome.kind === 'offline') throw new OfflineError()
  noteServerTime(outcome.headers, sentAt, Date.now())
  context.onReply()
  const reply = readReply(outcome, context.language())
  if ('error' in reply) throw reply.error
  return reply.data
}
