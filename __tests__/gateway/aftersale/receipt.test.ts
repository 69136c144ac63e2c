// two who confirm by one link at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { receiptArea } from '../../../gateway/src/areas/receipt'
import {
  detail,
  paidOrder,
  readSettlement,
  settlementOf,
  startPay,
  startShop,
  type TestShop
} from '../orders/journey-shop'

const SEE = 'GET /o2ord-b2c/v1/pub/confirm-receive'
const CONFIRM = 'POST /o2ord-b2c/v1/pub/confirm-receive'
const DAY_MS = 86_400_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** Codes of the links that were sent for orders, newest last. */
async function codes(): Promise<string[]> {
  const rows = await shop.core.db
    .selectFrom('outbox')
    .select('page')
    .where('kind', '=', 'SMS')
    .orderBy('created_at')
    .execute()
  return rows.flatMap(({ page }) => {
    const params = /h5\/confirm\?params=(.+)$/.exec(page ?? '')?.[1]
    return params ? [(JSON.parse(decodeURIComponent(params)) as { code: string }).code] : []
  })
}

/** An order on its way, and whose it is. */
async function shipOrder() {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 2 })
  await advanceOrder(shop.core, orderCode, 'ship')
  return { shopper, orderCode }
}

test('a delivered parcel sends a link that shows the goods alone and confirms once, without a login', async () => {
  const { shopper, orderCode } = await shipOrder()
  await advanceOrder(shop.core, orderCode, 'deliver')
  const code = (await codes()).at(-1) ?? ''
  const reply = await shop.must(SEE, { query: { code } })
  assert.deepEqual([reply.state, reply.quantity, reply.rows[0]?.title], ['OPEN', 2, '电热水壶'])
  assert.doesNotMatch(JSON.stringify(reply), /林知夏|6021|栖禾路/)
  assert.equal((await shop.must(CONFIRM, { body: { code } })).state, 'DONE')
  assert.equal((await detail(shopper, orderCode)).status, 'COMPLETED')
  assert.equal((await shop.ask(CONFIRM, { body: { code } })).code, 'receipt.used')
  assert.equal((await shop.must(SEE, { query: { code } })).state, 'DONE')
})

test('texts about an order go to the number that was given for it, and without one to the account’s', async () => {
  const SET = 'POST /o2cht/v1/order-settlements/modify-notification-mobile-number'
  const shopper = await shop.shopper()
  const toWhom = async (phone: string | null) => {
    const settlementId = await settlementOf(shopper, { POT: 1 })
    assert.equal((await shopper.must(SET, { body: { settlementId, phone: '13900001111' } })).noticePhone, '13900001111')
    assert.equal((await shopper.must(SET, { body: { settlementId, phone } })).noticePhone ?? null, phone)
    const { payFen, digest } = await readSettlement(shopper, settlementId)
    const { orderCodes } = await shopper.must('POST /o2cht/v1/order-settlements/submit', {
      body: { settlementId, expectedPayFen: payFen, expectedDigest: digest }
    })
    await shop.settle(await startPay(shopper, orderCodes), 'SUCCEEDED')
    for (const step of ['ship', 'deliver'] as const) await advanceOrder(shop.core, orderCodes[0] ?? '', step)
    const code = (await codes()).at(-1) ?? ''
    const rows = await shop.core.db
      .selectFrom('outbox')
      .select('recipient')
      .where('page', 'like', `%${code}%`)
      .executeTakeFirstOrThrow()
    await shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode: orderCodes[0] ?? '' } })
    return rows.recipient
  }
  assert.equal(await toWhom('13912345678'), '13912345678')
  assert.notEqual(await toWhom(null), '13900001111')
  const settlementId = await settlementOf(shopper, { POT: 1 })
  for (const phone of ['12345', '+8613900001111', '23900001111'])
    assert.equal((await shopper.ask(SET, { body: { settlementId, phone } })).code, 'request.invalid')
  const stranger = await shop.shopper()
  assert.equal((await stranger.ask(SET, { body: { settlementId, phone: null } })).success, false)
})

