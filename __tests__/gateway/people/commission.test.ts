// PostgreSQL: withdrawals of one balance at once, each on a connection of its own
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { shopDay, shopMidnight } from '../../../domain/day'
import { withhold } from '../../../domain/partner/labourTax'
import * as cases from '../../../gateway/src/areas/afterSales'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { endClosings } from '../../../gateway/src/areas/account/closing'
import {
  answerInDemonstration,
  askBank,
  desk,
  ownedByPartner,
  setManner,
  thawCommissions
} from '../../../gateway/src/areas/journal'
import { changeCommission, lockCommissions } from '../../../gateway/src/areas/journal/store'
import { hear } from '../../../gateway/src/areas/journal/asking'
import { grantRole, takeRole } from '../../../gateway/src/areas/role/store'
import { STAFF } from '../../../gateway/src/console/staff'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { balances, transfer } from '../../../gateway/src/core/database/ledger'
import { applyForCase, deliveredOrder, applyForExchange, exchangeFor, NUMBER, SEND, unsent } from '../aftersale/cases'
import { order, paidOrder, startPay, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { makePartner } from './vaults'
import { ageCard as ageCardOf, booksAddUp, codeFor, enrich } from './earners'

const DAY = 86_400_000
const WITHDRAW = 'POST /o2cum/v1/partner/withdraw'
let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const now = (): Date => shop.core.clock.date()
let partners = 0

/** A shopper who earns. */
async function partner(): Promise<TestShopper & { code: string }> {
  const shopper = await shop.shopper()
  partners += 1
  const code = await makePartner(shop, shopper)
  // nobody else of these tests has what they receive at
  await sql`update address set phone = ${`137${String(partners).padStart(8, '0')}`} where user_id = ${shopper.userId}`.execute(
    shop.core.db
  )
  return { ...shopper, code }
}

const click = (buyer: TestShopper, code: string, clickedAt = shop.core.clock.now()) =>
  buyer.must('POST /o2cum/v1/partner/click', { body: { partnerCode: code, clickedAt } })

const account = (of: TestShopper) => of.must('GET /o2cum/v1/partner/account')
const sums = async (of: TestShopper) => {
  const { pendingFen, frozenFen, availableFen, payingFen } = await account(of)
  return [pendingFen, frozenFen, availableFen, payingFen]
}

async function receive(buyer: TestShopper, orderCode: string): Promise<void> {
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'deliver')
  await buyer.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
}

/** All accounts agree with their transfers, and what a partner reads adds up to what they have. */
async function sumsUp(): Promise<void> {
  const { db } = shop.core
  await booksAddUp(shop)
  const states = await sql<{ account: string }>`select a.account from ledger_account a
    where a.account like 'partner:PENDING:%' or a.account like 'partner:FROZEN:%'
    group by a.account, a.balance having a.balance <> coalesce((select sum(left_fen) from commission c
      where c.partner_id = split_part(a.account, ':', 3) and c.state = split_part(a.account, ':', 2)), 0)`.execute(db)
  assert.deepEqual(states.rows, [])
}

