import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'
import { lengthOf } from '../../../../domain/graphemes'
import { invalid, type GatewayRefusal } from '../errors'

// Query values arrive as text, so they are coerced; a body is JSON and has to have the right types already.
const queryAjv = new Ajv({ coerceTypes: true, useDefaults: true, strict: false, allErrors: false })
const bodyAjv = new Ajv({ useDefaults: true, strict: false, allErrors: false })
const replyAjv = new Ajv({ strict: false, allErrors: true })

for (const ajv of [queryAjv, bodyAjv, replyAjv]) {
  ajv.addKeyword({
    keyword: 'x-maxSigns',
    type: 'string',
    schemaType: 'number',
    validate: (most: number, text: string) => text.length <= most || lengthOf(text) <= most,
    error: { message: ({ schema }: { schema: number }) => `must have at most ${schema} signs` }
  })
}

/** Compiled when first used: compiling every schema at start-up would cost a third of a second. */
function lazily(ajv: Ajv, schema: TSchema): (value: unknown) => ErrorObject | undefined {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= ajv.compile(schema)
    return validate(value) ? undefined : ((validate.errors?.[0] ?? { keyword: 'unknown' }) as ErrorObject)
  }
}

/** The field a person should look at: `/rows/0/quantity` becomes `rows.0.quantity`. */
function fieldOf(error: ErrorObject): string {
  const path = (error.instancePath ?? '').split('/').filter(Boolean)
  const missing: unknown = error.params?.['missingProperty']
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'body'
}

const refusalOf = (error: ErrorObject): GatewayRefusal =>
  invalid(
    `请求参数有误：${fieldOf(error)}`,
    `The request is not valid: ${fieldOf(error)} ${error.message ?? ''}`.trim()
  )

/** Far more levels than any endpoint takes; code that walks a request by recursion stays well within its stack. */
const DEEPEST = 32
// A database keeps no NUL, and half a surrogate pair is no text.
const NO_TEXT = /\u0000|\p{Surrogate}/u

/**
 * Refuses what no schema describes, also in fields that nobody asked for: text that can't be stored as it is, and
 * nesting without end. Walks without recursion.
 */
export function demandStorable(value: unknown): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: part, path, depth } = next
    if (typeof part === 'string' && NO_TEXT.test(part)) {
      throw invalid(
        `包含无法识别的字符：${path}`,
        `The request is not valid: ${path} holds characters that are no text`
      )
    }
    if (typeof part !== 'object' || part === null) continue
    if (depth >= DEEPEST) throw invalid('请求参数层级过深', 'The request is not valid: it is nested too deep')
    for (const [name, item] of Object.entries(part)) {
      waiting.push({ value: item, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 })
    }
  }
}

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
    demandStorable(value)
    const error = check(value)
    if (error !== undefined) throw refusalOf(error)
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
