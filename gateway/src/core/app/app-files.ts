import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPages } from './app-page'
import { encodingFor } from '../wire/encodings'
import { inlineScriptHashes } from '../wire/headers'

/** The built H5, ready to be sent. */
export interface AppFiles {
  /** Hashes of what is inline in its page. */
  scriptHashes: string[]
  /** Sends the page for a path of the app; undefined when the path is nobody's. */
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined
  register(app: FastifyInstance): Promise<void>
}

/** Paths that belong to the gateway: an unknown one among them is a 404 of the API, never the app's page. */
const GATEWAY_PATH =
  /^\/(?:api|o2[a-z0-9-]*|oauth|storage|bbccms|demo|static|openapi(?:\.json)?|healthz|readyz)(?:\/|$)/
const FILE = /\.[a-z0-9]{1,8}$/i
/** An address that would leave the folder of files: no screen has one. */
const CLIMBS = /\.\.(?:%2f|%5c)/i

/** Somebody looks, and no script or picture is fetched: an address of no page then has the app's own 404 screen. */
const wantsPage = (headers: IncomingHttpHeaders): boolean => /\btext\/html\b/.test(headers.accept ?? '')

/** Whether a path can be read and leads to no place that files are never sent from. */
function isReadable(path: string): boolean {
  try {
    return !/\u0000|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(decodeURIComponent(path))
  } catch {
    return false // broken escapes
  }
}

/** The address as the server takes it: an unreadable one leads to the page for what is not there. */
export function readableUrl(url: string, headers: IncomingHttpHeaders): string {
  const path = url.split('?')[0] ?? '/'
  return isReadable(path) || GATEWAY_PATH.test(path) || !wantsPage(headers) ? url : '/-/unreadable'
}

function partsOf({ originalUrl }: FastifyRequest): { path: string; query: string } {
  const end = originalUrl.indexOf('?')
  return end < 0
    ? { path: originalUrl, query: '' }
    : { path: originalUrl.slice(0, end), query: originalUrl.slice(end + 1) }
}

/** Reads the built app; undefined when there is none. `now`: the shop's clock, ms. */
export async function readApp(directory: string | undefined, now: () => number): Promise<AppFiles | undefined> {
  if (directory === undefined || !existsSync(join(directory, 'index.html'))) return undefined
  const html = await readFile(join(directory, 'index.html'), 'utf8')
  const pages = await createPages(directory, html, now)
  const send = async (
    path: string,
    query: string,
    request: FastifyRequest,
    reply: FastifyReply
  ): Promise<FastifyReply> => {
    const page = await pages.find(path, query, request.server, request.headers.cookie)
    reply.header('cache-control', 'no-cache').header('etag', page.etag)
    if (page.vary !== undefined) reply.header('vary', page.vary)
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
    reply.type('text/html; charset=utf-8')
    const encoding = encodingFor(request, ['br', 'gzip'])
    if (encoding === undefined) return reply.send(page.html)
    return reply.header('content-encoding', encoding).send(await (encoding === 'br' ? page.br() : page.gz()))
  }
  return {
    scriptHashes: inlineScriptHashes(html),
    sendPage: (request, reply) => {
      const { path, query } = partsOf(request)
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      if (GATEWAY_PATH.test(path) || ((FILE.test(path) || CLIMBS.test(path)) && !wantsPage(request.headers)))
        return undefined
      return send(path, query, request, reply)
    },
    register: async (app) => {
      app.get('/', (request, reply) => send('/', '', request, reply))
      await app.register(fastifyStatic, {
        root: directory,
        wildcard: true,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          // Names in static/ carry a hash of their content.
          const hasHash = /[\\/]static[\\/].*\.(?:z_[0-9a-f]{6}|[0-9a-f]{8,})\./.test(path)
          reply.setHeader('cache-control', hasHash ? 'public, max-age=31536000, immutable' : 'no-cache')
        }
      })
    }
  }
}