test('a link that went to a number nobody confirmed asks for the end of the receiver’s phone, five times at most', async () => {
  const sentTo = async (phone: string | null) => {
    const { shopper, orderCode } = await shipOrder()
    await shop.core.db
      .updateTable('trade_order')
      .set({ notice_phone: phone })
      .where('order_code', '=', orderCode)
      .execute()
    await advanceOrder(shop.core, orderCode, 'deliver')
    return {
      code: (await codes()).at(-1) ?? '',
      status: async () => (await detail(shopper, orderCode)).status,
      confirmHere: () => shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
    }
  }
  const own = await sentTo(null)
  assert.equal((await shop.must(SEE, { query: { code: own.code } })).asksPhone, undefined)
  assert.equal((await shop.ask(CONFIRM, { body: { code: own.code } })).success, true)
  const other = await sentTo('13912345678')
  assert.equal((await shop.must(SEE, { query: { code: other.code } })).asksPhone, true)
  const confirm = async ({ code }: { code: string }, phoneEnd?: string) =>
    (await shop.ask(CONFIRM, { body: { code, ...(phoneEnd === undefined ? {} : { phoneEnd }) } })).code
  // the end of the number that the message went to is what a stranger knows
  assert.deepEqual([await confirm(other), await confirm(other, '5678')], ['receipt.phone', 'receipt.phone'])
  assert.equal(await other.status(), 'WAIT_RECEIVE')
  assert.equal(await confirm(other, '6021'), 'S')
  assert.equal((await shop.must(SEE, { query: { code: other.code } })).asksPhone, undefined)
  const third = await sentTo('13912345678')
  const attempts = await Promise.all(Array.from({ length: 8 }, (_none, index) => confirm(third, `000${index}`)))
  assert.equal(attempts.filter((code) => code === 'receipt.phone').length, 5)
  assert.equal(await confirm(third, '6021'), 'receipt.guessed')
  assert.equal(await third.status(), 'WAIT_RECEIVE')
  await third.confirmHere()
})

test('two who confirm at once: one does', async () => {
  const { orderCode } = await shipOrder()
  await advanceOrder(shop.core, orderCode, 'deliver')
  const code = (await codes()).at(-1) ?? ''
  const both = await Promise.all([1, 2].map(() => shop.ask(CONFIRM, { body: { code } })))
  assert.deepEqual(both.map((answer) => answer.code || 'S').sort(), ['S', 'receipt.used'])
})

test('a code that nobody was sent opens nothing', async () => {
  assert.equal((await shop.ask(SEE, { query: { code: 'wrong' } })).code, 'receipt.missing')
  assert.equal((await shop.ask(CONFIRM, { body: { code: 'wrong' } })).code, 'receipt.missing')
})

test('an order that was received otherwise is over for its link', async () => {
  const { shopper, orderCode } = await shipOrder()
  await advanceOrder(shop.core, orderCode, 'deliver')
  const code = (await codes()).at(-1) ?? ''
  await shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
  assert.equal((await shop.must(SEE, { query: { code } })).state, 'ENDED')
  assert.equal((await shop.ask(CONFIRM, { body: { code } })).code, 'receipt.ended')
})

test('before an order completes by itself its shopper is reminded once, and then the link is too old', async () => {
  const { shopper, orderCode } = await shipOrder()
  const before = (await codes()).length
  await receiptArea.sweep?.(shop.core)
  assert.equal((await codes()).length, before)
  const { autoReceiveAt = 0 } = await detail(shopper, orderCode)
  await shop.core.clock.advance(autoReceiveAt - shop.core.clock.now() - 2 * DAY_MS)
  await receiptArea.sweep?.(shop.core)
  await receiptArea.sweep?.(shop.core)
  const codeCount = await codes()
  assert.equal(codeCount.length, before + 1)
  const code = codeCount.at(-1) ?? ''
  await shop.core.clock.advance(2 * DAY_MS + 1)
  assert.equal((await shop.must(SEE, { query: { code } })).state, 'EXPIRED')
  assert.equal((await shop.ask(CONFIRM, { body: { code } })).code, 'receipt.expired')
})
