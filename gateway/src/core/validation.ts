import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'
import { invalid, type GatewayRefusal } from './errors'

// Query values arrive as text, so they are coerced; a body is JSON and has to have the right types already.
const queryAjv = new Ajv({ coerceTypes: true, useDefaults: true, strict: false, allErrors: false })
const bodyAjv = new Ajv({ useDefaults: true, strict: false, allErrors: false })
const replyAjv = new Ajv({ strict: false, allErrors: true })

/** Compiled when first used: compiling every schema at start-up would cost a third of a second. */
function lazily(ajv: Ajv, schema: TSchema): (value: unknown) => ErrorObject | undefined {
  let compiled: ValidateFunction | undefined
  return (value) => {
    compiled ??= ajv.compile(schema)
    return compiled(value) ? undefined : ((compiled.errors?.[0] ?? { keyword: 'unknown' }) as ErrorObject)
  }
}

/** The field a person should look at: `/rows/0/quantity` becomes `rows.0.quantity`. */
function fieldOf(error: ErrorObject): string {
  const at = (error.instancePath ?? '').split('/').filter(Boolean)
  const missing: unknown = error.params?.['missingProperty']
  return [...at, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'body'
}

const refused = (error: ErrorObject): GatewayRefusal =>
  invalid(
    `请求参数有误：${fieldOf(error)}`,
    `The request is not valid: ${fieldOf(error)} ${error.message ?? ''}`.trim()
  )

export interface Validators {
  /** Throws a 400; fills defaults in place. */
  query(value: unknown): void
  body(value: unknown): void
  /** What is wrong with a reply, or undefined. */
  reply(value: unknown): string | undefined
}

export function validatorsOf(schemas: { query: TSchema; body: TSchema; data: TSchema }): Validators {
  const query = lazily(queryAjv, schemas.query)
  const body = lazily(bodyAjv, schemas.body)
  const reply = lazily(replyAjv, schemas.data)
  const demand = (check: (value: unknown) => ErrorObject | undefined, value: unknown): void => {
    const error = check(value)
    if (error !== undefined) throw refused(error)
  }
  return {
    query: (value) => demand(query, value),
    body: (value) => demand(body, value),
    reply: (value) => {
      const error = reply(value)
      return error === undefined ? undefined : `${error.instancePath} ${error.message ?? ''}`
    }
  }
}
