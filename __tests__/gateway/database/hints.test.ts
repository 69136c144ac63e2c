// PostgreSQL: a hint that comes before what it speaks of
// covers gateway/src/core/database/hints.ts
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { giveHint } from '../../../gateway/src/core/database/hints'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { startShop, type TestShop } from '../orders/journey-shop'
import { until } from '../support'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

test('a hint is heard once its transaction is done, not before, and one of a transaction that was rolled back never', async (t) => {
  const heard: string[] = []
  t.after(shop.core.hear((hint) => heard.push(hint)))
  // the connection that hears has to be there
  await until(async () => {
    await giveHint(shop.core.db, 'try')
    return heard.includes('try')
  }, 'the first hint')
  const { db } = shop.core
  await inTransaction(db, async (tx) => {
    await giveHint(tx, 'changed')
    if (shop.databaseUrl === undefined) return
    // another's hint overtakes it
    await giveHint(db, 'other')
    await until(() => heard.includes('other'), 'the other hint')
    assert.ok(!heard.includes('changed'), 'nobody can read yet what has changed')
  })
  await until(() => heard.includes('changed'), 'the hint')
  if (shop.databaseUrl === undefined) return
  await inTransaction(db, async (tx) => {
    await giveHint(tx, 'rolled-back')
    throw new Error('undone')
  }).catch(() => undefined)
  await giveHint(db, 'last')
  await until(() => heard.includes('last'), 'the last hint')
  assert.ok(!heard.includes('rolled-back'))
})
