import Taro from '@tarojs/taro'
import type { RequestInput, RequestOutcome } from './requestTypes'

export type { RequestInput, RequestOutcome } from './requestTypes'

/** Sends one request with the mini-program's own call; the reply stays text, so that one place parses it bounded. */
export async function sendRequest(input: RequestInput): Promise<RequestOutcome> {
  try {
    const reply = await Taro.request<string>({
      url: input.url,
      method: input.method,
      header: { ...input.headers },
      data: input.body,
      dataType: 'text',
      responseType: 'text',
      timeout: input.timeoutMs
    })
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(reply.header ?? {})) headers[name.toLowerCase()] = String(value)
    return { kind: 'reply', status: reply.statusCode, headers, text: typeof reply.data === 'string' ? reply.data : '' }
  } catch (failure) {
    const reason = String((failure as { errMsg?: unknown } | undefined)?.errMsg ?? '')
    return { kind: /timeout|timed out/i.test(reason) ? 'timeout' : 'offline' }
  }
}
