import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { invalid } from '../errors'

/** Hashes of the inline scripts of a page, as a policy wants them. Event attributes are not allowed at all. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map((match) => match[1] ?? '')
    .filter((code) => code !== '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/**
 * Policy of the pages served here. Styles may be inline: the app sets them on elements; scripts may not. `others`: origins
 * besides its own that the page calls and shows pictures of; `pictures`: origins of nothing but pictures. The icons of the
 * app's styles are data:, a picture that the shopper chose is blob:.
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  others: readonly string[] = [],
  pictures: readonly string[] = []
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...new Set([...others, ...pictures])].join(' '),
    "font-src 'self' data:",
    // 'self' has the sockets of its own host in it
    ["connect-src 'self'", ...others, ...others.map((origin) => origin.replace(/^http/, 'ws'))].join(' '),
    ["media-src 'self' blob:", ...others].join(' '),
    // pdf.js reads in a worker, a file of its own here
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'"
  ].join('; ')
}

/** Headers of an answer that no route or hook makes: a request that could not be read. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store'
}

/** In the shop's colours (src/ui/tokens.scss), and whole in itself: it loads nothing more, since its reader's request failed. */
const unreadable = (zh: string, en: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${zh}</title><style>` +
  `body{font:14px/1.6 sans-serif;margin:0;padding:24vh 24px 0;text-align:center;color:#666d78;background:#f4f6f9}` +
  `h1{font-size:18px;color:#1a1c1f;margin:0 0 4px}p{margin:0 0 24px}` +
  `a{display:inline-block;padding:10px 32px;border-radius:22px;color:#fff;background:#0b63e5;text-decoration:none}` +
  `</style><h1>${zh}</h1><p lang="en">${en}</p><a href="/">回到首页 · Home</a></html>`

/** By the server's code for why a request was not read: status, and words for a shopper. */
const unread: Readonly<Record<string, readonly [status: string, page: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    unreadable('这个链接太长，打不开', 'This link is too long to open')
  ],
  // a browser that had opened the connection in advance asks again by itself after this status
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    unreadable('请求超时，请重试', 'This took too long; please try again')
  ],
  EXPECTATION: [
    '417 Expectation Failed',
    unreadable('这个请求无法处理', 'This request expects what the shop can’t promise')
  ]
}
const notHttp = ['400 Bad Request', unreadable('这个请求无法识别', 'This request could not be read')] as const

/** What a socket gets whose request is no HTTP, never ends or has headers too long, such as an endless address. */
export function bareAnswer(code: string | undefined): string {
  const [status, body] = unread[code ?? ''] ?? notHttp
  const headers = { ...bareHeaders, 'content-type': 'text/html; charset=utf-8', connection: 'close' }
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) })
  return [`HTTP/1.1 ${status}`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n')
}

/** What a refused sender still has to read the answer in; then the connection ends, even while the other side still sends. */
const READ_WITHIN_MS = 2_000

/** Answers a socket by itself and ends it: one that is only ended stays as long as its sender likes, with all that waits for it. */
export function refuseSocket(socket: Duplex, code: string | undefined): void {
  if (!socket.writable) return void socket.destroy()
  socket.end(bareAnswer(code))
  const late = setTimeout(() => socket.destroy(), READ_WITHIN_MS).unref()
  socket.once('close', () => clearTimeout(late))
}

/**
 * Makes here what Node would refuse without any header: a request of HTTP/1.1 that names no host (the server has to be
 * made with `requireHostHeader: false`), and one that expects anything but `100-continue`.
 */
export function refuseInOwnWords(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host !== undefined || raw.httpVersion === '1.0') return
    throw invalid('缺少 Host 请求头', 'The request is not valid: it names no host')
  })
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseSocket(socket, 'EXPECTATION'))
}

/** Seconds for which a browser that came by https asks for nothing here by http: a year. */
const HTTPS_FOR_S = 31_536_000

/**
 * Headers of every answer. Pages with a policy of their own set it before. Whether a request came by https is a trusted
 * proxy's word (`x-forwarded-proto`): said by http it would be no promise, and one of anybody's who writes the header.
 */
export function addSecurityHeaders(app: FastifyInstance, policy: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HTTPS_FOR_S}`)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('x-frame-options', 'DENY')
    // these two say something of a document alone, and some fifty replies make up a first screen
    if (/^text\/html/.test(String(reply.getHeader('content-type') ?? 'text/html'))) {
      reply.header('cross-origin-opener-policy', 'same-origin')
      reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=()')
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
}
