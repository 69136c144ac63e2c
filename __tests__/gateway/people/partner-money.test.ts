// PostgreSQL: two gateways and one withdrawal, and how many rows an account reads
import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { DAY_MS } from '../../../domain/spans'
import { accountShown } from '../../../gateway/src/areas/journal/account'
import { lapseLeft } from '../../../gateway/src/areas/journal/lapsing'
import { askBank, desk, journalCheck, setManner, thawCommissions } from '../../../gateway/src/areas/journal'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { settlePayment } from '../../../gateway/src/areas/payment'
import { verifiedNameOf } from '../../../gateway/src/areas/partner'
import { STAFF } from '../../../gateway/src/console/staff'
import type { Core } from '../../../gateway/src/core/area'
import { inTransaction, type Db } from '../../../gateway/src/core/database/database'
import { balances } from '../../../gateway/src/core/database/ledger'
import { createGateway } from '../../../gateway/src/gateway'
import * as assists from '../activities/assists'
import { booksAddUp, cardOf, clickOn, earner, enrich, heldOf, withdrawNow } from './earners'
import * as employees from './employees'
import { detail, order, paidOrder, startPay, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { CANARY_NAME, idNumber, partner, tell, withContract } from './partners'
import { tellHolder } from '../activities/subsidies'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const minute = () => shop.core.clock.advance(61_000)

/** A withdrawal that the bank is to be asked for. */
async function onItsWay(fen = 20_000): Promise<{ own: TestShopper; withdrawalId: string }> {
  const own = await earner(shop)
  await enrich(shop, own, fen)
  const withdrawalId = await withdrawNow(shop, own, { amountFen: fen, cardId: await cardOf(shop, own) })
  await desk.review(shop.core, STAFF, withdrawalId)
  await desk.approve(shop.core, STAFF, withdrawalId)
  return { own, withdrawalId }
}

async function paidTimes(withdrawalId: string): Promise<{ bank: number; books: number }> {
  const { db } = shop.core
  const bank = await db
    .selectFrom('sandbox_transfer')
    .select('amount_fen')
    .where('transfer_number', '=', withdrawalId)
    .execute()
  const books = await db
    .selectFrom('ledger_transfer')
    .select('amount')
    .where('to_account', '=', '~partner:bank')
    .where('reference', '=', withdrawalId)
    .execute()
  return { bank: bank.length, books: books.length }
}

/** A core whose process ends as it reaches for the database the `nth` time. */
function dying(nth: number): Core {
  let reached = 0
  return Object.create(shop.core, {
    db: {
      get: (): Db => {
        reached += 1
        if (reached === nth) throw new Error('the process ended')
        return shop.core.db
      }
    }
  }) as Core
}

for (const [manner, end, sums] of [
  ['PAYS', 'PAID', [0, 0, 0, 0]],
  ['FAILS', 'FAILED', [0, 0, 20_000, 0]]
] as const) {
  test(`a process that ends anywhere between debit and bank leaves ${end} in the end, once`, async () => {
    let died = 0
    for (let nth = 1; nth <= 8; nth += 1) {
      const { own, withdrawalId } = await onItsWay()
      await setManner(shop.core.db, manner)
      const ended = await askBank(dying(nth)).then(
        () => false,
        () => true
      )
      if (ended) died += 1
      const halfway = await heldOf(own)
      assert.ok(String(halfway) === String([0, 0, 0, 20_000]) || String(halfway) === String(sums), String(halfway))
      await minute()
      await askBank(shop.core)
      await minute()
      await askBank(shop.core)
      assert.deepEqual(await heldOf(own), sums, `ended at ${nth}`)
      const { list } = await own.must('GET /o2cum/v1/partner/withdraws')
      assert.equal(list[0]?.state, end)
      assert.equal(list[0]?.reason === undefined, end === 'PAID', 'the bank’s reason, in words')
      assert.deepEqual(await paidTimes(withdrawalId), { bank: 1, books: end === 'PAID' ? 1 : 0 })
      await setManner(shop.core.db, 'PAYS')
    }
    assert.ok(died >= 3, `it ended in ${died} places`)
    await booksAddUp(shop)
  })
}

test('a withdrawal whose transaction ends early takes nothing', async () => {
  const own = await earner(shop)
  await enrich(shop, own, 20_000)
  const cardId = await cardOf(shop, own)
  const core = { ...shop.core, db: shop.core.db }
  await assert.rejects(
    inTransaction(shop.core.db, async (tx) => {
      await withdrawNow({ core: { ...core, db: tx } }, own, { amountFen: 20_000, cardId })
      throw new Error('the process ended')
    }),
    /ended/
  )
  assert.deepEqual(await heldOf(own), [0, 0, 20_000, 0])
  assert.equal((await own.must('GET /o2cum/v1/partner/withdraws')).total, 0)
})

/** Another gateway at the same database; undefined where there is room for one. */
async function secondGateway(t: TestContext): Promise<Core | undefined> {
  const { databaseUrl } = shop
  if (databaseUrl === undefined) return undefined
  const how = { mode: 'demonstration', seeds: false, logLevel: 'silent', sweeps: false } as const
  const second = await createGateway({ ...how, databaseUrl })
  t.after(() => second.close())
  return second.core
}

test('an order that two gateways hear of at once earns once', async (t) => {
  const second = await secondGateway(t)
  if (!second) return t.skip('PGlite has room for one gateway')
  const [own, buyer] = [await earner(shop), await shop.shopper()]
  for (let orders = 1; orders <= 4; orders += 1) {
    await clickOn(shop, buyer, own.code)
    const paymentId = await startPay(buyer, await order(buyer, { POT: 1 }))
    await Promise.all([shop.core, second, shop.core, second].map((core) => settlePayment(core, paymentId, 'SUCCEEDED')))
    assert.deepEqual(await heldOf(own), [120 * orders, 0, 0, 0])
  }
  await booksAddUp(shop)
})

test('one row that two gateways take is paid once', async (t) => {
  const second = await secondGateway(t)
  if (!second) return t.skip('PGlite has room for one gateway')
  await setManner(shop.core.db, 'PAYS')
  const rows = [await onItsWay(), await onItsWay(), await onItsWay()]
  await Promise.all([shop.core, second, shop.core, second].map(askBank))
  for (const { own, withdrawalId } of rows) {
    assert.deepEqual(await heldOf(own), [0, 0, 0, 0])
    assert.deepEqual(await paidTimes(withdrawalId), { bank: 1, books: 1 })
  }
  await booksAddUp(shop)
})

test('limits and fees hold when withdrawals are asked for at once', async () => {
  const own = await earner(shop)
  await enrich(shop, own, 2_000_000)
  const cardId = await cardOf(shop, own)
  const { place } = await import('../../../gateway/src/areas/journal')
  const nowMs = shop.core.clock.now()
  // each says what arrives with a fee and without one: who is right is who comes at their turn
  const wishes = Array.from({ length: 30 }, (_, index) => ({
    amountFen: 10_000 + index,
    feeFen: index % 2 === 0 ? 0 : 200
  }))
  const made = await Promise.allSettled(
    wishes.map(({ amountFen, feeFen }, index) =>
      inTransaction(shop.core.db, (tx) =>
        place(
          tx,
          { userId: own.userId, withdrawalId: `wd_${own.userId}_${index}`, nowMs },
          { amountFen, cardId, expectedFen: amountFen - feeFen }
        )
      )
    )
  )
  const done = made.filter(({ status }) => status === 'fulfilled').length
  assert.ok(done >= 2 && done <= 3)
  const rows = await shop.core.db
    .selectFrom('withdrawal')
    .select(['fee_fen', 'amount_fen'])
    .where('partner_id', '=', own.userId)
    .execute()
  assert.equal(rows.length, done)
  assert.equal(rows.filter(({ fee_fen }) => fee_fen === 0).length, 2, 'two are free')
  assert.ok(rows.every(({ fee_fen }) => fee_fen === 0 || fee_fen === 200))
  const rich = await earner(shop)
  await enrich(shop, rich, 2_000_000)
  const card = await cardOf(shop, rich)
  const days = await Promise.allSettled(
    [1, 2, 3].map(() => withdrawNow(shop, rich, { amountFen: 300_000, cardId: card }))
  )
  assert.equal(days.filter(({ status }) => status === 'fulfilled').length, 1, '¥5,000 a day')
  await booksAddUp(shop)
})

test('an order that is settled twice, by a callback that comes again, earns once', async () => {
  const [own, buyer] = [await earner(shop), await shop.shopper()]
  await clickOn(shop, buyer, own.code)
  const paymentId = await startPay(buyer, await order(buyer, { POT: 1 }))
  await Promise.all(Array.from({ length: 6 }, () => shop.settle(paymentId, 'SUCCEEDED')))
  await shop.settle(paymentId, 'SUCCEEDED')
  assert.deepEqual(await heldOf(own), [120, 0, 0, 0])
  await booksAddUp(shop)
})

test('employee prices and assists earn nothing, and the sale is as it was', async () => {
  const own = await earner(shop)
  const offerCode = await employees.publish(shop, { skuCode: 'POT', priceFen: 2_000 })
  const { shopper: employee } = await employees.newEmployee(shop)
  await clickOn(shop, employee, own.code)
  const atWork = await employees.buy(shop, employee, { offerCode, skuCode: 'POT' })
  assert.equal((await detail(employee, atWork)).status, 'WAIT_SHIP')
  const buyer = await shop.shopper()
  const assistCode = await assists.start(buyer, await assists.publish(shop))
  await assists.helpedBy(shop, assistCode, 2)
  await clickOn(shop, buyer, own.code)
  const helped = await assists.place(buyer, assistCode)
  await shop.settle(await startPay(buyer, [helped]), 'SUCCEEDED')
  assert.equal((await detail(buyer, helped)).status, 'WAIT_SHIP')
  assert.deepEqual(await heldOf(own), [0, 0, 0, 0])
  const commissions = await shop.core.db
    .selectFrom('commission')
    .select('state')
    .where('partner_id', '=', own.userId)
    .execute()
  assert.deepEqual(commissions, [], 'they are no partner’s orders at all')
  await paidOrder(shop, buyer, { POT: 1 })
  assert.deepEqual(await heldOf(own), [120, 0, 0, 0], 'the same click, at the price of the shop')
})

test('who shows the partner’s ID for a subsidy is the partner', async () => {
  await withContract(shop)
  const id = idNumber()
  const own = await shop.shopper()
  await sql`update address set phone = '13700001111' where user_id = ${own.userId}`.execute(shop.core.db)
  await own.must('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  await tell(shop, own, id)
  await sql`update partner set state = 'ACTIVE', contract_version = '1', active_at = verified_at
    where user_id = ${own.userId}`.execute(shop.core.db)
  const { partnerCode = '' } = await own.must('GET /o2cum/v1/partner/query')
  const [other, self] = [await shop.shopper(), await shop.shopper()]
  assert.equal((await tellHolder(other, idNumber())).success, true)
  assert.equal((await tellHolder(self, id)).success, true)
  for (const buyer of [other, self]) {
    await clickOn(shop, buyer, partnerCode)
    await paidOrder(shop, buyer, { POT: 1 })
  }
  assert.deepEqual(await heldOf(own), [120, 0, 0, 0], 'of the other alone')
})

test('who left withdraws for a year; what is left then is the shop’s, but for what is on its way', async () => {
  await withContract(shop)
  const own = await partner(shop)
  await enrich(shop, own, 30_000)
  const cardId = await cardOf(shop, own)
  await own.must('POST /o2cum/v1/partner/leave', { body: {} })
  await lapseLeft(shop.core)
  await shop.core.clock.advance(300 * DAY_MS)
  const token = await shop.tokenOf(own.userId)
  const sumsNow = async () => {
    const account = await shop.must('GET /o2cum/v1/partner/account', { token })
    return [account.availableFen, account.payingFen]
  }
  await lapseLeft(shop.core)
  const withdrawalId = await withdrawNow(shop, own, { amountFen: 10_000, cardId })
  assert.deepEqual(await sumsNow(), [20_000, 10_000], 'the rest is paid out')
  await shop.core.clock.advance(66 * DAY_MS)
  const later = await shop.tokenOf(own.userId)
  await lapseLeft(shop.core)
  const readAccount = async () => shop.must('GET /o2cum/v1/partner/account', { token: later })
  assert.equal((await readAccount()).availableFen, 20_000, 'it waits for what is on its way')
  await desk.refuse(shop.core, STAFF, withdrawalId, '资料不全')
  await Promise.all([lapseLeft(shop.core), lapseLeft(shop.core)])
  assert.deepEqual([(await readAccount()).availableFen, (await readAccount()).payingFen], [0, 0])
  const { list } = await shop.must('GET /o2cum/v1/partner/account-details', { token: later, query: { kind: 'CLAW' } })
  assert.deepEqual(
    list.map(({ kind, amountFen }) => [kind, amountFen]),
    [['LAPSE', -30_000]]
  )
  await booksAddUp(shop)
})

test('what is kept of all rows follows them: orders that wait, days that thaw; the check finds where it does not', async () => {
  const before = await journalCheck(shop.core.db)
  const [own, buyer] = [await earner(shop), await shop.shopper()]
  await clickOn(shop, buyer, own.code)
  const [paid = ''] = await paidOrder(shop, buyer, { POT: 1, POT2: 1 })
  const [orderCode = ''] = await paidOrder(shop, buyer, { POT2: 1 })
  const account = () => own.must('GET /o2cum/v1/partner/account')
  assert.equal((await account()).pendingOrders, 2, 'orders, not rows')
  await buyer.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
  assert.equal((await account()).pendingOrders, 1)
  await advanceOrder(shop.core, paid, 'ship')
  await advanceOrder(shop.core, paid, 'deliver')
  await buyer.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode: paid } })
  await shop.setPrice('POT', 2_500)
  const position = (await detail(buyer, paid)).rows.findIndex(({ skuCode }) => skuCode === 'POT')
  const lower = { orderCode: paid, position, refundFen: 500 }
  await buyer.must('POST /o2ord-b2c/v1/price-protection', { body: lower })
  await shop.setPrice('POT', 3_000)
  const { pendingOrders, frozenFen, thaws } = await account()
  assert.deepEqual([pendingOrders, thaws.map(({ fen }) => fen)], [0, [frozenFen]])
  assert.deepEqual(await journalCheck(shop.core.db), before)
  const spoil = async (table: string, column: string, by: number): Promise<number> => {
    const change = (change: number) =>
      sql`update ${sql.ref(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${change}::int
        where partner_id = ${own.userId}`.execute(shop.core.db)
    await change(by)
    const { partners } = await journalCheck(shop.core.db)
    await change(-by)
    return partners - before.partners
  }
  assert.equal(await spoil('partner_sum', 'pending_orders', 7), 1)
  assert.equal(await spoil('partner_sum', 'earned_fen', 1), 1)
  assert.equal(await spoil('partner_sum', 'withdrawn_fen', 1), 1)
  assert.equal(await spoil('partner_thaw', 'fen', 1), 1)
  // the same money on another day
  const other = (days: string) =>
    sql`update partner_thaw set at = at + ${days}::interval where partner_id = ${own.userId}`.execute(shop.core.db)
  await other('1 day')
  assert.equal((await journalCheck(shop.core.db)).partners, before.partners + 1)
  await other('-1 day')
  await shop.core.clock.advance(9 * DAY_MS)
  await thawCommissions(shop.core)
  assert.deepEqual((await account()).thaws, [])
  assert.deepEqual(await journalCheck(shop.core.db), before)
})

