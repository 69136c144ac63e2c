/** The device's public address, as a look-up service sees it (spec 7.3). */
import { httpsHost } from '@/lib/links'
import { isRecord, parseBounded } from '@/lib/json'
import { call } from './calls'
import { transport } from './transport'

const bounds = { maxBytes: 4000, maxDepth: 8 }
/** ms */
const lookUpTimeout = 10_000

const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:.]*)$/i

const checkAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 45 && address.test(value.trim()) ? value.trim() : undefined

/** Services answer with the bare address, or with an object that has it under `ip`. */
function readAnswer(text: string): string | undefined {
  const reply = parseBounded(text, bounds)
  return checkAddress(isRecord(reply) ? reply.ip : (reply ?? text.slice(0, 100)))
}

/**
 * Asks the look-up service at `url` when that is a plain https address, else the gateway. Undefined when the service
 * can't be asked or says no address; only the gateway's call rejects, with a GatewayError.
 */
export async function askClientIp(url?: string): Promise<string | undefined> {
  if (url === undefined || httpsHost(url) === undefined) {
    return checkAddress((await call('GET /o2md/v1/pub/client-ip', { quiet: true, ignore401: true })).ip)
  }
  // somebody else's service: it gets no header of ours
  const outcome = await transport({ url, method: 'GET', headers: {}, timeoutMs: lookUpTimeout })
  return outcome.kind === 'reply' && outcome.status === 200 ? readAnswer(outcome.text) : undefined
}
