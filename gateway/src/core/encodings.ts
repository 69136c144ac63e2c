import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** How a text may be compressed for who asks, the smaller first; undefined: sent as it is. `br;q=0` refuses brotli. */
export function encodingFor(request: FastifyRequest, offered: readonly Encoding[]): Encoding | undefined {
  const accepted = negotiate(String(request.headers['accept-encoding'] ?? ''), [...offered])
  return offered.find((encoding) => encoding === accepted)
}
