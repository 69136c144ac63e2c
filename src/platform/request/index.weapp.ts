import Taro from '@tarojs/taro'
import { reasonOf } from '../refusals'
import type { RequestInput, RequestOutcome } from './types'

export type { RequestInput, RequestOutcome } from './types'

/** What `Taro.request` and `Taro.uploadFile` have in common. */
interface Reply {
  statusCode: number
  /** Taro's type of an upload leaves it out; the platform gives it since base library 2.20. */
  header?: Record<string, unknown>
  data: unknown
}

/** What came of one of the mini-program's own calls; the reply stays text, so that one place parses it bounded. */
export async function outcomeOf(send: () => Promise<Reply>): Promise<RequestOutcome> {
  try {
    const reply = await send()
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(reply.header ?? {})) headers[name.toLowerCase()] = String(value)
    return { kind: 'reply', status: reply.statusCode, headers, text: typeof reply.data === 'string' ? reply.data : '' }
  } catch (failure) {
    return { kind: /timeout|timed out/i.test(reasonOf(failure)) ? 'timeout' : 'offline' }
  }
}

/** Sends one request with the mini-program's own call. */
export const sendRequest = (input: RequestInput): Promise<RequestOutcome> =>
  outcomeOf(() =>
    Taro.request<string>({
      url: input.url,
      method: input.method,
      header: { ...input.headers },
      data: input.body,
      dataType: 'text',
      responseType: 'text',
      timeout: input.timeoutMs
    })
  )
