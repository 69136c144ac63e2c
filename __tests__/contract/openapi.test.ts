import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '../../contract'
import { areas } from '../../gateway/src/areas'
import { openapiDocument } from '../../gateway/src/core/openapi'
import { unservedEndpoints } from '../../gateway/src/core/register'

type Operation = {
  parameters: { name: string; in: string; required: boolean }[]
  security: unknown[]
  responses: object
}
const document = openapiDocument() as { paths: Record<string, Record<string, Operation>> }
const endpoints = Object.entries(contract)

test('the OpenAPI document lists every endpoint of the contract and nothing else', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
  )
  assert.deepEqual(listed.sort(), Object.keys(contract).sort())
})

test('token and idempotency are in the document as the contract declares them', () => {
  for (const [key, declaration] of endpoints) {
    const [method = '', path = ''] = key.split(' ')
    const operation = document.paths[path]?.[method.toLowerCase()]
    assert.ok(operation, key)
    const header = operation.parameters.some(({ name }) => name === 'idempotency-key')
    assert.equal(header, declaration.idempotent, key)
    assert.equal('401' in operation.responses, declaration.token === 'required', key)
  }
})

test('every endpoint is served by exactly one area', () => {
  assert.deepEqual(unservedEndpoints(areas), [])
  const served = areas.flatMap((area) => Object.keys(area.routes))
  assert.equal(new Set(served).size, served.length)
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