test('an order earns when it is paid, freezes when it is received, and can be withdrawn when the days to return it are over', async () => {
  const [own, buyer] = [await partner(), await shop.shopper()]
  await click(buyer, own.code)
  const [orderCode = ''] = await order(buyer, { POT: 2 })
  assert.deepEqual(await sums(own), [0, 0, 0, 0], 'nothing before it is paid')
  await shop.settle(await startPay(buyer, [orderCode]), 'SUCCEEDED')
  assert.deepEqual(await sums(own), [240, 0, 0, 0], '4 % of 60.00, without freight')
  await receive(buyer, orderCode)
  assert.deepEqual(await sums(own), [0, 240, 0, 0])
  const thawsAt = shopMidnight(shop.core.clock.now()) + 8 * DAY
  const toGo = (before: number) => shop.core.clock.advance(thawsAt - before - shop.core.clock.now())
  await toGo(1_000)
  await thawCommissions(shop.core)
  assert.deepEqual(await sums(own), [0, 240, 0, 0], 'it can still go back')
  await toGo(0)
  await sql`update trade_order set open_cases = 1 where order_code = ${orderCode}`.execute(shop.core.db)
  await thawCommissions(shop.core)
  assert.deepEqual(await sums(own), [0, 240, 0, 0], 'a case is open')
  await sql`update trade_order set open_cases = 0 where order_code = ${orderCode}`.execute(shop.core.db)
  await thawCommissions(shop.core)
  await thawCommissions(shop.core)
  assert.deepEqual(await sums(own), [0, 0, 240, 0])
  const { placedAt = 0 } = (await own.must('GET /o2ord-b2c/v1/glz-partner-orders')).list[0] ?? {}
  const { list } = await own.must('GET /o2cum/v1/partner/account-details', {
    query: { month: shopDay(placedAt).slice(0, 7) }
  })
  assert.deepEqual(
    list.map(({ kind, amountFen, buyer: who, state }) => [kind, amountFen, who, state]),
    [['EARN', 240, '林**', 'AVAILABLE']]
  )
  await sumsUp()
})

test('the time that it thaws at is when the seven days after the receipt are over', async () => {
  const [own, buyer] = [await partner(), await shop.shopper()]
  await click(buyer, own.code)
  const [orderCode = ''] = await paidOrder(shop, buyer, { POT: 1 })
  await receive(buyer, orderCode)
  const { list } = await own.must('GET /o2ord-b2c/v1/glz-partner-orders')
  const [commission] = list
  assert.equal(commission?.thawsAt, shopMidnight(commission?.receivedAt ?? 0) + 8 * DAY)
})

test('what came by an exchange has days of its own, for which it waits', async () => {
  const [own, buyer] = [await partner(), await shop.shopper()]
  await click(buyer, own.code)
  const orderCode = await deliveredOrder(shop, buyer, { POT: 1 })
  const thawsAt = async () => (await own.must('GET /o2ord-b2c/v1/glz-partner-orders')).list[0]?.thawsAt ?? 0
  const first = await thawsAt()
  const { caseCode } = await applyForExchange(buyer, exchangeFor(orderCode, 'POT'))
  await cases.agree(shop.core, TESTER, caseCode)
  await buyer.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
  await cases.sendNew(shop.core, TESTER, caseCode, { carrier: { zh: '顺驰', en: 'Carrier' }, trackingNo: 'SQ1' })
  await shop.core.clock.advance(4 * DAY)
  await buyer.must('POST /o2as-b2c/v1/after/sale/confirm-receipt', { body: { caseCode } })
  assert.equal(await thawsAt(), first + 4 * DAY)
  await shop.core.clock.advance(first - shop.core.clock.now())
  await thawCommissions(shop.core)
  assert.deepEqual(await sums(own), [0, 120, 0, 0])
  await shop.core.clock.advance(4 * DAY)
  await thawCommissions(shop.core)
  assert.deepEqual(await sums(own), [0, 0, 120, 0])
})

test('beside a month stand those after it, so that one comes back from each that is looked at', async () => {
  const own = await partner()
  const account = async (month?: string) => own.must('GET /o2cum/v1/partner/account', { query: month ? { month } : {} })
  const now = await account()
  assert.equal(now.month, shopDay(shop.core.clock.now()).slice(0, 7), 'the shop’s own, where none is asked for')
  assert.equal(now.months.at(-1)?.month, now.month, 'none that is still to come')
  const [first] = now.months
  const old = await account(first?.month)
  assert.deepEqual([old.month, old.months.length, old.months[3]?.month], [first?.month, 6, first?.month])
  const forward = [old.months.at(-1)?.month]
  for (let steps = 0; steps < 5 && forward.at(-1) !== now.month; steps += 1) {
    forward.push((await account(forward.at(-1))).months.at(-1)?.month)
  }
  assert.equal(forward.at(-1), now.month)
})

