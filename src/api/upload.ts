/** One file to the gateway, typed by the contract. Only screens that send files import this module. */
import type { DataOf, UploadKey } from '@contract'
import { uploadFile } from '@/platform/upload'
import { withCacheParameter } from './address'
import { gatewayBase } from './base'
import { react } from './call'
import { noteServerTime } from './clock'
import { callContext } from './context'
import { readReply } from './envelope'
import { GatewayError, MalformedReplyError, OfflineError, TimeoutError } from './errors'
import { callHeaders } from './headers'

/** ms, spec 9.1. */
export const uploadTimeout = 60_000

interface UploadOptions {
  /** A file of this device, as its chooser gave it. */
  filePath: string
  /** No toast; the screen shows the error itself. */
  quiet?: boolean
}

/** Sends a file, e.g. `upload('POST /o2cum/v1/customer-info/upload-avatar', …)`. Rejects with a GatewayError. */
export async function upload<K extends UploadKey>(key: K, { filePath, quiet }: UploadOptions): Promise<DataOf<K>> {
  const context = callContext()
  await context.ready()
  const token = context.token()
  try {
    const data = await send(key, filePath, token)
    if (!context.fits(key, data)) throw new MalformedReplyError(`unfit data of ${key}`)
    return data as DataOf<K> // of the shape the contract promises
  } catch (failure) {
    if (failure instanceof GatewayError) react(failure, { quiet }, token)
    throw failure
  }
}

async function send(key: UploadKey, filePath: string, token: string | undefined): Promise<object> {
  const context = callContext()
  const sentAt = Date.now()
  const outcome = await uploadFile({
    url: gatewayBase() + withCacheParameter(key.slice('POST '.length), '', sentAt),
    headers: callHeaders(context, token, { hasBody: false }),
    filePath,
    name: 'file',
    timeoutMs: uploadTimeout
  })
  if (outcome.kind === 'timeout') throw new TimeoutError(uploadTimeout)
  if (outcome.kind === 'offline') throw new OfflineError()
  noteServerTime(outcome.headers, sentAt, Date.now())
  context.onReply()
  const reply = readReply(outcome.status, outcome.text, context.language())
  if ('error' in reply) throw reply.error
  return reply.data
}
