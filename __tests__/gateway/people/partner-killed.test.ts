// PostgreSQL: a gateway that is killed while it asks the bank
// covers gateway/src/areas/journal/
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { askBank, desk, setManner, type BankManner } from '../../../gateway/src/areas/journal'
import { STAFF } from '../../../gateway/src/console/staff'
import { booksAddUp, cardOf, earner, enrich, heldOf, withdrawNow } from './earners'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { startProcess } from '../database/secondGateway'
import { until } from '../support'

const FEN = 20_000
const MANY = 40
/** Payments that the bank knows of when the gateway is killed. */
const AT = 4

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** Withdrawals that the bank is to be asked for, each of a partner of its own. */
async function onTheirWay(): Promise<Map<string, TestShopper>> {
  const all = new Map<string, TestShopper>()
  for (let count = 0; count < MANY; count += 1) {
    const own = await earner(shop)
    await enrich(shop, own, FEN)
    const withdrawalId = await withdrawNow(shop, own, { amountFen: FEN, cardId: await cardOf(shop, own) })
    await desk.review(shop.core, STAFF, withdrawalId)
    await desk.approve(shop.core, STAFF, withdrawalId)
    all.set(withdrawalId, own)
  }
  return all
}

const atBank = async (ids: readonly string[]) =>
  shop.core.db.selectFrom('sandbox_transfer').selectAll().where('transfer_number', 'in', ids).execute()

const ends: Record<Exclude<BankManner, 'SILENT'>, { state: string; balances: number[]; booked: number }> = {
  PAYS: { state: 'PAID', balances: [0, 0, 0, 0], booked: 1 },
  FAILS: { state: 'FAILED', balances: [0, 0, FEN, 0], booked: 0 }
}

for (const manner of ['PAYS', 'FAILS'] as const) {
  const { state, balances, booked } = ends[manner]
  const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs a second process'
  test(`kill -9 between debit and bank ends in ${state}, once`, { skip, timeout: 240_000 }, async (t) => {
    const { child, base } = await startProcess(shop.databaseUrl ?? '')
    t.after(() => child.kill('SIGKILL'))
    const all = await onTheirWay()
    const ids = [...all.keys()]
    await setManner(shop.core.db, manner)
    // moving the clock has the gateway do its timed work
    const work = fetch(`${base}/demo/api/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base },
      body: JSON.stringify({ advanceMs: 1 })
    }).then(
      () => 'done',
      () => 'cut off'
    )
    await until(async () => (await atBank(ids)).length >= AT, 'the bank to be asked')
    assert.ok(child.kill('SIGKILL'))
    assert.equal(await work, 'cut off')
    const askCount = (await atBank(ids)).length
    assert.ok(askCount < MANY, 'it was killed on its way')

    // its connections end with it; what it had noted is asked for again after a minute
    await until(async () => {
      await shop.core.clock.advance(61_000)
      await askBank(shop.core)
      const rows = await shop.core.db
        .selectFrom('withdrawal')
        .select('state')
        .where('withdrawal_id', 'in', ids)
        .execute()
      return rows.every((row) => row.state === state)
    }, `all to be ${state}`)
    const transfers = await atBank(ids)
    assert.deepEqual(transfers.map(({ transfer_number }) => transfer_number).sort(), [...ids].sort())
    const books = await shop.core.db
      .selectFrom('ledger_transfer')
      .select('reference')
      .where('to_account', '=', '~partner:bank')
      .where('reference', 'in', ids)
      .execute()
    assert.equal(books.length, MANY * booked)
    for (const own of all.values()) assert.deepEqual(await heldOf(own), balances)
    await booksAddUp(shop)
  })
}