/** One order with many rows as many orders with as many rows, every fifth of them open, over some weeks. */
async function postings(own: TestShopper, orderCode: string, orders: number, rows: number): Promise<void> {
  const { db, clock } = shop.core
  await sql`insert into trade_order select (jsonb_populate_record(o, jsonb_build_object('order_code', o.order_code || n, 'shop_code', o.shop_code || n))).*
    from trade_order o, generate_series(1, ${orders}::int) n where o.order_code = ${orderCode}`.execute(db)
  await sql`insert into commission select ${orderCode} || n, p, ${own.userId}, 400, 10, 10,
      (array['PENDING', 'FROZEN', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE',
        'AVAILABLE', 'AVAILABLE'])[1 + p % 10], ${clock.date()}, ${clock.date()},
      ${clock.date()}::timestamptz + make_interval(days => n % 7)
    from generate_series(1, ${orders}::int) n, generate_series(1, ${rows}::int) p`.execute(db)
  await sql`insert into partner_entry (partner_id, kind, amount_fen, order_code, position, account, at)
    select ${own.userId}, 'EARN', 10, ${orderCode} || n, p, 'PENDING', ${clock.date()}::timestamptz - make_interval(days => p % 60)
    from generate_series(1, ${orders}::int) n, generate_series(1, ${rows}::int) p`.execute(db)
  await sql`insert into partner_day select partner_id, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), sum(amount_fen), 0, 0
    from partner_entry where partner_id = ${own.userId} group by 1, 2`.execute(db)
  await sql`insert into partner_sum select ${own.userId}, ${orders}::int, sum(earned_fen), 0
    from partner_day where partner_id = ${own.userId}`.execute(db)
  await sql`insert into partner_thaw
    select partner_id, date_trunc('day', thaws_at at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai', sum(left_fen)
    from commission where partner_id = ${own.userId} and state = 'FROZEN' group by 1, 2`.execute(db)
  await sql`insert into ledger_account select 'partner:' || state || ':' || partner_id, sum(left_fen), null
    from commission where partner_id = ${own.userId} group by partner_id, state`.execute(db)
  await sql`analyze commission, partner_entry, partner_day, partner_thaw, ledger_account`.execute(db)
}

