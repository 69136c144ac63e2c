import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Hashes of the inline scripts of a page, as a policy wants them. Event attributes are not allowed at all. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map((found) => found[1] ?? '')
    .filter((code) => code !== '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/**
 * Policy of the pages served here. Styles may be inline: the app sets them on elements; scripts may not. `others`: origins
 * besides its own that the page calls and shows pictures of.
 */
export function contentPolicy(scriptHashes: readonly string[], others: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...others].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...others].join(' '),
    "media-src 'self' blob: https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'"
  ].join('; ')
}

/** Headers of every answer. Pages with a policy of their own set it before. */
export function addSecurityHeaders(app: FastifyInstance, policy: string): void {
  app.addHook('onSend', async (_request, reply, payload) => {
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
