import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '../../contract'
import { areas } from '../../gateway/src/areas'
import { openapiDocument } from '../../gateway/src/core/wire/openapi'
import { unservedEndpoints } from '../../gateway/src/core/register'

type Json = Record<string, unknown>
type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  security: unknown[]
  responses: object
}
const document = openapiDocument() as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Json }
}
const endpoints = Object.entries(contract)

test('the OpenAPI document lists every endpoint of the contract and nothing else', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
  )
  assert.deepEqual(operations.sort(), Object.keys(contract).sort())
})

const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { $ref } = value as { $ref?: unknown }
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(value).flatMap(references)]
}

test('every reference of the document leads to something', () => {
  for (const reference of new Set(references(document))) {
    const place = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, name) => (node as Json | undefined)?.[name], document)
    assert.notEqual(place, undefined, reference)
  }
})

test('every schema with a name is used, and no list of codes names one twice', () => {
  const { schemas } = document.components
  const usedNames = new Set(references(document))
  assert.deepEqual(
    Object.keys(schemas).filter((name) => !usedNames.has(`#/components/schemas/${name}`)),
    []
  )
  const enums = [...JSON.stringify(document).matchAll(/"enum":(\[.*?\])/g)].map(
    ([, list = '[]']) => JSON.parse(list) as unknown[]
  )
  assert.ok(enums.length > 100)
  assert.deepEqual(
    enums.filter((list) => new Set(list).size !== list.length),
    []
  )
})

test('every call has an id of its own, and names what it takes and gives', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, endpoints.length)
  for (const { operationId } of operations) assert.match(operationId, /^[a-z][A-Za-z0-9]+$/)
  const text = JSON.stringify(document)
  for (const name of ['PayLink', 'UserRedPacket', 'CustomerInfo'])
    assert.equal(text.split(`"#/components/schemas/${name}"`).length > 1, true, name)
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { responses } of Object.values(methods)) {
      const data = /"data":(\{.*?\})/.exec(JSON.stringify(responses))?.[1] ?? ''
      assert.match(data, /\$ref|"type":"(string|integer|boolean|null|array)"/, path)
    }
  }
})

test('a call says by which codes it is refused, and in which words', () => {
  const { responses } = document.paths['/o2mkt-b2c/v1/red-packet/receive']?.['post'] ?? assert.fail()
  const { content } =
    (responses as Record<string, { content: Record<string, { examples: Json }> }>)['200'] ?? assert.fail()
  const examples = content['application/json']?.examples ?? {}
  assert.deepEqual(Object.keys(examples).sort(), [
    'packet.ended',
    'packet.missing',
    'packet.not-new',
    'packet.received',
    'packet.sold-out'
  ])
  assert.deepEqual(examples['packet.ended'], {
    summary: 'This red packet has ended',
    value: { success: false, failed: true, code: 'packet.ended', message: '红包已下架', data: null }
  })
})

test('token and idempotency are in the document as the contract declares them', () => {
  for (const [key, declaration] of endpoints) {
    const [method = '', path = ''] = key.split(' ')
    const operation = document.paths[path]?.[method.toLowerCase()]
    assert.ok(operation, key)
    const header = references(operation.parameters).includes('#/components/parameters/IdempotencyKey')
    assert.equal(header, declaration.idempotent, key)
    assert.equal('401' in operation.responses, declaration.token === 'required', key)
  }
})

test('every endpoint is served by exactly one area', () => {
  assert.deepEqual(unservedEndpoints(areas), [])
  const servedKeys = areas.flatMap((area) => Object.keys(area.routes))
  assert.equal(new Set(servedKeys).size, servedKeys.length)
})

test('an idempotent endpoint is one that changes something for somebody logged in', () => {
  for (const [key, declaration] of endpoints) {
    if (!declaration.idempotent) continue
    assert.ok(!key.startsWith('GET '), key)
    assert.equal(declaration.token, 'required', key)
  }
})

test('endpoints whose path holds /pub/ are open, as the specification says', () => {
  for (const [key, declaration] of endpoints)
    if (key.includes('/pub/')) assert.notEqual(declaration.token, 'required', key)
})

test('every schema is plain JSON Schema', () => {
  for (const [key, { query, body, data }] of endpoints) {
    for (const schema of [query, body, data]) assert.doesNotThrow(() => JSON.parse(JSON.stringify(schema)), key)
  }
})