test('the last click of an ACTIVE partner within 30 days decides, by the shop’s time', async () => {
  const [first, second, buyer] = [await partner(), await partner(), await shop.shopper()]
  const nowMs = shop.core.clock.now()
  await click(buyer, first.code, nowMs - 29 * DAY)
  await click(buyer, second.code, nowMs - 2 * DAY)
  await click(buyer, first.code, nowMs - 20 * DAY)
  await paidOrder(shop, buyer, { POT: 1 })
  assert.deepEqual(await sums(first), [0, 0, 0, 0])
  assert.deepEqual(await sums(second), [120, 0, 0, 0])
  const late = await shop.shopper()
  assert.deepEqual(await click(late, first.code, nowMs - 31 * DAY), { kept: false })
  assert.deepEqual(await click(late, first.code, nowMs + DAY), { kept: false }, 'a click that is still to come')
  assert.deepEqual(await click(late, 'NOBODY'), { kept: false })
  await sql`update partner set state = 'SUSPENDED' where user_id = ${second.userId}`.execute(shop.core.db)
  await paidOrder(shop, buyer, { POT: 1 })
  assert.deepEqual(await sums(second), [120, 0, 0, 0], 'a suspended partner keeps what is theirs and earns nothing new')
})

test('nobody earns by what they buy under another account of theirs; the sale is as it was', async () => {
  const ways: [string, (own: TestShopper, buyer: TestShopper) => Promise<unknown>][] = [
    [
      'phone',
      (own, buyer) =>
        sql`update address set phone = (select phone from customer where user_id = ${buyer.userId})
        where user_id = ${own.userId}`.execute(shop.core.db)
    ],
    [
      'delivery phone',
      (own, buyer) =>
        sql`update address set phone = (select phone from address where user_id = ${buyer.userId} limit 1)
        where user_id = ${own.userId}`.execute(shop.core.db)
    ],
    [
      'union id',
      async (own, buyer) => {
        for (const { userId } of [own, buyer]) {
          await sql`insert into platform_person (open_id, union_id, user_id, bound_at, seen_at)
          values (${`open-${userId}`}, ${`union-${own.userId}`}, ${userId}, ${now()}, ${now()})`.execute(shop.core.db)
        }
      }
    ]
  ]
  for (const [name, make] of ways) {
    const [own, buyer] = [await partner(), await shop.shopper()]
    await make(own, buyer)
    await click(buyer, own.code)
    const [orderCode = ''] = await paidOrder(shop, buyer, { POT: 1 })
    assert.deepEqual(await sums(own), [0, 0, 0, 0], name)
    const { status } = await buyer.must('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })
    assert.equal(status, 'WAIT_SHIP', name)
  }
  const own = await partner()
  await click(own, own.code)
  await paidOrder(shop, own, { POT: 1 })
  assert.deepEqual(await sums(own), [0, 0, 0, 0], 'the same account')
})

test('an order settled twice earns once; a cancelled one leaves nothing', async () => {
  const [own, buyer] = [await partner(), await shop.shopper()]
  await click(buyer, own.code)
  const codes = await order(buyer, { POT: 1 })
  const paymentId = await startPay(buyer, codes)
  await Promise.all([1, 2, 3].map(() => shop.settle(paymentId, 'SUCCEEDED')))
  assert.deepEqual(await sums(own), [120, 0, 0, 0])
  await buyer.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', {
    body: { orderCode: codes[0] ?? '', reasonCode: 'MIND' }
  })
  assert.deepEqual(await sums(own), [0, 0, 0, 0])
  const { list, counts } = await own.must('GET /o2ord-b2c/v1/glz-partner-orders')
  assert.deepEqual([list[0]?.state, list[0]?.leftFen, list[0]?.backFen, counts.CLAWED], ['CLAWED', 0, 3_000, 1])
  await sumsUp()
})

test('pieces that go back take their part along, and all of them everything', async () => {
  const [own, buyer] = [await partner(), await shop.shopper()]
  await click(buyer, own.code)
  const [orderCode = ''] = await paidOrder(shop, buyer, { POT: 3 })
  assert.deepEqual(await sums(own), [360, 0, 0, 0])
  for (const left of [240, 120]) {
    await applyForCase(buyer, unsent(orderCode))
    assert.deepEqual(await sums(own), [left, 0, 0, 0])
  }
  await buyer.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
  assert.deepEqual(await sums(own), [0, 0, 0, 0])
  await sumsUp()
})

