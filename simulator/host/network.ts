/** request, downloadFile and uploadFile: ten at once, no more, and none in the background. */
import type { Background } from './background'
import { ApiFailure, answerLater, type Answering } from './calls'
import type { Func, HostSettings, NetworkCall, NetworkPort, Values, WebReply } from './types'
import type { Files } from './files/userFiles'

export const atOnceLimit = 10

interface NetworkHost extends Answering {
  port: NetworkPort
  settings: HostSettings
  files: Files
  background: Background
  note(kind: 'request' | 'reply', call: NetworkCall): void
}

/** What the script, or the platform, may end a call by. */
interface Stop {
  /** Why it has ended. */
  why?: ApiFailure
  /** Ends what is under way. */
  end?: () => void
}
const endBy = (stop: Stop, why: ApiFailure): void => {
  stop.why ??= why
  stop.end?.()
}
/** In the background the platform waits for no reply, and asks for none. */
const interrupted = () => new ApiFailure('interrupted', 600003)

const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes)
/** Also of another realm: the scripts' ArrayBuffer is not the host's. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
const methods = ['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT']

const query = (data: Values): string =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`
    )
    .join('&')

/** At most ten at once: the others wait for one of them to end. */
function createTurns() {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    take: async (): Promise<void> => {
      if (running >= atOnceLimit) await new Promise<void>((resolve) => waiting.push(resolve))
      running += 1
    },
    giveBack: (): void => {
      running -= 1
      waiting.shift()?.()
    }
  }
}

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body?: string | ArrayBuffer
  timeoutMs: number
}

type Send = (request: Sent, stop: Stop) => Promise<WebReply>

/** The reply of the world; `stop`, the time and the network's failure end the wait for it. */
function replyOf({ port, settings, tasks }: NetworkHost, request: Sent, stop: Stop): Promise<WebReply> {
  const under = port.send({ url: request.url, method: request.method, headers: request.headers, body: request.body })
  return new Promise<WebReply>((resolve, reject) => {
    let settled = false
    const end = (work: () => void) => {
      if (settled) return
      settled = true
      inTime()
      work()
    }
    stop.end = () => {
      under.abort()
      end(() => reject(stop.why ?? new ApiFailure('abort')))
    }
    const inTime = tasks.later(
      () =>
        end(() => {
          under.abort()
          reject(new ApiFailure('timeout', 5))
        }),
      request.timeoutMs
    )
    under.reply.then(
      (value) => tasks.later(() => end(() => resolve(value)), settings.slowMs),
      (error: unknown) =>
        end(() => reject(new ApiFailure(`errcode:-109 ${error instanceof Error ? error.message : ''}`.trim(), 600003)))
    )
  })
}

function createSend(host: NetworkHost): Send {
  const { settings, tasks } = host
  const turns = createTurns()
  let ids = 0
  return async (request, stop) => {
    const call: NetworkCall = {
      id: ++ids,
      method: request.method,
      url: request.url,
      headers: request.headers,
      time: tasks.now(),
      pageId: tasks.owner()
    }
    host.note('request', call)
    const finish = (more: Partial<NetworkCall>) => host.note('reply', { ...call, ms: tasks.now() - call.time, ...more })
    const stopListening = host.background.onHeld(() => endBy(stop, interrupted()))
    if (host.background.held()) endBy(stop, interrupted())
    await turns.take()
    try {
      if (stop.why) throw stop.why
      if (settings.network === 'none') throw new ApiFailure('errcode:-2 net::ERR_INTERNET_DISCONNECTED', 600001)
      const reply = await replyOf(host, request, stop)
      finish({ status: reply.status })
      return reply
    } catch (error) {
      finish({ failure: error instanceof ApiFailure ? error.reason : String(error) })
      throw error
    } finally {
      stopListening()
      turns.giveBack()
    }
  }
}

