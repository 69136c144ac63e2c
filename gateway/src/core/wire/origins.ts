import type { FastifyInstance } from 'fastify'

/** Seconds a browser may keep the answer to a preflight. */
const PREFLIGHT_KEPT = 600
const METHODS = 'GET, POST, PUT, DELETE'
/** A header name as browsers write it, so that nothing else is echoed. */
const HEADER_NAMES = /^[a-z0-9-]{1,64}(?:\s*,\s*[a-z0-9-]{1,64}){0,31}$/i

/**
 * Lets pages of exactly these origins call the gateway; any other page's browser keeps the answer from it. Logins travel
 * in a header and never in a cookie, so credentials are not allowed.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowList = new Set(origins)
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    // the storage host answers everybody alike, and says so itself
    if (request.url.startsWith('/storage/')) return undefined
    reply.header('vary', 'origin')
    if (origin === undefined || !allowList.has(origin)) return undefined
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'x-server-time, retry-after')
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return undefined
    const headerNames = request.headers['access-control-request-headers'] ?? ''
    reply.header('access-control-allow-methods', METHODS)
    if (HEADER_NAMES.test(headerNames)) reply.header('access-control-allow-headers', headerNames)
    reply.header('access-control-max-age', String(PREFLIGHT_KEPT))
    return reply.status(204).send()
  })
}
