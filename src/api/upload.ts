/** One file to the gateway, typed by the contract. Only screens that send files import this module. */
import type { DataOf, EndpointKey, UploadKey } from '@contract'
import { uploadFile } from '@/platform/upload'
import { react } from './call'
import { callContext } from './context'
import { GatewayError, MalformedReplyError } from './errors'
import { learnShapes, type Shapes } from './matchesShape'
import { exchange } from './transport'

/** ms, spec 9.1. */
export const uploadTimeout = 60_000

interface UploadOptions {
  /** A file of this device, as its chooser gave it. */
  filePath: string
  /** No toast; the screen shows the error itself. */
  quiet?: boolean
  /** Told how much of it has left the device, 0–100. */
  onProgress?: (percent: number) => void
}

/**
 * Sends a file, e.g. `upload('POST /o2cum/v1/customer-info/upload-avatar', …)`.
 * @throws GatewayError when the file is not taken
 */
export async function upload<K extends UploadKey>(key: K, options: UploadOptions): Promise<DataOf<K>> {
  const { filePath, quiet, onProgress } = options
  const context = callContext()
  await context.ready()
  const token = context.token()
  try {
    const data = await exchange(
      { method: 'POST', path: key.slice('POST '.length), query: '', token, timeoutMs: uploadTimeout },
      ({ url, headers, timeoutMs }) => uploadFile({ url, headers, filePath, name: 'file', timeoutMs, onProgress })
    )
    if (!context.matchesContract(key, data)) throw new MalformedReplyError(`unfit data of ${key}`)
    return data as DataOf<K> // has the shape that the contract promises
  } catch (failure) {
    if (failure instanceof GatewayError) react(failure, { quiet }, token)
    throw failure
  }
}

/** What a folder sends files by. */
export function uploadOf<K extends EndpointKey>(
  shapes: Shapes<K>
): <E extends K & UploadKey>(key: E, options: UploadOptions) => Promise<DataOf<E>> {
  learnShapes(shapes)
  return upload
}
