import Busboy from '@fastify/busboy'
import type { BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadRule } from '../../../contract'

/** The file of an upload, as the parser hands it on in place of a body. */
export class FilePart {
  constructor(readonly bytes: Buffer | undefined) {}
}

/** Room for the form around the file. */
const FORM_BYTES = 16 * 1024
/** More than a form of ours has. */
const limits = { parts: 8, files: 1, fieldSize: 1024, headerPairs: 8, headerSize: 2048 }

/** The bytes of the part named `field`; undefined when the form has none, is cut off, or is none. */
export function filePart(body: Buffer, contentType: string, field: string): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    let bytes: Buffer | undefined
    let form: BusboyInstance
    try {
      form = new Busboy({ headers: { 'content-type': contentType }, limits, isPartAFile: (name) => name === field })
    } catch {
      return resolve(undefined) // it names no boundary
    }
    form.on('file', (_name, stream) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        bytes = Buffer.concat(chunks)
      })
      // the form says it too
      stream.on('error', () => resolve(undefined))
    })
    form.on('error', () => resolve(undefined))
    form.on('finish', () => resolve(bytes))
    form.end(body)
  })
}

/** Adds a route that takes a form with one file; only there is such a body read at all. */
export function addUploadRoute(app: FastifyInstance, rule: UploadRule, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: rule.maxBytes + FORM_BYTES },
      async (request: FastifyRequest, body: Buffer) =>
        new FilePart(await filePart(body, request.headers['content-type'] ?? '', rule.field))
    )
    add(scope)
  })
}
