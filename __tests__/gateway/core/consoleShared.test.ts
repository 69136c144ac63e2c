import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'

const script = readFileSync(new URL('../../../gateway/src/console/page/shared.js', import.meta.url), 'utf8')
const valueOf = (expression: string): unknown => runInNewContext(`${script};${expression}`)

test('the console’s pages write a moment by the shop’s clock in one way', () => {
  const ms = Date.UTC(2026, 8, 7, 16, 5)
  assert.equal(valueOf(`time(${ms})`), '2026-09-08 00:05')
  assert.equal(valueOf(`day(${ms})`), '2026-09-08')
})

test('the console’s pages write an amount with two decimals and a comma', () => {
  assert.equal(valueOf('money(129900)'), '¥1,299.00')
})