/** Rows of tables that the account reads, as the database counts them. */
async function rowsRead(own: TestShopper): Promise<number> {
  const { clock, db } = shop.core
  const count = async (tx: Db): Promise<number> => {
    const { rows } = await sql<{
      read: number
    }>`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables`.execute(tx)
    return rows[0]?.read ?? 0
  }
  return inTransaction(db, async (tx) => {
    const before = await count(tx)
    await accountShown(tx, { userId: own.userId, nowMs: clock.now(), locale: 'zh-CN' }, {})
    return (await count(tx)) - before
  })
}

test('an account of 100,000 postings with a fifth of them open reads at most twice the rows of one of 100', async () => {
  const buyer = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, buyer, { POT: 1 })
  const [few, many] = [await earner(shop), await earner(shop)]
  await postings(few, orderCode, 1, 100)
  const [second = ''] = await paidOrder(shop, buyer, { POT: 1 })
  await postings(many, second, 200, 500)
  const [less, more] = [await rowsRead(few), await rowsRead(many)]
  assert.ok(less > 3, 'it reads what it shows')
  assert.ok(more <= 2 * less, `${more} rows of 100,000 postings, ${less} of 100`)
  const shown = await many.must('GET /o2cum/v1/partner/account')
  assert.equal(shown.pendingOrders, 200)
  assert.equal(shown.earnedFen, 1_000_000)
  assert.equal(shown.thaws.length, 3)
  assert.equal(shown.frozenFen, 100_000)
  const kept = await balances(shop.core.db, [`partner:PENDING:${many.userId}`])
  assert.equal(kept.get(`partner:PENDING:${many.userId}`), shown.pendingFen)
})

