import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** How a text may be compressed for the caller, the smaller first; undefined: sent as it is. `br;q=0` refuses brotli. */
export function encodingFor(request: FastifyRequest, encodings: readonly Encoding[]): Encoding | undefined {
  const choice = negotiate(String(request.headers['accept-encoding'] ?? ''), [...encodings])
  return encodings.find((encoding) => encoding === choice)
}

/**
 * Says of every reply that it hangs on `accept-encoding`, also of one too short to be compressed and of one to who takes
 * no compression: a cache in between would else give one asker's form to another. `@fastify/compress` says it only of
 * what it has compressed, and `@fastify/static` of nothing.
 */
export function sayEncodingVaries(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const vary = [reply.getHeader('vary') ?? []].flat().join(', ')
    if (!/(?:^|,)\s*accept-encoding\s*(?:,|$)/i.test(vary)) {
      reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
    }
    return payload
  })
}