/** The address the phone would ask; one without a host goes to the origin beside the simulator. */
function addressOf({ settings }: NetworkHost, url: unknown): string {
  if (typeof url !== 'string' || url === '')
    throw new ApiFailure('parameter error: parameter.url should be String', 600009)
  if (/^https?:\/\//i.test(url)) return url
  if (url.startsWith('/') && settings.origin) return settings.origin + url
  throw new ApiFailure(`invalid url "${url}"`, 600009)
}

const headersOf = (values: unknown, more: Record<string, string> = {}): Record<string, string> => {
  const headers: Record<string, string> = { ...more }
  for (const [name, value] of Object.entries((values ?? {}) as Values)) {
    if (value === undefined || /^referer$/i.test(name)) continue // the platform sets its own
    headers[name.toLowerCase()] = String(value)
  }
  return headers
}
const timeoutOf = (options: Values): number => (typeof options['timeout'] === 'number' ? options['timeout'] : 60_000)

/** An API with a task that can be aborted. */
function withTask(host: NetworkHost, name: string, work: (options: Values, stop: Stop) => Promise<unknown>): Func {
  return (options) => {
    const stop: Stop = {}
    const nothing = () => undefined
    const call = answerLater(
      host,
      name,
      (options) => work(options, stop),
      () => ({
        abort: () => endBy(stop, new ApiFailure('abort')),
        onHeadersReceived: nothing,
        offHeadersReceived: nothing,
        onChunkReceived: nothing,
        offChunkReceived: nothing,
        onProgressUpdate: nothing,
        offProgressUpdate: nothing
      })
    )
    return call(options)
  }
}

/** The body of a call that may have one, as its content type says. */
function bodyOf(data: unknown, contentType = ''): string | ArrayBuffer | undefined {
  if (typeof data === 'string' || isBuffer(data)) return data
  if (data === undefined || data === null) return undefined
  return /urlencoded/.test(contentType) ? query(data as Values) : JSON.stringify(data)
}

const requestWith = (host: NetworkHost, send: Send) => async (options: Values, stop: Stop) => {
  let url = addressOf(host, options['url'])
  const method = String(options['method'] ?? 'GET').toUpperCase()
  if (!methods.includes(method)) throw new ApiFailure(`parameter error: method ${method} is not supported`, 600009)
  const headers = headersOf(options['header'], { 'content-type': 'application/json' })
  const data = options['data']
  const noBody = method === 'GET' || method === 'HEAD'
  if (noBody && typeof data === 'object' && data !== null && Object.keys(data).length)
    url += (url.includes('?') ? '&' : '?') + query(data as Values)
  const body = noBody ? undefined : bodyOf(data, headers['content-type'])
  const reply = await send({ url, method, headers, body, timeoutMs: timeoutOf(options) }, stop)
  const common = { statusCode: reply.status, header: reply.headers, cookies: [] }
  if (options['responseType'] === 'arraybuffer') return { ...common, data: reply.body }
  const text = textOf(reply.body)
  if ((options['dataType'] ?? 'json') !== 'json') return { ...common, data: text }
  try {
    return { ...common, data: JSON.parse(text) as unknown }
  } catch {
    return { ...common, data: text } // what is no JSON comes as it is
  }
}

const downloadWith = (host: NetworkHost, send: Send) => async (options: Values, stop: Stop) => {
  const url = addressOf(host, options['url'])
  const reply = await send(
    { url, method: 'GET', headers: headersOf(options['header']), timeoutMs: timeoutOf(options) },
    stop
  )
  const path = host.files.addTemporary(reply.body, url.split(/[?#]/)[0]?.split('.').at(-1))
  return { tempFilePath: path, statusCode: reply.status, header: reply.headers }
}

/** The form that carries a file beside the fields. */
function formOf(options: Values, content: ArrayBuffer, boundary: string): ArrayBuffer {
  const encoder = new TextEncoder()
  const parts = Object.entries((options['formData'] ?? {}) as Values).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`
  )
  const fileName = String(options['filePath']).split('/').at(-1)
  const head = encoder.encode(
    `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${String(options['name'])}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  )
  const foot = encoder.encode(`\r\n--${boundary}--\r\n`)
  const body = new Uint8Array(head.length + content.byteLength + foot.length)
  body.set(head)
  body.set(new Uint8Array(content), head.length)
  body.set(foot, head.length + content.byteLength)
  return body.buffer
}

const uploadWith = (host: NetworkHost, send: Send) => async (options: Values, stop: Stop) => {
  const content = host.files.read(String(options['filePath'] ?? ''))
  if (!content) throw new ApiFailure(`file doesn't exist ${String(options['filePath'])}`)
  const boundary = `----part${host.tasks.now()}`
  const headers = { ...headersOf(options['header']), 'content-type': `multipart/form-data; boundary=${boundary}` }
  const reply = await send(
    {
      url: addressOf(host, options['url']),
      method: 'POST',
      headers,
      body: formOf(options, content, boundary),
      timeoutMs: timeoutOf(options)
    },
    stop
  )
  return { statusCode: reply.status, data: textOf(reply.body), header: reply.headers }
}

export function networkApis(host: NetworkHost): Record<string, Func> {
  const send = createSend(host)
  return {
    request: withTask(host, 'request', requestWith(host, send)),
    downloadFile: withTask(host, 'downloadFile', downloadWith(host, send)),
    uploadFile: withTask(host, 'uploadFile', uploadWith(host, send))
  }
}
