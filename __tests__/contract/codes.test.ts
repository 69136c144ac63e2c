import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Value } from 'typebox/value'
import { Code } from '../../contract/shared'
import { isCode } from '../../src/lib/codes'

it('the app takes for a code what the contract does', () => {
  for (const entry of [
    '',
    'A',
    'P11-1',
    'a_b',
    '../x',
    'a.b',
    'a b',
    '电饭煲',
    'a\n',
    'x'.repeat(64),
    'x'.repeat(65),
    12
  ])
    assert.equal(isCode(entry), Value.Check(Code, entry), JSON.stringify(entry))
})
