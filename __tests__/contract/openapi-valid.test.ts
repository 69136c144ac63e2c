// verify:full: reads the whole specification of OpenAPI 3.1 and holds the document to it
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { startTestGateway } from '../gateway/support'

interface Served extends Record<string, unknown> {
  paths: Record<string, Record<string, object>>
}

test('a public validator finds nothing wrong in the whole document that is served, and sees what is', async (t) => {
  const { app, close } = await startTestGateway()
  t.after(close)
  const servedDocument = async (): Promise<Served> => (await app.inject('/openapi.json')).json()
  const validator = new Validator()
  const result = await validator.validate(await servedDocument())
  assert.deepEqual([result.valid, result.errors ?? []], [true, []])
  assert.equal(validator.version, '3.1')

  const document = await servedDocument()
  const last = Object.keys(document.paths).at(-1) ?? ''
  Object.assign(Object.values(document.paths[last] ?? {})[0] ?? {}, { responses: 'none' })
  assert.equal((await new Validator().validate(document)).valid, false)
})
