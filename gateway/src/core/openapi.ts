import { contract, type EndpointDeclaration, type UploadRule } from '../../../contract'

type Schema = Record<string, unknown>

const envelopeOf = (data: unknown): Schema => ({
  type: 'object',
  required: ['success', 'failed', 'code', 'message', 'data'],
  properties: {
    success: { type: 'boolean' },
    failed: { type: 'boolean' },
    code: { type: 'string' },
    message: { type: 'string' },
    data
  }
})

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
      schema
    })),
    header('x-lang', 'zh-CN or en-US'),
    ...(declaration.idempotent
      ? [header('idempotency-key', 'made with the intent, kept until its fate is known', true)]
      : [])
  ]
}

function operationOf(path: string, declaration: EndpointDeclaration): Schema {
  const body = declaration.body as { properties?: object }
  const json = (schema: unknown): Schema => ({ content: { 'application/json': { schema } } })
  const form = ({ field, maxBytes }: UploadRule): Schema => ({
    description: `one file of at most ${maxBytes} bytes`,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } }
      }
    }
  })
  const secured = declaration.token === 'none' ? [] : [{ token: [] }]
  return {
    summary: declaration.summary,
    tags: [path.split('/')[1] ?? ''],
    parameters: parametersOf(path, declaration),
    ...(Object.keys(body.properties ?? {}).length > 0
      ? { requestBody: { required: true, ...json(declaration.body) } }
      : {}),
    ...(declaration.upload === undefined ? {} : { requestBody: { required: true, ...form(declaration.upload) } }),
    security: declaration.token === 'optional' ? [{}, ...secured] : secured,
    responses: {
      200: { description: 'done, or refused with failed: true', ...json(envelopeOf(declaration.data)) },
      400: { description: 'the request does not fit' },
      ...(declaration.token === 'required' ? { 401: { description: 'nobody is logged in' } } : {}),
      ...(declaration.idempotent ? { 409: { description: 'the key was used for another request' } } : {})
    }
  }
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openapiDocument(): Schema {
  const paths: Record<string, Schema> = {}
  for (const [key, declaration] of Object.entries(contract)) {
    const [method, path] = key.split(' ') as [string, string]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(path, declaration as EndpointDeclaration) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Store gateway', version: '1' },
    servers: [{ url: '/' }, { url: '/api' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths
  }
}
