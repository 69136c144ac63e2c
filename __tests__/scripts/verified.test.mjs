// What a green run leaves behind for the next one
import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, it } from 'node:test'
import { cacheDir } from '../../scripts/lib/run.mjs'
import { keepTested, present, testedBefore } from '../../scripts/lib/verified.mjs'

const record = path.join(cacheDir, 'tested.json')
const kept = existsSync(record) ? readFileSync(record) : undefined
after(() => (kept ? writeFileSync(record, kept) : rmSync(record, { force: true })))

it('stands for the same files compared with the same commit, and for no others', () => {
  const now = present()
  const facts = { ...now, base: 'b1', figures: '3 passed, 0 failed', seconds: 2 }
  keepTested(facts)
  assert.deepEqual(testedBefore(now, 'b1'), facts)
  assert.equal(testedBefore(now, 'b2'), undefined)
  assert.equal(testedBefore({ ...now, tree: 'other' }, 'b1'), undefined)
  assert.equal(testedBefore(undefined, 'b1'), undefined)
})