test('a lower price that is claimed lowers it', async () => {
  const [own, buyer] = [await partner(), await shop.shopper()]
  await click(buyer, own.code)
  const [orderCode = ''] = await paidOrder(shop, buyer, { LAMP: 1 })
  assert.deepEqual(await sums(own), [100, 0, 0, 0])
  await shop.setPrice('LAMP', 2_000)
  await buyer.must('POST /o2ord-b2c/v1/price-protection', { body: { orderCode, position: 0, refundFen: 500 } })
  assert.deepEqual(await sums(own), [80, 0, 0, 0])
  await shop.setPrice('LAMP', 2_500)
  await sumsUp()
})

/** Puts money straight where it can be withdrawn, and a card that is old enough. */
async function rich(fen: number): Promise<{ own: TestShopper & { code: string }; cardId: string }> {
  const own = await partner()
  await enrich(shop, own, fen)
  const { cardId } = await own.must('POST /o2cum/v1/partner/card', { body: { cardNo: '6222020000000000000' } })
  return { own, cardId }
}
const ageCard = (cardId: string) => ageCardOf(shop, cardId)
const withCode = (own: TestShopper, amountFen: number, cardId: string) => codeFor(shop, own, amountFen, cardId)

test('a card has a right last digit and waits a day; its number is kept nowhere', async () => {
  const { own, cardId } = await rich(100_000)
  const wrong = await own.ask('POST /o2cum/v1/partner/card', { body: { cardNo: '6222020000000000007' } })
  assert.equal(wrong.success, false)
  const early = await own.ask('POST /o2cum/v1/partner/withdraw-code', { body: { amountFen: 2_000, cardId } })
  assert.equal(early.code, 'card.new')
  const { rows } =
    await sql`select 1 from partner_card where to_jsonb(partner_card)::text like '%6222020000000000000%'`.execute(
      shop.core.db
    )
  assert.deepEqual(rows, [])
})