test('no trigger of the database writes what the journal keeps', async () => {
  const { rows } = await sql<{ name: string }>`select t.tgname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and (c.relname in ('commission', 'withdrawal')
      or c.relname like 'ledger\\_%' or c.relname in ('partner_entry', 'partner_day', 'partner_sum', 'partner_thaw'))`.execute(
    shop.core.db
  )
  assert.deepEqual(rows, [])
})

test('a code for a withdrawal that was guessed too often opens nothing, not even when it is right', async () => {
  const own = await earner(shop)
  await enrich(shop, own, 20_000)
  const body = { amountFen: 20_000, cardId: await cardOf(shop, own) }
  const { captchaKey } = await own.must('POST /o2cum/v1/partner/withdraw-code', { body })
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', own.userId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ body: string }>`select body from outbox where recipient = ${phone}
    order by created_at desc limit 1`.execute(shop.core.db)
  const captcha = /[0-9]{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
  const ask = (code: string) =>
    own.ask('POST /o2cum/v1/partner/withdraw', {
      body: { ...body, expectedFen: 20_000, captchaKey, captcha: code }
    })
  const wrong = captcha === '111111' ? '222222' : '111111'
  const refused = new Set<string>()
  for (let tried = 0; tried < 12; tried += 1) refused.add((await ask(wrong)).code)
  assert.ok(![...refused].includes('S'))
  assert.equal((await ask(captcha)).success, false)
  assert.deepEqual(await heldOf(own), [0, 0, 20_000, 0])
})

test('a card is of the person who was verified: the bank is told the name, and another’s is refused', async () => {
  await withContract(shop)
  const own = await partner(shop)
  const add = (cardNo: string) => own.ask('POST /o2cum/v1/partner/card', { body: { cardNo } })
  const refused = await add('6222990000000000006')
  assert.equal(refused.code, 'card.holder')
  assert.equal((await own.must('GET /o2cum/v1/partner/withdraw')).card, null)
  assert.equal((await add('6222020000000000000')).data.lastFour, '0000')
  assert.equal(await verifiedNameOf(shop.core.db, own.userId), CANARY_NAME)
  assert.equal(await verifiedNameOf(shop.core.db, 'nobody'), undefined)
})
