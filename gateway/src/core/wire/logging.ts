import type { FastifyServerOptions } from 'fastify'

/** A phone number anywhere in a text, with its middle four digits hidden. */
export const maskPhones = (text: string): string => text.replace(/(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g, '$1****$2')

/** Structured logs without what belongs to a person: no token, no body, no query values, phones masked. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: {
      paths: [
        'req.headers',
        'headers.authorization',
        '*.token',
        '*.phone',
        '*.address',
        '*.receiver',
        '*.detail',
        '*.code',
        '*.phoneCode',
        '*.secret'
      ],
      censor: '***'
    },
    serializers: {
      // The query may hold search words or codes of a person; the path says enough.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: maskPhones(request.url.split('?')[0] ?? '')
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error) => ({
        type: error.name,
        message: maskPhones(error.message),
        stack: maskPhones(error.stack ?? '')
      })
    }
  }
}
