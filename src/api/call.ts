/** One call of the gateway, typed by the contract. */
import type { BodyOf, DataOf, EndpointKey, QueryOf } from '@contract'
import { toApiDates } from '@/lib/dateSeparators'
import { fillPath, queryText, type QueryValues } from './address'
import { callContext, type CallContext } from './context'
import { silentCode } from './envelope'
import { BusinessError, GatewayError, MalformedReplyError, TimeoutError, UnauthorisedError } from './errors'
import { learnShapes, type Shapes } from './matchesShape'
import { forgetReadsInFlight, keepForNext, shareInFlight } from './inFlight'
import { isOutage, tellOutage } from './outage'
import { patiently } from './patience'
import { invalidate } from './query/queryCache'
import { changedBy, isWrite } from './query/tags'
import { exchange, type Method } from './transport'
import { tellUnauthorised } from './unauthorised'

type PathNames<K extends string> = K extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never

/** Part `N` of the options: asked for when `T` can't be empty, forbidden when the endpoint takes none. */
type Part<N extends string, T> = keyof T extends never
  ? { [name in N]?: undefined }
  : object extends T
    ? { [name in N]?: T }
    : { [name in N]: T }

interface Manner {
  /** No toast; a form shows the error itself. */
  quiet?: boolean
  /** A 401 rejects and nothing more (spec 7.1). */
  ignore401?: boolean
  /** From `withIntent`, for endpoints that must be idempotent. */
  idempotencyKey?: string
  /** ms; by default `requestTimeouts`. */
  timeout?: number
  /** The login it carries, in place of the one in force. */
  token?: string
  /** Nobody waits for it: a failure rejects, and nothing is said or done about it. */
  unwatched?: boolean
}

/** What a call of `K` takes. */
export type CallOptions<K extends EndpointKey> = Manner &
  Part<'query', QueryOf<K>> &
  Part<'body', BodyOf<K>> &
  Part<'path', Record<PathNames<K>, string>>

export type Given<K extends EndpointKey> =
  object extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>]

/** ms. Both readings of spec 9.1 hold: nobody waits longer than 15 s to see something, while a write that is given up
 * early leaves its fate unknown and costs the shopper more than waiting. */
export const requestTimeouts = { read: 15_000, write: 30_000 } as const

interface Loose extends Manner {
  query?: QueryValues
  body?: unknown
  path?: Record<string, string>
}

/**
 * Calls an endpoint, e.g. `call('GET /o2cart/v1/carts/list')`; outside this folder through `calls.ts`.
 * @throws GatewayError when the call fails or is refused
 * @throws TypeError when a path's value or the reply's shape is missing
 */
export async function call<K extends EndpointKey>(key: K, ...[options]: Given<K>): Promise<DataOf<K>> {
  const callOptions = (options ?? {}) as Loose // the parts' types are asked of the caller
  const context = callContext()
  await context.ready()
  const request = requestOf(context, key, callOptions)
  const send = () => (callOptions.unwatched ? exchange(request) : patiently(request, exchange))
  try {
    const data =
      request.method === 'GET'
        ? await shareInFlight(sameRead(request), send)
        : await (isWrite(key) ? write(key, send) : send())
    if (!context.matchesContract(key, data)) throw new MalformedReplyError(`unfit data of ${key}`)
    return data as DataOf<K> // has the shape that the contract promises
  } catch (failure) {
    if (failure instanceof GatewayError && !callOptions.unwatched) react(failure, callOptions, request.token)
    throw failure
  }
}

function requestOf(context: CallContext, key: EndpointKey, { query, body, path: names, ...manner }: Loose) {
  const spaceIndex = key.indexOf(' ')
  // contract keys are `METHOD /path` and hold no other method
  const method = (spaceIndex < 0 ? 'GET' : key.slice(0, spaceIndex)) as Method
  const path = fillPath(key.slice(spaceIndex + 1), names)
  return {
    method,
    path,
    query: queryText(query),
    body: body === undefined ? undefined : JSON.stringify(toApiDates(body)),
    token: manner.token ?? context.token(),
    language: context.language(),
    idempotencyKey: manner.idempotencyKey,
    timeoutMs: manner.timeout ?? (method === 'GET' ? requestTimeouts.read : requestTimeouts.write)
  }
}

/** What makes two reads the same one. */
const sameRead = ({ method, path, query, token, language }: ReturnType<typeof requestOf>): string =>
  JSON.stringify([method, path, query, token, language])

/**
 * Asks what a page will ask in a moment; its `call` takes this reply, and looks at its shape. Nobody is told how it
 * fares: the page asks itself, and says what is to be said.
 */
export async function prefetch(key: Extract<EndpointKey, `GET ${string}`>, query?: QueryValues): Promise<unknown> {
  const context = callContext()
  await context.ready()
  const request = requestOf(context, key, { query })
  return keepForNext(sameRead(request), () => exchange(request))
}

/** `call` for endpoints whose shapes are known. */
export type CallOf<K extends EndpointKey> = <E extends K>(key: E, ...args: Given<E>) => Promise<DataOf<E>>

/** What a folder calls by: its own endpoints alone, each with the shape of its reply. */
export function callOf<K extends EndpointKey>(shapes: Shapes<K>): CallOf<K> {
  learnShapes(shapes)
  return call
}

async function write<T>(key: EndpointKey, run: () => Promise<T>): Promise<T> {
  forgetReadsInFlight()
  try {
    return await run()
  } finally {
    forgetReadsInFlight() // reads begun while it was under way may have seen the state before
    invalidate(changedBy(key)) // also when it failed: it may have taken effect
  }
}

/** What the app does about a failure besides rejecting (spec 8). */
export function react(failure: GatewayError, manner: Manner, token: string | undefined): void {
  const context = callContext()
  if (failure instanceof UnauthorisedError) {
    if (!manner.ignore401) tellUnauthorised(token, context.token())
    return
  }
  if (failure instanceof TimeoutError && !failure.isTold) {
    context.stopLoading()
    context.onTimeout()
  }
  if (manner.quiet || failure.isTold) return
  if (failure instanceof BusinessError && failure.code === silentCode) return
  if (isOutage(failure)) return tellOutage(failure)
  failure.isTold = true
  context.toast(failure.words)
}
