import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../wire/encodings'
import { STORAGE_DIR } from './paths'

interface Readers {
  /** `one`: its address was made for one person, so no cache keeps it; `anybody`: it may go at any time; absent: it stays. */
  reader?: 'one' | 'anybody'
}
/** A file that is kept elsewhere; it is sent with this type and not remembered here. */
export interface StoredBytes extends Readers {
  bytes: Buffer
  type: string
}
/** A large file that is kept elsewhere and never changes; only the requested part of it is read. */
export interface StoredParts extends Readers {
  type: string
  length: number
  /** The bytes from one place to another, both included. */
  part(from: number, to: number): AsyncIterable<Buffer>
}
type Found = string | StoredBytes | StoredParts | undefined

/** Files besides those on disk, by path under /storage: computed text, or bytes that are kept elsewhere. */
export interface StorageSource {
  /** The request's path, e.g. `/storage/cms/pages.json`, and its query; undefined: not one of mine. */
  file(path: string, query: URLSearchParams): Found | Promise<Found>
  /** Called when the server begins to close. */
  close?(): Promise<void>
}

interface Stored extends Readers {
  type: string
  etag: string
  plain: Buffer
  /** Not to be remembered: it is one of many, and may go. */
  passing?: true
  br?: Buffer
  gz?: Buffer
}

type LargeFile = StoredParts & Pick<Stored, 'etag' | 'passing'>

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }
const TYPES: Record<string, string> = {
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  html: 'text/html; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp'
}
/** A picture is drawn once; only so many stay in memory. */
const KEPT = 2000
/** Drawings and configuration run no script in any program that opens them. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox"

const etagOf = (plain: Buffer): string => `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

async function pack(path: string, plain: Buffer): Promise<Stored> {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  const type = TYPES[extension] ?? 'application/octet-stream'
  const etag = etagOf(plain)
  if (plain.length < 512 || !/json|svg|html/.test(extension)) return { type, etag, plain }
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: plain.length > 100_000 ? 6 : 9 } }
  const [br, gz] = await Promise.all([squeeze.br(plain, quality), squeeze.gz(plain)])
  return { type, etag, plain, br, gz }
}

/** What the storage host's own folder has at a path, else the first source that has it. */
async function read(
  path: string,
  sources: readonly StorageSource[],
  query = new URLSearchParams()
): Promise<Buffer | Exclude<Found, undefined> | undefined> {
  const onDisk = normalize(join(STORAGE_DIR, path.slice('/storage/'.length)))
  if (onDisk.startsWith(STORAGE_DIR + sep) && existsSync(onDisk) && /\.[a-z0-9]+$/.test(onDisk)) return readFile(onDisk)
  for (const source of sources) {
    const file = await source.file(path, query)
    if (file !== undefined) return file
  }
  return undefined
}

/** A JSON file of the storage host; undefined where it has none, or no JSON. */
export async function readJson(path: string, sources: readonly StorageSource[]): Promise<unknown> {
  const file = await read(path, sources)
  if (file === undefined || (typeof file === 'object' && 'type' in file)) return undefined
  try {
    return JSON.parse(file.toString()) as unknown
  } catch {
    return undefined
  }
}

/** Serves the storage host: its own files, then what the sources compute. Any origin may read it, like a public bucket. */
export function registerStorage(app: FastifyInstance, sources: readonly StorageSource[]): void {
  const files = new Map<string, Promise<Stored | LargeFile | undefined>>()
  const load = async (path: string, query: string): Promise<Stored | LargeFile | undefined> => {
    const file = await read(path, sources, new URLSearchParams(query))
    if (file === undefined) return undefined
    if (typeof file === 'string' || Buffer.isBuffer(file)) return pack(path, Buffer.from(file))
    // a path is never used twice
    if ('part' in file) return { ...file, etag: etagOf(Buffer.from(path)), passing: true }
    const { bytes: plain, ...rest } = file
    return { ...rest, etag: etagOf(plain), plain, passing: true }
  }
  const find = (path: string, query: string): Promise<Stored | LargeFile | undefined> => {
    // a file behind a signed address is shared with no request without one
    if (query.includes('sign=')) return load(path, query)
    const before = files.get(path)
    if (before !== undefined) return before
    const loading = load(path, '')
    if (files.size >= KEPT) files.clear()
    files.set(path, loading)
    loading.then(
      (file) => {
        if (file === undefined || file.passing) files.delete(path)
      },
      () => files.delete(path)
    )
    return loading
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [bare = '', query = ''] = request.url.split('?')
    const name = decode(bare)
    // The site configuration is asked for with and without the storage host's own prefix (spec 7.3).
    const path = `/storage${name.replace(/^(?:\/storage)+(?=\/)/, '')}`
    if (path.includes('\0') || path.includes('..') || path.length > 200) return unknown(reply)
    const file = await find(path, query)
    if (file === undefined) return unknown(reply)
    return send(request, reply, file)
  }
  app.addHook('preClose', async () => {
    await Promise.all(sources.map(async (source) => source.close?.()))
  })
  app.get('/storage/*', answer)
  app.get('/bbccms/*', answer)
}

function unknown(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\0' // no path anybody has
  }
}

function send(request: FastifyRequest, reply: FastifyReply, file: Stored | LargeFile): FastifyReply {
  reply
    .header('etag', file.etag)
    .header('access-control-allow-origin', '*')
    .header('content-security-policy', POLICY)
    .header('cache-control', cacheOf(request, file))
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  reply.type(file.type)
  if ('part' in file) return sendRange(request, reply, file.length, (from, to) => Readable.from(file.part(from, to)))
  const encodings = { br: file.br, gzip: file.gz }
  const encoding = encodingFor(
    request,
    (['br', 'gzip'] as const).filter((each) => encodings[each] !== undefined)
  )
  if (encoding === undefined) return sendPlain(request, reply, file)
  return reply.header('content-encoding', encoding).send(encodings[encoding])
}

/** A part of a video, where the request names one: some phones play nothing that is sent only whole. */
function sendPlain(request: FastifyRequest, reply: FastifyReply, { type, plain }: Stored): FastifyReply {
  if (!type.startsWith('video/')) return reply.send(plain)
  return sendRange(request, reply, plain.length, (from, to) => plain.subarray(from, to + 1))
}

function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  length: number,
  bytes: (from: number, to: number) => Buffer | Readable
): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const part = rangeOf(request.headers.range, length)
  if (part === 'none') return reply.status(416).header('content-range', `bytes */${length}`).send()
  const { from, to } = part ?? { from: 0, to: length - 1 }
  if (part !== undefined) reply.status(206).header('content-range', `bytes ${from}-${to}/${length}`)
  return reply.header('content-length', to - from + 1).send(bytes(from, to))
}

/** The one part that a range names, its last byte included; `none`: it lies outside; undefined: no such range is known. */
export function rangeOf(range: string | undefined, length: number): { from: number; to: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(length - 1, Number(last))
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return from > to ? 'none' : { from, to }
}

/**
 * Pictures may be a day old, configuration is always asked for again (and mostly answered by 304). What may go, such as a
 * picture of a review, is requested again after ten minutes, and no cache keeps what is one person's.
 */
function cacheOf(request: FastifyRequest, { type, reader }: Pick<Stored, 'type' | 'reader'>): string {
  if (reader === 'one') return 'private, no-store'
  if (reader === undefined && /[?&]v=/.test(request.url)) return 'public, max-age=31536000, immutable'
  if (!/^(?:image|video)\//.test(type)) return 'no-cache'
  return `public, max-age=${reader === undefined ? 86_400 : 600}`
}
