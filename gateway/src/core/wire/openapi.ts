/** The OpenAPI document of the contract: from it a maker's own gateway is built, and a client of ours generated. */
import { contract, type EndpointDeclaration, type UploadRule } from '../../../../contract'
import { namedSchemas } from '../../../../contract/named'
import refusals from '../../../../contract/refusals.json'

type Schema = Record<string, unknown>
type Words = { zh: string; en: string }

const refusedBy: Partial<Record<string, string[]>> = refusals.of
const wordsOf: Partial<Record<string, Words[]>> = refusals.words

/** A schema as text without what the schema library keeps for itself. */
const textOf = (schema: unknown): string => JSON.stringify(schema)
const nameByText = new Map(Object.entries(namedSchemas).map(([name, schema]) => [textOf(schema), name]))
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** The same schema, with every part that has a name in the contract as a reference to it. */
function referring(schema: unknown, isDefinition = false): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const name = isDefinition ? undefined : nameByText.get(textOf(schema))
  if (name !== undefined) return reference(name)
  if (Array.isArray(schema)) return schema.map((element) => referring(element))
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, referring(part)]))
}

/** `GET /o2cum/v1/bp-address/{id}` → `getO2cumBpAddressById`. */
export function operationIdOf(key: string): string {
  const [method = '', path = ''] = key.split(' ')
  const words = path
    .replaceAll(/\/v\d+(?=\/)/g, '')
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const header = (name: string, description: string, required = false): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' }
})

function parametersOf(path: string, declaration: EndpointDeclaration): Schema[] {
  const query = declaration.query as { properties?: Record<string, unknown>; required?: string[] }
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' }
    })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema: referring(schema)
    })),
    { $ref: '#/components/parameters/Language' },
    { $ref: '#/components/parameters/Tenant' },
    ...(declaration.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])
  ]
}

const json = (schema: unknown, more: Schema = {}): Schema => ({ content: { 'application/json': { schema, ...more } } })

const form = ({ field, maxBytes }: UploadRule): Schema => ({
  description: `one file of at most ${maxBytes} bytes`,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } }
    }
  }
})

/** One example of each refusal of a call, under its code; what differs by the case stands as «…». */
function refusalExamples(codes: readonly string[], tooLarge?: UploadRule['tooLarge']): Schema {
  const examples = codes.flatMap((code) =>
    (tooLarge?.code === code ? [tooLarge] : (wordsOf[code] ?? [])).map(({ zh, en }, index) => {
      const value = { success: false, failed: true, code, message: zh, data: null }
      return [index === 0 ? code : `${code}.${index + 1}`, { summary: en, value }] as const
    })
  )
  return examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }
}

/** What a refused call answers: HTTP 200, and a code of this list. */
const refusalOf = (codes: readonly string[]): Schema => ({
  allOf: [reference('Refusal'), { type: 'object', properties: { code: { type: 'string', enum: codes } } }]
})

