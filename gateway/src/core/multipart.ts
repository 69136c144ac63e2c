import Busboy from '@fastify/busboy'
import type { BusboyInstance } from '@fastify/busboy'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadRule } from '../../../contract'
import { GatewayRefusal } from './errors'

/** The file of an upload, as the parser hands it on in place of a body. */
export class FilePart {
  constructor(readonly bytes: Buffer | undefined) {}
}

/** Room for the form around the file. */
const FORM_BYTES = 16 * 1024
/** More than a form of ours has. */
const limits = { parts: 8, files: 1, fieldSize: 1024, headerPairs: 8, headerSize: 2048 }
/** Bytes read at a time: some hundred parts fit into it at most, and whatever goes over a limit is read no further. */
const PIECE_BYTES = 2048
/** Pieces read without letting anybody else in between: some tenths of a millisecond. */
const PIECES_AT_ONCE = 32

/** The refusal of a file, in the rule's own words. */
export const tooLarge = ({ tooLarge: { code, ...words } }: UploadRule, status: 200 | 413): GatewayRefusal =>
  new GatewayRefusal(status, code, words)

/** A body in pieces that are read one after the other. */
export function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES)
}

/**
 * The bytes of the part named `field`; undefined when the form has none, is cut off, is none, or has more to it than a
 * form of ours. No piece is taken after the one that went over a limit.
 */
export function filePart(pieces: Iterator<Buffer>, contentType: string, field: string): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    let bytes: Buffer | undefined
    let over = false
    let form: BusboyInstance
    try {
      form = new Busboy({ headers: { 'content-type': contentType }, limits, isPartAFile: (name) => name === field })
    } catch {
      return resolve(undefined) // it names no boundary
    }
    const end = (found: Buffer | undefined): void => {
      over = true
      resolve(found)
    }
    form.on('file', (_name, stream) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        bytes = Buffer.concat(chunks)
      })
      // the form says it too
      stream.on('error', () => end(undefined))
    })
    form.on('partsLimit', () => end(undefined))
    form.on('filesLimit', () => end(undefined))
    form.on('error', () => end(undefined))
    form.on('finish', () => end(bytes))
    let fed = 0
    const feed = (): void => {
      if (over) return
      const { done, value } = pieces.next()
      if (done === true) return void form.end()
      fed += 1
      form.write(value, fed % PIECES_AT_ONCE === 0 ? () => setImmediate(feed) : feed)
    }
    feed()
  })
}

/**
 * Lets so many in at once; the others wait in their order, and nothing of them is read. A place is free again when the
 * connection's reply is over, however it ended.
 */
export function doorOf(most: number): (reply: Pick<ServerResponse, 'once' | 'destroyed'>) => Promise<void> {
  let inside = 0
  const waiting: (() => void)[] = []
  return (reply) =>
    new Promise((resolve) => {
      const enter = (): void => {
        if (reply.destroyed) return waiting.shift()?.() // gave up while it waited
        inside += 1
        reply.once('close', () => {
          inside -= 1
          waiting.shift()?.()
        })
        resolve()
      }
      if (inside < most) enter()
      else waiting.push(enter)
    })
}

/**
 * Adds a route that takes a form with one file; only there is such a body read at all, and of those alone whom `admit`
 * lets pass.
 */
export function addUploadRoute(
  app: FastifyInstance,
  rule: UploadRule,
  admit: (request: FastifyRequest) => Promise<void>,
  add: (scope: FastifyInstance) => void
): void {
  const { atOnce } = rule
  const enter = atOnce === undefined ? undefined : doorOf(atOnce)
  void app.register(async (scope) => {
    scope.addHook('onRequest', admit)
    if (enter) scope.addHook('onRequest', (request, reply) => enter(reply.raw))
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: rule.maxBytes + FORM_BYTES },
      async (request: FastifyRequest, body: Buffer) =>
        new FilePart(await filePart(piecesOf(body), request.headers['content-type'] ?? '', rule.field))
    )
    scope.setErrorHandler((error) => {
      throw 'statusCode' in error && error.statusCode === 413 ? tooLarge(rule, 413) : error
    })
    add(scope)
  })
}
