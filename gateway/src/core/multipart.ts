import type { FastifyInstance } from 'fastify'
import type { UploadRule } from '../../../contract'

/** The file of an upload, as the parser hands it on in place of a body. */
export class FilePart {
  constructor(readonly bytes: Buffer | undefined) {}
}

/** Room for the form around the file. */
const FORM_BYTES = 16 * 1024
const LONGEST_HEAD = 2048
const MOST_PARTS = 8

const boundaryOf = (contentType: string): string | undefined => {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))/i.exec(contentType)
  return found?.[1] ?? found?.[2]
}

/**
 * The bytes of the part named `field`; undefined when the form has none or is none. Reads no further than it must, and
 * never more parts than a form of ours has.
 */
export function filePart(body: Buffer, contentType: string, field: string): Buffer | undefined {
  const boundary = boundaryOf(contentType)
  if (boundary === undefined) return undefined
  const delimiter = Buffer.from(`--${boundary}`)
  let at = body.indexOf(delimiter)
  for (let parts = 0; at >= 0 && parts < MOST_PARTS; parts += 1) {
    const start = at + delimiter.length
    if (body.toString('latin1', start, start + 2) !== '\r\n') return undefined // `--` ends the form
    const headEnd = body.indexOf('\r\n\r\n', start)
    if (headEnd < 0 || headEnd - start > LONGEST_HEAD) return undefined
    const end = body.indexOf(Buffer.from(`\r\n--${boundary}`), headEnd + 2)
    if (end < 0) return undefined
    const name = /^content-disposition:\s*form-data\s*;(?:.*;)?\s*name="([^"\r\n]{1,100})"/im.exec(
      body.toString('latin1', start + 2, headEnd)
    )?.[1]
    if (name === field) return body.subarray(headEnd + 4, Math.max(headEnd + 4, end))
    at = end + 2
  }
  return undefined
}

/** Adds a route that takes a form with one file; only there is such a body read at all. */
export function addUploadRoute(app: FastifyInstance, rule: UploadRule, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: rule.maxBytes + FORM_BYTES },
      (request, body, done) =>
        done(null, new FilePart(filePart(body as Buffer, request.headers['content-type'] ?? '', rule.field)))
    )
    add(scope)
  })
}
