import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { readableUrl } from './app/app-files'
import type { Clock } from './clock'
import { answerTo } from './wire/envelope'
import { GatewayRefusal } from './errors'
import { bareHeaders, refuseSocket } from './wire/headers'
import { loggerOptions } from './wire/logging'
import { localeOf } from './words'

/** A request may take so long to arrive, body and all; the app itself gives a write up after 30 s. */
const REQUEST_ARRIVES_IN_MS = 60_000
/** When a caller may try again what found no database or no place, seconds. */
const RETRY_AFTER_S = 2

/** Connections that the system holds for a gateway that has not taken them yet; those past it knock again, seconds later. */
export const BACKLOG = 2048

export interface ServerOptions {
  /** pino's level; `silent` for tests. */
  logLevel?: string
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustedProxies?: number
}

/** A server that answers nothing yet and refuses in the envelope. */
export function createServer(options: ServerOptions, clock: Clock): FastifyInstance {
  const hops = options.trustedProxies ?? 0
  const app = Fastify({
    logger: loggerOptions(options.logLevel ?? 'info'),
    ...(hops > 0 ? { trustProxy: (_address: string, hop: number) => hop < hops } : {}),
    bodyLimit: 256 * 1024,
    requestTimeout: REQUEST_ARRIVES_IN_MS,
    http: { requireHostHeader: false }, // refuseInOwnWords does
    // The app calls `/api/…` when it lives on the same host (spec 7.1); both spellings mean the same.
    rewriteUrl: (request) => {
      const url = request.url ?? '/'
      return url.startsWith('/api/') ? url.slice(4) : readableUrl(url, request.headers)
    },
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => {
      const { status, envelope } = answerTo(error, localeOf(request.headers['x-lang']))
      // Its types are of a route that doesn't exist.
      void (reply as FastifyReply).status(status).headers(bareHeaders).send(envelope)
    },
    clientErrorHandler: (error, socket) => {
      // nobody is there to read it
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      refuseSocket(socket, error.code)
    },
    forceCloseConnections: 'idle',
    // a call that still arrives while it closes is answered, and its connection ends with it; idle ones are cut at once, so
    // what must lose no call waits first (DRAIN_SECONDS)
    return503OnClosing: false
  })
  // Some clients send the header of JSON with no body at all, e.g. with DELETE.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, callback) => {
    if (body.length === 0) callback(null, undefined)
    else void parse(request, body as string, callback)
  })
  app.setErrorHandler((error, request, reply) => {
    const { status, envelope } = answerTo(error, localeOf(request.headers['x-lang']))
    // a refusal for want of room is no failure, and a rush of them must not be one of the log
    if (status >= 500 && !(error instanceof GatewayRefusal)) request.log.error({ err: error }, 'failed')
    reply.header('x-server-time', String(clock.now()))
    if (status === 503 || status === 429) reply.header('retry-after', String(RETRY_AFTER_S))
    return reply.status(status).send(envelope)
  })
  return app
}
