import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { baseInfo, functionsOf, names, replyOf } from '../../scripts/shell/replies.mjs'

const state = { version: '8.4.2', notch: 47, hasScreens: true, absent: [] }

test('the fake app knows the messages of the specification, each once', () => {
  const rows = JSON.parse(readFileSync(new URL('../../docs/spec/bridge.json', import.meta.url), 'utf8'))
  const expected = rows.filter(({ bridge }) => bridge !== 'field').map(({ name }) => name)
  assert.deepEqual([...names].sort(), [...expected].sort())
})

test('an older version lists less, the oldest nothing', () => {
  assert.equal(functionsOf(state).length, names.length)
  assert.equal(functionsOf({ ...state, version: '7.9.0' }).includes('toCommonShareView'), false)
  assert.deepEqual(functionsOf({ ...state, version: '5.1.3' }), [])
  assert.equal(functionsOf({ ...state, absent: ['getAddress'] }).includes('getAddress'), false)
  assert.equal(functionsOf({ ...state, hasScreens: false }).includes('toHomePage'), false)
})

test('nobody’s session holds neither login nor address', () => {
  assert.deepEqual(Object.keys(baseInfo({ ...state, address: { addressId: 'A1' } })), [
    'statusBarHeight',
    'appVersion',
    'functions'
  ])
  const session = { token: 'T1', userId: 'U1' }
  assert.deepEqual(replyOf('getAddress', { ...state, session }), { refused: true })
  assert.equal(baseInfo({ ...state, session, push: { launchId: 'L1', path: '/' } }).pushExtra.launchId, 'L1')
})