test('a withdrawal is reviewed, paid by the bank once, and taken apart into tax, fee and what arrives', async () => {
  const { own, cardId } = await rich(500_000)
  await ageCard(cardId)
  const body = await withCode(own, 200_000, cardId)
  assert.equal(body.expectedFen, 176_000, '2,000.00 less 240.00 of tax')
  const other = await own.ask(WITHDRAW, { body: { ...body, amountFen: 210_000 } })
  assert.equal(other.code, 'captcha.expired', 'the code is for another amount')
  const stranger = await partner()
  assert.equal((await stranger.ask(WITHDRAW, { body })).success, false, 'and for another partner')
  const { withdrawalId, state } = await own.must(WITHDRAW, { body })
  assert.equal(state, 'SUBMITTED')
  const again = await own.must(WITHDRAW, { body })
  assert.equal(again.withdrawalId, withdrawalId, 'a reply that was lost is told again')
  assert.deepEqual(await sums(own), [0, 0, 300_000, 200_000])
  await desk.review(shop.core, STAFF, withdrawalId)
  await setManner(shop.core.db, 'SILENT')
  await desk.approve(shop.core, STAFF, withdrawalId)
  await askBank(shop.core)
  assert.deepEqual(await sums(own), [0, 0, 300_000, 200_000], 'no answer: it stays')
  await setManner(shop.core.db, 'PAYS')
  await sql`update withdrawal set asked_at = asked_at - interval '2 minutes'`.execute(shop.core.db)
  await Promise.all([askBank(shop.core), askBank(shop.core)])
  await askBank(shop.core)
  assert.deepEqual(await sums(own), [0, 0, 300_000, 0])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sandbox_transfer
    where transfer_number = ${withdrawalId}`.execute(shop.core.db)
  assert.equal(rows[0]?.n, 1)
  const { list } = await own.must('GET /o2cum/v1/partner/withdraws')
  assert.deepEqual(
    list.map((withdrawal) => [withdrawal.state, withdrawal.taxFen, withdrawal.arrivesFen]),
    [['PAID', 24_000, 176_000]]
  )
  assert.equal((await own.ask('POST /o2cum/v1/partner/cancel-withdraw', { body: { withdrawalId } })).success, false)
  await sumsUp()
})

test('what the bank can’t pay, the shop refuses or its partner takes back is there again at once', async () => {
  const { own, cardId } = await rich(100_000)
  await ageCard(cardId)
  const ends: [string, (withdrawalId: string) => Promise<unknown>][] = [
    [
      'FAILED',
      async (withdrawalId) => {
        await desk.review(shop.core, STAFF, withdrawalId)
        await desk.approve(shop.core, STAFF, withdrawalId)
        await setManner(shop.core.db, 'FAILS')
        await askBank(shop.core)
        await setManner(shop.core.db, 'PAYS')
      }
    ],
    ['REFUSED', (withdrawalId) => desk.refuse(shop.core, STAFF, withdrawalId, '资料不全')],
    ['CANCELLED', (withdrawalId) => own.must('POST /o2cum/v1/partner/cancel-withdraw', { body: { withdrawalId } })]
  ]
  for (const [state, end] of ends) {
    const { withdrawalId } = await own.must(WITHDRAW, { body: await withCode(own, 50_000, cardId) })
    assert.deepEqual(await sums(own), [0, 0, 50_000, 50_000])
    await end(withdrawalId)
    assert.deepEqual(await sums(own), [0, 0, 100_000, 0], state)
    const { list } = await own.must('GET /o2cum/v1/partner/withdraws')
    assert.equal(list.find((withdrawal) => withdrawal.withdrawalId === withdrawalId)?.state, state)
  }
  const { monthTimes } = await own.must('GET /o2cum/v1/partner/withdraw')
  assert.equal(monthTimes, 0, 'what is back counts for no limit')
  await sumsUp()
})

test('what is taken back after a withdrawal is owed, and new earnings fill it first', async () => {
  const [buyer] = [await shop.shopper()]
  const { own, cardId } = await rich(100_000)
  await ageCard(cardId)
  await click(buyer, own.code)
  const [orderCode = ''] = await paidOrder(shop, buyer, { POT: 1 })
  await inTransaction(shop.core.db, async (tx) => {
    for (const commission of await lockCommissions(tx, orderCode)) {
      await changeCommission(tx, commission, { state: 'AVAILABLE', thaws_at: now() })
    }
  })
  await transfer(shop.core.db, [
    {
      from: `partner:PENDING:${own.userId}`,
      to: `partner:AVAILABLE:${own.userId}`,
      amount: 120,
      reference: 'test',
      now: now()
    }
  ])
  await own.must(WITHDRAW, { body: await withCode(own, 100_120, cardId) })
  assert.deepEqual(await sums(own), [0, 0, 0, 100_120])
  await buyer.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
  assert.deepEqual(await sums(own), [0, 0, -120, 100_120])
  const owed = await own.ask('POST /o2cum/v1/partner/withdraw-code', { body: { amountFen: 1_000, cardId } })
  assert.equal(owed.code, 'withdraw.owed')
  await sumsUp()
})

test('where a bank pays, staff write down nothing: it may pay as long as it has not said that it can’t', async () => {
  const { own, cardId } = await rich(100_000)
  await ageCard(cardId)
  const { withdrawalId } = await own.must(WITHDRAW, { body: await withCode(own, 50_000, cardId) })
  await desk.review(shop.core, STAFF, withdrawalId)
  await desk.approve(shop.core, STAFF, withdrawalId)
  await setManner(shop.core.db, 'SILENT')
  await askBank(shop.core)
  await setManner(shop.core.db, 'PAYS')
  for (const failed of [undefined, '户名不符']) {
    await assert.rejects(
      desk.writeDown(shop.core, STAFF, withdrawalId, failed),
      ({ code }: { code: string }) => code === 'withdraw.state'
    )
  }
  assert.deepEqual(await sums(own), [0, 0, 50_000, 50_000])
  const byHand = { ...shop.core, mode: 'production' as const }
  await desk.writeDown(byHand, STAFF, withdrawalId, '户名不符')
  assert.deepEqual(await sums(own), [0, 0, 100_000, 0])
  const errors: unknown[] = []
  const log = { ...shop.core.log, error: (about: unknown) => errors.push(about) }
  await hear({ ...shop.core, log }, withdrawalId, { state: 'FAILED', reason: '户名不符' })
  assert.deepEqual(errors, [])
  await hear({ ...shop.core, log }, withdrawalId, { state: 'PAID' })
  assert.deepEqual(errors, [{ withdrawalId, state: 'FAILED' }])
  assert.deepEqual(await sums(own), [0, 0, 100_000, 0])
  await sumsUp()
})

test('in the demonstration the bank answers about one withdrawal as it is told, once', async () => {
  const { own, cardId } = await rich(100_000)
  await ageCard(cardId)
  const { withdrawalId } = await own.must(WITHDRAW, { body: await withCode(own, 50_000, cardId) })
  await assert.rejects(answerInDemonstration(shop.core, withdrawalId, 'PAID'))
  await desk.review(shop.core, STAFF, withdrawalId)
  await desk.approve(shop.core, STAFF, withdrawalId)
  await answerInDemonstration(shop.core, withdrawalId, 'FAILED')
  assert.deepEqual(await sums(own), [0, 0, 100_000, 0])
  await assert.rejects(answerInDemonstration(shop.core, withdrawalId, 'PAID'))
  await sumsUp()
})

test('a partner who has become an employee keeps what they earned and earns nothing new', async () => {
  const [own, buyer] = [await partner(), await shop.shopper()]
  await click(buyer, own.code)
  await paidOrder(shop, buyer, { POT: 1 })
  const role = { userId: own.userId, role: 'EMPLOYEE' as const }
  await grantRole(shop.core.db, { ...role, now: now(), by: 'staff' })
  await paidOrder(shop, buyer, { POT: 1 })
  assert.deepEqual(await sums(own), [120, 0, 0, 0])
  const carried = async () => [
    (await own.must('GET /o2cum/v1/partner/sharing')).partnerCode,
    (await own.must('GET /o2cum/v1/customer-info')).partnerCode ?? null
  ]
  assert.deepEqual(await carried(), [null, null])
  await takeRole(shop.core.db, own.userId, 'EMPLOYEE')
  assert.deepEqual(await carried(), [own.code, own.code])
  await paidOrder(shop, buyer, { POT: 1 })
  assert.deepEqual(await sums(own), [240, 0, 0, 0])
  await sumsUp()
})

test('what is not paid when its partner’s account is closed earns nothing', async () => {
  const [own, buyer] = [await partner(), await shop.shopper()]
  await click(buyer, own.code)
  const [orderCode = ''] = await order(buyer, { POT: 1 })
  const paymentId = await startPay(buyer, [orderCode])
  const times = { asked_at: now(), due_at: now() }
  await shop.core.db
    .insertInto('account_closing')
    .values({ user_id: own.userId, ...times })
    .execute()
  await endClosings(shop.core)
  assert.equal((await own.ask('GET /o2cum/v1/customer-info')).status, 401, 'an order that waits keeps no account open')
  await shop.settle(paymentId, 'SUCCEEDED')
  const { rows } = await sql`select state, left_fen::int from commission where order_code = ${orderCode}`.execute(
    shop.core.db
  )
  assert.deepEqual(rows, [{ state: 'CLAWED', left_fen: 0 }])
  const names = ['PENDING', 'FROZEN', 'AVAILABLE'].map((account) => `partner:${account}:${own.userId}`)
  assert.ok([...(await balances(shop.core.db, names)).values()].every((fen) => fen === 0))
  await receive(buyer, orderCode)
  await sumsUp()
})

test('what is owed does not hide what is had when an account is closed', async () => {
  const own = await partner()
  const of = (account: string) => `partner:${account}:${own.userId}`
  const move = { from: of('AVAILABLE'), to: of('FROZEN'), amount: 120, reference: 'test', now: now() }
  await transfer(shop.core.db, [move], { least: null })
  assert.equal(await ownedByPartner(shop.core.db, own.userId), 240)
  await transfer(shop.core.db, [{ ...move, from: move.to, to: move.from, reference: 'back' }], { least: null })
})

test('limits: the least, a day, a month; the third of a month costs a fee', async () => {
  const { own, cardId } = await rich(2_000_000)
  await ageCard(cardId)
  const ask = async (amountFen: number) =>
    (await own.ask('POST /o2cum/v1/partner/withdraw-code', { body: { amountFen, cardId } })).code
  assert.equal(await ask(999), 'withdraw.least')
  assert.equal(await ask(500_001), 'withdraw.day')
  assert.equal(await ask(2_000_001), 'withdraw.little')
  const fees: number[] = []
  for (const amountFen of [10_000, 20_000, 30_000]) {
    fees.push((await own.must(WITHDRAW, { body: await withCode(own, amountFen, cardId) })).feeFen)
  }
  assert.deepEqual(fees, [0, 0, 200])
  assert.equal(await ask(10_000), 'withdraw.times')
})

test('amounts that are none are refused with words', async () => {
  const { own, cardId } = await rich(100_000)
  await ageCard(cardId)
  for (const amountFen of [-1, 0, 10.5, 2 ** 53 + 2, '1e3', '１０００', null]) {
    const answer = await own.ask('POST /o2cum/v1/partner/withdraw-code', { body: { amountFen, cardId } })
    assert.equal(answer.success, false, String(amountFen))
    assert.notEqual(answer.message, '')
  }
})

test('of a hundred withdrawals of the whole balance at once one is made', async () => {
  const { own, cardId } = await rich(100_000)
  await ageCard(cardId)
  const { place } = await import('../../../gateway/src/areas/journal/withdrawals')
  const { inTransaction } = await import('../../../gateway/src/core/database/database')
  // the card of before opens nothing any more
  const old = await shop.core.db.selectFrom('partner_card').selectAll().where('card_id', '=', cardId).executeTakeFirst()
  const gone = { card_id: `${cardId}_old`, removed_at: now() }
  if (old)
    await shop.core.db
      .insertInto('partner_card')
      .values({ ...old, ...gone })
      .execute()
  const made = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => {
      const amountFen = 100_000 - index
      const card = index % 4 === 3 ? gone.card_id : cardId
      const expectedFen = amountFen - withhold('MONTH', amountFen, { incomeFen: 0, withheldFen: 0, months: 1 }).taxFen
      const placing = { userId: own.userId, withdrawalId: `wd_${own.code}_${index}`, nowMs: shop.core.clock.now() }
      return inTransaction(shop.core.db, (tx) => place(tx, placing, { amountFen, cardId: card, expectedFen }))
    })
  )
  assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 1)
  const accounts = await balances(shop.core.db, [`partner:AVAILABLE:${own.userId}`, `partner:PAYING:${own.userId}`])
  assert.equal(
    [...accounts.values()].reduce((sum, fen) => sum + fen, 0),
    100_000
  )
  assert.ok([...accounts.values()].every((fen) => fen >= 0))
  await sumsUp()
})

test('who is no partner has no account; somebody else’s withdrawal is not found', async () => {
  const nobody = await shop.shopper()
  for (const key of [
    'GET /o2cum/v1/partner/account',
    'GET /o2cum/v1/partner/account-details',
    'GET /o2cum/v1/partner/withdraws'
  ] as const) {
    assert.equal((await nobody.ask(key)).code, 'partner.missing', key)
  }
  const { own, cardId } = await rich(100_000)
  await ageCard(cardId)
  const { withdrawalId } = await own.must(WITHDRAW, { body: await withCode(own, 10_000, cardId) })
  const other = await partner()
  const answer = await other.ask('POST /o2cum/v1/partner/cancel-withdraw', { body: { withdrawalId } })
  assert.equal(answer.code, 'withdraw.missing')
  assert.equal((await other.must('GET /o2cum/v1/partner/withdraws')).total, 0)
})
