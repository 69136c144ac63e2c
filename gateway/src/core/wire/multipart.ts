import Busboy from '@fastify/busboy'
import type { BusboyInstance } from '@fastify/busboy'
import type { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadRule } from '../../../../contract'
import { GatewayRefusal } from '../errors'
import { Turns, type Room } from './turns'

/** The file of an upload, as the parser hands it on in place of a body. */
export class FilePart {
  constructor(readonly bytes: Buffer | undefined) {}
}

/** Room for the form around the file. */
const FORM_BYTES = 16 * 1024
/** More than a form of ours has. */
const limits = { parts: 8, files: 1, fieldSize: 1024, headerPairs: 8, headerSize: 2048 }
/** Bytes read at a time: some hundred parts fit into it at most, and a body over a limit is read no further. */
const PIECE_BYTES = 2048
/** Pieces read without letting anybody else in between: some tenths of a millisecond. */
const PIECES_AT_ONCE = 32

/** The refusal of a file, in the rule's own words. */
export const tooLarge = ({ tooLarge: { code, ...words } }: UploadRule, status: 200 | 413): GatewayRefusal =>
  new GatewayRefusal(status, code, words)

/** A body in pieces that are read one after the other. */
export function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let offset = 0; offset < body.length; offset += PIECE_BYTES) yield body.subarray(offset, offset + PIECE_BYTES)
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
    const end = (file: Buffer | undefined): void => {
      over = true
      resolve(file)
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
    let count = 0
    const feed = (): void => {
      if (over) return
      const { done, value } = pieces.next()
      if (done === true) return void form.end()
      count += 1
      form.write(value, count % PIECES_AT_ONCE === 0 ? () => setImmediate(feed) : feed)
    }
    feed()
  })
}

/** A body that stops coming is given up after this; the app itself gives a whole upload 60 s. */
const STALLED_AFTER_MS = 15_000

const stallRefusal = (): GatewayRefusal =>
  new GatewayRefusal(408, 'upload.stalled', {
    zh: '上传中断了，请检查网络后重试',
    en: 'The upload stopped; please check your network and try again'
  })

/** The whole body; `count` is called with the bytes of each piece and may throw. Rejects one too large, stalled or cut off. */
export function wholeBody(
  body: Readable,
  { mostBytes, stalledAfter = STALLED_AFTER_MS }: { mostBytes: number; stalledAfter?: number },
  count: (bytes: number) => void,
  tooMuch: () => Error
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let bytes = 0
    const end = (settle: () => void): void => {
      clearTimeout(idle)
      body.off('data', take).off('end', whole).off('close', cut).off('error', fail)
      settle()
    }
    const fail = (error: Error): void => end(() => reject(error))
    const whole = (): void => end(() => resolve(Buffer.concat(pieces)))
    const cut = (): void => fail(stallRefusal())
    const take = (piece: Buffer): void => {
      idle.refresh()
      bytes += piece.length
      if (bytes > mostBytes) return fail(tooMuch())
      try {
        count(piece.length)
      } catch (error) {
        return fail(error as Error) // a refusal of the room
      }
      pieces.push(piece)
    }
    const idle = setTimeout(cut, stalledAfter).unref()
    body.on('data', take).on('end', whole).on('close', cut).on('error', fail)
  })
}

/** In wait for a place where a form is read: a shopper's nine pictures, and those of a few dozen shoppers. */
const WAITING = { ofOne: 12, ofAll: 60, patience: 30_000 }

/** One shopper has never all places: an archive of large pictures keeps its place for as long as they are drawn. */
const uploadTurns = (atOnce: number): Turns => new Turns({ atOnce, atOnceOfOne: Math.max(1, atOnce - 1), ...WAITING })

/** A body as it came, before its turn. */
class WholeForm {
  constructor(readonly bytes: Buffer) {}
}

/**
 * Adds a route that takes a form with one file; only there is such a body read at all, and only from the callers that `admit`
 * lets pass: it says who they are. A place is taken when the whole body is there, and is free again when its reply is over.
 */
export function addUploadRoute(
  app: FastifyInstance,
  { rule, room, admit }: { rule: UploadRule; room: Room; admit: (request: FastifyRequest) => Promise<string> },
  add: (scope: FastifyInstance) => void
): void {
  const turns = rule.atOnce === undefined ? undefined : uploadTurns(rule.atOnce)
  const senders = new WeakMap<FastifyRequest, { who: string; counted: (bytes: number) => void }>()
  const mostBytes = rule.maxBytes + FORM_BYTES
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const who = await admit(request)
      senders.set(request, { who, counted: room.take(who, reply.raw) })
    })
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
      const tooMuch = (): GatewayRefusal => tooLarge(rule, 413)
      if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooMuch()
      const { counted } = senders.get(request) ?? { counted: () => undefined }
      return new WholeForm(await wholeBody(body, { mostBytes }, counted, tooMuch))
    })
    scope.addHook('preValidation', async (request, reply) => {
      const { body } = request
      if (!(body instanceof WholeForm)) return
      const leave = await turns?.enter(senders.get(request)?.who ?? '')
      if (leave) {
        if (reply.raw.destroyed) leave() // gave up while it waited
        else reply.raw.once('close', leave)
      }
      request.body = new FilePart(
        await filePart(piecesOf(body.bytes), request.headers['content-type'] ?? '', rule.field)
      )
    })
    scope.setErrorHandler((error: Error | FastifyError) => {
      throw 'statusCode' in error && error.statusCode === 413 ? tooLarge(rule, 413) : error
    })
    add(scope)
  })
}
