// verify:full: reads the whole specification of OpenAPI 3.1 and holds the document to it
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { openapiDocument } from '../../gateway/src/core/wire/openapi'

test('a public validator finds nothing wrong in the OpenAPI document', async () => {
  const validator = new Validator()
  const result = await validator.validate(JSON.parse(JSON.stringify(openapiDocument())) as Record<string, unknown>)
  assert.deepEqual([result.valid, result.errors ?? []], [true, []])
  assert.equal(validator.version, '3.1')
})

test('the validator sees a call without replies', async () => {
  const document = JSON.parse(JSON.stringify(openapiDocument())) as { paths: Record<string, Record<string, object>> }
  const [path = ''] = Object.keys(document.paths)
  Object.assign(document.paths[path]?.['get'] ?? {}, { responses: 'none' })
  assert.equal((await new Validator().validate(document as Record<string, unknown>)).valid, false)
})
