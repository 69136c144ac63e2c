// A fake app around the H5 app, on this machine: a page that hosts the built shop in a frame, and the shop at an origin of
// its own, with the app's object laid into its pages as a native web view lays it in.
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import path from 'node:path'
import { inRoot } from './run.mjs'

const files = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/shell.mjs': ['shell.mjs', 'text/javascript; charset=utf-8'],
  '/replies.mjs': ['replies.mjs', 'text/javascript; charset=utf-8'],
  '/shell.css': ['shell.css', 'text/css; charset=utf-8'],
  '/tenants': ['tenants.html', 'text/html; charset=utf-8']
}
/** The enterprise shell's own files, at the origin of the shop, whose pages it hosts as one application among others. */
const deskFiles = {
  '/__app/desk.mjs': ['desk.mjs', 'text/javascript; charset=utf-8'],
  '/__app/desk.css': ['desk.css', 'text/css; charset=utf-8']
}
/** A page of the enterprise shell, with any application and screen after it. */
const DESK = /^\/desk\/[\w-]{1,64}(?:\/|$)/
const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** What the enterprise shell serves; undefined: it is the shop's. */
function deskFile(pathname) {
  if (DESK.test(pathname)) return [fileOf('desk.html'), 'text/html; charset=utf-8']
  if (pathname in deskFiles) return [fileOf(deskFiles[pathname][0]), deskFiles[pathname][1]]
  if (!pathname.startsWith('/__app/sub/')) return undefined
  const file = path.join(inRoot('dist/h5-sub'), path.normalize(pathname.slice('/__app/sub'.length)))
  return existsSync(file) ? [readFileSync(file), types[path.extname(file)] ?? 'application/octet-stream'] : undefined
}

const fileOf = (name) => readFileSync(inRoot('scripts/shell', name), 'utf8')

async function bodyOf(request) {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > 100_000) throw new Error('too long')
  }
  return JSON.parse(text || '{}')
}

/** Calls of the fake app itself to the shop: it logs its people in, knows their addresses, and takes their money. */
function appOf(shop) {
  const call = async (method, path, { token, body, query } = {}) => {
    const reply = await fetch(`${shop}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-lang': 'zh-CN',
        'x-channel-type': 'APP',
        'idempotency-key': crypto.randomUUID(),
        // the console hears calls of the shop's own pages
        origin: shop,
        ...(token ? { authorization: `Bearer ${token}` } : {})
      },
      ...(body ? { body: JSON.stringify(body) } : {})
    })
    const content = await reply.json()
    if (content.success === false) throw new Error(`${path}: ${content.message}`)
    return content.data ?? content
  }
  return {
    async login({ phone }) {
      const { captchaKey } = await call('POST', '/oauth/public/send-phone-captcha-always', { body: { phone } })
      const outbox = await call('GET', '/demo/api/outbox', { query: { recipient: phone } })
      const captcha = /\b(\d{6})\b/.exec(JSON.stringify(outbox))?.[1]
      const path = '/o2cum/v1/pub/customer-login/register-with-oauth'
      const { token, userId } = await call('POST', path, { body: { phone, captcha, captchaKey } })
      return { token, userId, phone }
    },
    async addresses({ token }) {
      const { list } = await call('GET', '/o2cum/v1/bp-address', { token })
      return list
    },
    async pay({ token, orderCodes }) {
      const body = { orderCodes, channel: 'WECHAT', host: 'APP' }
      const { paymentId } = await call('POST', '/o2ord-b2c/v1/order-trades/pay', { token, body })
      return call('POST', `/demo/api/payments/${paymentId}`, { body: { result: 'SUCCEEDED' } })
    },
    async logout({ token }) {
      return call('POST', '/o2cum/v1/customer-login/logout', { token })
    }
  }
}

function serveShell(origin, inner, app) {
  return async (request, response) => {
    const send = (status, text, type = 'application/json; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    const { pathname } = new URL(request.url, origin())
    if (request.method === 'GET' && pathname in files) {
      const [name, type] = files[pathname]
      return send(200, fileOf(name).replaceAll('INNER_ORIGIN', inner()), type)
    }
    const act = /^\/app\/(login|addresses|pay|logout)$/.exec(pathname)?.[1]
    if (request.method !== 'POST' || !act) return send(404, '{}')
    // no page but the shell's own acts for its people
    if (request.headers.origin !== origin()) return send(403, '{}')
    try {
      return send(200, JSON.stringify(await app[act](await bodyOf(request))))
    } catch (error) {
      return send(502, JSON.stringify({ message: String(error.message) }))
    }
  }
}

/** The shop's own headers, but for who may frame its pages. */
function hostedHeaders(headers, shell) {
  const { 'x-frame-options': _, 'content-security-policy': policy, ...others } = headers
  return policy === undefined
    ? others
    : { ...others, 'content-security-policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${shell}`) }
}

/** Everything of the shop's, and the app's object in the head of each page. */
function serveShop(shop, shell) {
  return (request, response) => {
    if (request.url === '/__app/bridge.js') {
      const text = fileOf('bridge.js').replaceAll('SHELL_ORIGIN', shell())
      response
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
        .end(text)
      return
    }
    const own = request.method === 'GET' ? deskFile(new URL(request.url, shop).pathname) : undefined
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': own[1], 'cache-control': 'no-cache' }).end(own[0])
      return
    }
    const { hostname, port, host } = new URL(shop)
    const isOwn = request.headers.origin === undefined || request.headers.origin === `http://${request.headers.host}`
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' }
    if (request.headers.origin !== undefined && isOwn) headers.origin = shop
    const forward = ask({ hostname, port, path: request.url, method: request.method, headers }, (reply) => {
      const headers = hostedHeaders(reply.headers, shell())
      if (!/^text\/html/.test(reply.headers['content-type'] ?? '')) {
        response.writeHead(reply.statusCode, headers)
        reply.pipe(response)
        return
      }
      const { 'content-length': _, etag: __, ...rest } = headers
      let text = ''
      reply.setEncoding('utf8').on('data', (part) => (text += part))
      reply.on('end', () => {
        response.writeHead(reply.statusCode, rest)
        response.end(text.replace(/<head[^>]*>/, (head) => `${head}<script src="/__app/bridge.js"></script>`))
      })
    })
    forward.on('error', () => response.writeHead(502).end())
    request.pipe(forward)
  }
}

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.on('error', reject).listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`))
  })

/** Hosts the shop at this origin. Resolves to {address, inner, close()}: the shell's page, and the shop inside it. */
export async function startShell({ shop, ports = [0, 0] }) {
  const addresses = { shell: '', inner: '' }
  const shell = createServer(
    serveShell(
      () => addresses.shell,
      () => addresses.inner,
      appOf(shop)
    )
  )
  const inner = createServer(serveShop(shop, () => addresses.shell))
  addresses.shell = await listen(shell, ports[0])
  addresses.inner = await listen(inner, ports[1])
  const end = (server) =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { address: addresses.shell, inner: addresses.inner, close: () => Promise.all([end(shell), end(inner)]) }
}