/** One call, and the schemas of its own that get a name: `<OperationId>Body` and `<OperationId>Data`. */
function operationOf(key: string, path: string, declaration: EndpointDeclaration, schemas: Schema): Schema {
  const operationId = operationIdOf(key)
  const nameSchema = (schema: unknown, end: string): unknown => {
    const shape = referring(schema)
    if (typeof shape !== 'object' || shape === null || '$ref' in shape) return shape
    const name = operationId.charAt(0).toUpperCase() + operationId.slice(1) + end
    schemas[name] = shape
    return reference(name)
  }
  const body = declaration.body as { properties?: object }
  const hasBody = Object.keys(body.properties ?? {}).length > 0
  const { tooLarge } = declaration.upload ?? {}
  const codes = [...new Set([...(refusedBy[key] ?? []), ...(tooLarge === undefined ? [] : [tooLarge.code])])]
  const security = declaration.token === 'none' ? [] : [{ token: [] }]
  const success = {
    allOf: [
      reference('Done'),
      { type: 'object', required: ['data'], properties: { data: nameSchema(declaration.data, 'Data') } }
    ]
  }
  const answer = codes.length === 0 ? success : { oneOf: [success, refusalOf(codes)] }
  const responseOf = (name: string): Schema => ({ $ref: `#/components/responses/${name}` })
  return {
    operationId,
    summary: declaration.summary,
    tags: [path.split('/')[1] ?? ''],
    parameters: parametersOf(path, declaration),
    ...(hasBody ? { requestBody: { required: true, ...json(nameSchema(declaration.body, 'Body')) } } : {}),
    ...(declaration.upload === undefined ? {} : { requestBody: { required: true, ...form(declaration.upload) } }),
    security: declaration.token === 'optional' ? [{}, ...security] : security,
    responses: {
      200: {
        description: codes.length === 0 ? 'Done' : 'Done, or refused with `failed: true` and a code of these',
        ...json(answer, refusalExamples(codes, tooLarge))
      },
      400: responseOf('Unfit'),
      ...(declaration.token === 'required' ? { 401: responseOf('LoginRequired') } : {}),
      ...(declaration.idempotent ? { 409: responseOf('OtherRequest') } : {}),
      ...(declaration.upload === undefined ? {} : { 413: responseOf('TooLarge') }),
      500: responseOf('Failed'),
      503: responseOf('Busy')
    }
  }
}

const envelope = (success: boolean, properties: Schema, description: string): Schema => ({
  type: 'object',
  description,
  required: ['success', 'failed', 'code', 'message'],
  properties: {
    success: { type: 'boolean', const: success },
    failed: { type: 'boolean', const: !success },
    ...properties
  }
})

const refusalResponse = (description: string): Schema => ({ description, ...json(reference('Refusal')) })

const responses: Schema = {
  Unfit: refusalResponse(
    'The request does not fit the contract (request.invalid), or names a tenant with no shop here (tenant.unknown)'
  ),
  LoginRequired: refusalResponse('Nobody is logged in, or the login is over (login.required)'),
  OtherRequest: refusalResponse('The idempotency key was used for another request (idempotency.mismatch)'),
  TooLarge: refusalResponse('The file is far larger than the call takes'),
  Failed: refusalResponse('Something broke; whether the effect is there is unknown'),
  Busy: refusalResponse('Too much at once, or the database is away; ask again later')
}

const general: Schema = {
  Done: envelope(
    true,
    { code: { type: 'string' }, message: { type: 'string' } },
    'The envelope of a call that did its work'
  ),
  Refusal: envelope(
    false,
    {
      code: { type: 'string', description: 'what a program decides by' },
      message: { type: 'string', description: 'a sentence for the shopper, in the language of x-lang' },
      data: {}
    },
    'The envelope of a call that was refused'
  )
}

/** Names of the schemas that something else refers to. */
const usedIn = (parts: unknown): Set<string> =>
  new Set([...JSON.stringify(parts).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name))

/** The OpenAPI 3.1 document of the whole contract. */
export function openapiDocument(): Schema {
  const paths: Record<string, Schema> = {}
  const schemas: Schema = { ...general }
  for (const [name, schema] of Object.entries(namedSchemas)) schemas[name] = referring(schema, true)
  for (const [key, declaration] of Object.entries(contract)) {
    const [method, path] = key.split(' ') as [string, string]
    const operation = operationOf(key, path, declaration as EndpointDeclaration, schemas)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  // what others are only made of has a name in the contract, and none here
  const names = usedIn([paths, responses, schemas])
  for (const name of Object.keys(schemas)) if (!names.has(name)) delete schemas[name]
  return {
    openapi: '3.1.0',
    info: { title: 'Store gateway', version: '1', description: 'What the app asks of a gateway, and what it answers.' },
    servers: [{ url: '/' }, { url: '/api' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: {
        Language: header('x-lang', 'zh-CN or en-US'),
        Tenant: header('x-tenant', 'whose shop is asked; absent: the gateway’s own'),
        IdempotencyKey: header('idempotency-key', 'made with the intent, kept until its fate is known', true)
      },
      responses,
      schemas
    },
    paths
  }
}
