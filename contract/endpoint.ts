/**
 * How one gateway endpoint is declared. The declaration is the single source of the app's types (inferred),
 * the gateway's validation, the OpenAPI document, the fault tests and the coverage report.
 */
import { Type, type Static, type TSchema } from 'typebox'

/** Who may call: `none` ignores a token, `optional` uses one when sent, `required` answers 401 without one. */
export type TokenNeed = 'none' | 'optional' | 'required'

/** What one endpoint takes and gives. `data` is the envelope's data (spec 3.2). */
export interface EndpointDeclaration<
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  D extends TSchema = TSchema
> {
  /** One line for a person reading the OpenAPI document. */
  summary: string
  token: TokenNeed
  /** True: the call must carry `idempotency-key`, and the same key gives the same reply and one effect. */
  idempotent: boolean
  query: Q
  body: B
  data: D
  /** Takes a file as `multipart/form-data` in place of a JSON body. */
  upload?: UploadRule
}

/** The one file of an upload. What it holds is judged by its bytes, whatever its name and type say. */
export interface UploadRule {
  /** Name of the form's part. */
  field: string
  /** Larger ones are refused with `tooLarge`; one far larger with status 413. */
  maxBytes: number
  /** So many are read at once, the others wait; absent: without a limit. */
  atOnce?: number
  tooLarge: { code: string; zh: string; en: string }
}

const Nothing = Type.Object({})

interface DeclarationInput<Q extends TSchema, B extends TSchema, D extends TSchema> {
  summary: string
  token?: TokenNeed
  idempotent?: boolean
  query?: Q
  body?: B
  data: D
}

/** Declares one endpoint; query and body default to empty objects, token to `none`. */
export function endpoint<D extends TSchema, Q extends TSchema = typeof Nothing, B extends TSchema = typeof Nothing>(
  input: DeclarationInput<Q, B, D>
): EndpointDeclaration<Q, B, D> {
  return {
    summary: input.summary,
    token: input.token ?? 'none',
    idempotent: input.idempotent ?? false,
    query: input.query ?? (Nothing as unknown as Q), // the default type argument is exactly Nothing
    body: input.body ?? (Nothing as unknown as B),
    data: input.data
  }
}

/** Declares an endpoint that takes one file; nothing else travels with it. */
export const uploadEndpoint = <D extends TSchema>(input: {
  summary: string
  upload: UploadRule
  data: D
}): EndpointDeclaration<typeof Nothing, typeof Nothing, D> & { upload: UploadRule } => ({
  ...endpoint({ summary: input.summary, token: 'required', data: input.data }),
  upload: input.upload
})

export type EndpointQuery<E extends EndpointDeclaration> = Static<E['query']>
export type EndpointBody<E extends EndpointDeclaration> = Static<E['body']>
export type EndpointData<E extends EndpointDeclaration> = Static<E['data']>
