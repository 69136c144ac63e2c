/**
 * How one gateway endpoint is declared. The declaration is the single source of the app's types (inferred),
 * the gateway's validation, the OpenAPI document, the fault tests and the coverage report.
 */
import { Type, type Static, type TSchema } from 'typebox'

/** What of the table of roles (`domain/people/role`) an endpoint is that is not for everybody, or for everybody who is logged in. */
export type Matter = 'PARTNER_WORK' | 'EMPLOYEE_CARD' | 'DEALER_CARD'

/** Who may call: `none` ignores a token, `optional` uses one when sent, `required` answers 401 without one. */
export type TokenNeed = 'none' | 'optional' | 'required'

/**
 * Tags of the reads that a write makes old, besides those of its own resource; none: only that. `nothing`: it changes
 * nothing, it reads by a body. A tag is a gateway prefix and its resource, such as `o2cum/bp-address`.
 */
export type Changes = readonly string[] | 'nothing'

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
  /** Every endpoint but a GET says it. */
  changes?: Changes
  /** Its own tag, where it is not its prefix and resource: what hangs on nothing else of that resource. */
  tag?: string
  /** What of the table of roles it is; default: one's own where it needs a login, the shop elsewhere. */
  matter?: Matter
}

/** An endpoint that is no GET. */
export type Write = EndpointDeclaration & { changes: Changes }

/** The one file of an upload. Its bytes decide what it holds, not its name and type. */
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

interface DeclarationInput<Q extends TSchema, B extends TSchema, D extends TSchema, C extends Changes | undefined> {
  summary: string
  token?: TokenNeed
  idempotent?: boolean
  query?: Q
  body?: B
  changes?: C
  tag?: string
  matter?: Matter
  data: D
}

/** Declares one endpoint; query and body default to empty objects, token to `none`. */
export function endpoint<
  D extends TSchema,
  Q extends TSchema = typeof Nothing,
  B extends TSchema = typeof Nothing,
  C extends Changes | undefined = undefined
>(input: DeclarationInput<Q, B, D, C>): EndpointDeclaration<Q, B, D> & { changes: C } {
  return {
    summary: input.summary,
    token: input.token ?? 'none',
    idempotent: input.idempotent ?? false,
    query: input.query ?? (Nothing as unknown as Q), // the default type argument is exactly Nothing
    body: input.body ?? (Nothing as unknown as B),
    changes: input.changes as C, // the default type argument is exactly undefined
    tag: input.tag,
    matter: input.matter,
    data: input.data
  }
}

/** Declares an endpoint that takes one file; nothing else travels with it. */
export const uploadEndpoint = <D extends TSchema>(input: {
  summary: string
  upload: UploadRule
  changes: Changes
  data: D
}): EndpointDeclaration<typeof Nothing, typeof Nothing, D> & { upload: UploadRule; changes: Changes } => ({
  ...endpoint({ summary: input.summary, token: 'required', changes: input.changes, data: input.data }),
  upload: input.upload
})

export type EndpointQuery<E extends EndpointDeclaration> = Static<E['query']>
export type EndpointBody<E extends EndpointDeclaration> = Static<E['body']>
export type EndpointData<E extends EndpointDeclaration> = Static<E['data']>
