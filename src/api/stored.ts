/** Files of the storage host: no headers, no token, no cache parameter, no envelope (spec 7.1). */
import { parseBounded } from '@/lib/json'
import { storageBase } from './base'
import { callContext } from './context'
import { MalformedReplyError, OfflineError, ServerError, TimeoutError } from './errors'
import { shareInFlight } from './inFlight'
import { transport } from './transport'

/** Value lists and the region tree are the largest files there are. */
const bounds = { maxBytes: 3_000_000, maxDepth: 40 }
/** ms */
const storedTimeout = 15_000

/** Full address of a file on the storage host; a full https address is kept as it is. */
export function storedAddress(path: string): string {
  if (/^https:\/\//i.test(path)) return path
  return `${storageBase()}/${path.replace(/^\/+/, '')}`
}

/** Full address of a picture, given as the gateway and the decoration give it: `/storage/…` or https. */
export const pictureAddress = (path: string): string =>
  path.startsWith('/storage/') ? storedAddress(path.slice('/storage'.length)) : path

/** Files that are asked for at each arrival, as they came last, by address: the host says whether they are still so. */
const lastRead = new Map<string, { etag: string; value: unknown }>()
/** A browser asks by its own copy; a header of ours would keep it from using what the page fetched ahead. */
const asksByTag = process.env.TARO_ENV === 'weapp'

/**
 * Fetches a JSON file; `again`: one that is asked for again and again, by its ETag where the host has no copy. Its dates stay as they are: the file's own consumer checks it.
 * @throws GatewayError when the file does not come, or is no JSON within bounds
 */
export function fetchStored(path: string, again = false): Promise<unknown> {
  const url = storedAddress(path)
  return shareInFlight(`stored ${url}`, async () => {
    const previous = asksByTag && again ? lastRead.get(url) : undefined
    const headers: Record<string, string> = previous ? { 'if-none-match': previous.etag } : {}
    const outcome = await transport({ url, method: 'GET', headers, timeoutMs: storedTimeout })
    if (outcome.kind === 'timeout') {
      callContext().onTimeout()
      throw new TimeoutError(storedTimeout)
    }
    if (outcome.kind === 'offline') throw new OfflineError()
    if (outcome.status === 304 && previous) return previous.value
    if (outcome.status < 200 || outcome.status >= 300) throw new ServerError(outcome.status)
    const value = parseBounded(outcome.text, bounds)
    if (value === undefined) throw new MalformedReplyError('no JSON within bounds')
    const { etag } = outcome.headers
    if (asksByTag && again && etag) lastRead.set(url, { etag, value })
    return value
  })
}
