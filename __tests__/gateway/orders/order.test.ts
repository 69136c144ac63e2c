// PostgreSQL: an order that is cancelled and swept at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EndpointKey } from '../../../contract'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import {
  detail,
  order,
  paidOrder,
  readSettlement,
  settlementOf,
  startPay,
  startShop,
  type TestShop
} from './journey-shop'

const LIST = 'GET /o2ord-b2c/v1/order-trades'
const SEARCH = 'GET /o2ord-b2c/v1/order-search'
const GROUP = 'GET /o2ord-b2c/v1/order-trades/status-group'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const CHECK = 'GET /o2ord-b2c/v1/check-confirm-receive'
const RECEIVE = 'POST /o2ord-b2c/v1/confirm-receive'
const DELETE = 'POST /o2ord-b2c/v1/del'
const MOVE = 'POST /o2ord-b2c/v1/update-address'
const AGAIN = 'POST /o2ord-b2c/v1/buy-again'
const PARCELS = 'GET /o2ord-b2c/v1/parcel/parcel-infos'
const DAY_MS = 86_400_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

test('the list is newest first, paged, and filters by state', async () => {
  const shopper = await shop.shopper()
  const codes: string[] = []
  for (let index = 0; index < 3; index += 1) {
    codes.unshift((await order(shopper, { POT: 1 }))[0] ?? '')
    await shop.core.clock.advance(1000)
  }
  await shop.settle(await startPay(shopper, [codes[1] ?? '']), 'SUCCEEDED')
  const first = await shopper.must(LIST, { query: { page: 1, size: 2 } })
  const second = await shopper.must(LIST, { query: { page: 2, size: 2 } })
  assert.deepEqual(
    [...first.list, ...second.list].map((order) => order.orderCode),
    codes
  )
  assert.deepEqual([first.total, second.page, second.size], [3, 2, 2])
  const reply = await shopper.must(LIST, { query: { status: 'WAIT_SHIP' } })
  assert.deepEqual(
    reply.list.map((order) => order.orderCode),
    [codes[1]]
  )
  assert.deepEqual(await shopper.must(GROUP), {
    WAIT_PAY: 2,
    WAIT_GROUP: 0,
    WAIT_BALANCE: 0,
    WAIT_SHIP: 1,
    WAIT_RECEIVE: 0,
    COMPLETED: 0,
    CANCELLED: 0,
    TO_REVIEW: 0
  })
})

test('orders are found by number and by the words of their goods in both languages', async () => {
  const shopper = await shop.shopper()
  const [pot = ''] = await order(shopper, { POT: 1 })
  const [lamp = ''] = await order(shopper, { LAMP: 1 })
  const find = async (keyword: string) =>
    (await shopper.must(SEARCH, { query: { keyword } })).list.map((order) => order.orderCode)
  assert.deepEqual(await find('热水壶'), [pot])
  assert.deepEqual(await find('LAMP'), [lamp])
  assert.deepEqual(await find(pot.slice(-8)), [pot])
  assert.deepEqual(await find('壶 小'), [pot])
  assert.deepEqual(await find('%'), [])
  assert.deepEqual(await find('_'), [])
})

test('orders are narrowed by time, state, kind and amount together', async () => {
  const shopper = await shop.shopper()
  const [pot = ''] = await order(shopper, { POT: 1 })
  const between = shop.core.clock.now() + 500
  await shop.core.clock.advance(1000)
  const [lamp = ''] = await order(shopper, { LAMP: 2 })
  const set = (code: string, prices: { regular_price_fen?: number; bundle_fen?: number }) =>
    shop.core.db.updateTable('order_row').set(prices).where('order_code', '=', code).execute()
  const find = async (query: object) => (await shopper.must(SEARCH, { query })).list.map((order) => order.orderCode)
  assert.deepEqual(await find({}), [lamp, pot])
  assert.deepEqual(await find({ from: between }), [lamp])
  assert.deepEqual(await find({ to: between }), [pot])
  const { payFen } = await detail(shopper, lamp)
  assert.deepEqual(await find({ minFen: payFen }), [lamp])
  assert.deepEqual(await find({ maxFen: payFen - 1 }), [pot])
  assert.deepEqual(await find({ kind: 'ORDINARY' }), [lamp, pot])
  await set(pot, { regular_price_fen: 9_999 })
  await set(lamp, { bundle_fen: 500, regular_price_fen: 3_000 })
  assert.deepEqual(await find({ kind: 'FLASH' }), [pot])
  assert.deepEqual(await find({ kind: 'BUNDLE' }), [lamp])
  assert.deepEqual(await find({ kind: 'ORDINARY' }), [])
  assert.deepEqual(await find({ kind: 'BUNDLE', keyword: '壶' }), [])
  await shop.settle(await startPay(shopper, [pot]), 'SUCCEEDED')
  assert.deepEqual(await find({ status: 'WAIT_SHIP', kind: 'FLASH' }), [pot])
})

test('the detail keeps the address of the day and masks the phone', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 2 })
  await shop.core.db.deleteFrom('address').where('user_id', '=', shopper.userId).execute()
  const zh = await detail(shopper, code)
  assert.deepEqual(zh.address, {
    receiver: '林知夏',
    phone: '138****6021',
    regionName: zh.address.regionName,
    detail: '栖禾路18号'
  })
  assert.match(zh.address.regionName, /浙江.*杭州/)
  const en = await shopper.must('GET /o2ord-b2c/v1/order-trades/detail', {
    query: { orderCode: code },
    locale: 'en-US'
  })
  assert.equal(en.rows[0]?.title, 'Kettle')
  assert.equal(en.rows[0]?.specs[0]?.valueName, 'Small')
  assert.deepEqual([zh.goodsFen, zh.freightFen, zh.payFen, zh.quantity], [6_000, 1_000, 7_000, 2])
})

test('cancelling an unpaid order gives stock, purchase limit and coupon back', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C5')
  const stock = await shop.stockOf('FAN')
  const [code = ''] = await order(shopper, { FAN: 2 })
  assert.equal(await shop.stockOf('FAN'), stock - 2)
  assert.deepEqual((await readSettlement(shopper, await settlementOf(shopper, { POT: 1 }))).coupons, [])
  const refusalReply = await shopper.ask(CANCEL, { body: { orderCode: code, reasonCode: 'NONE' } })
  assert.equal(refusalReply.code, 'order.reason')
  const cancelReply = await shopper.must(CANCEL, { body: { orderCode: code, reasonCode: 'MIND' } })
  assert.deepEqual([cancelReply.status, cancelReply.refundFen, cancelReply.cancelReason], ['CANCELLED', 0, '不想要了'])
  assert.equal(await shop.stockOf('FAN'), stock)
  const next = await readSettlement(shopper, await settlementOf(shopper, { FAN: 2 }))
  assert.equal(next.coupons.length, 1)
  assert.equal(next.shops[0]?.rows[0]?.problem, undefined)
})

test('a coupon that served two orders comes back when both are closed', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C10')
  const codes = await order(shopper, { POT: 2, LAMP: 1 })
  const free = async () => (await readSettlement(shopper, await settlementOf(shopper, { POT2: 1 }))).coupons.length
  await shopper.must(CANCEL, { body: { orderCode: codes[0] ?? '', reasonCode: 'MIND' } })
  assert.equal(await free(), 0)
  await shopper.must(CANCEL, { body: { orderCode: codes[1] ?? '', reasonCode: 'MIND' } })
  assert.equal(await free(), 1)
})

test('a coupon that took nothing off another shop’s order comes back with the order it served', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C5')
  const codes = await order(shopper, { POT: 1, LAMP: 1 })
  const orders = await Promise.all(codes.map((code) => detail(shopper, code)))
  const couponOrder = orders.find(({ discountFen }) => discountFen === 500)?.orderCode ?? ''
  const other = orders.find(({ discountFen }) => discountFen === 0)?.orderCode ?? ''
  await shopper.must(CANCEL, { body: { orderCode: couponOrder, reasonCode: 'MIND' } })
  assert.equal((await detail(shopper, other)).status, 'WAIT_PAY')
  assert.equal((await readSettlement(shopper, await settlementOf(shopper, { POT2: 1 }))).coupons.length, 1)
})

test('cancelling a paid order refunds it; a shipped one can’t be cancelled', async () => {
  const shopper = await shop.shopper()
  const stock = await shop.stockOf('POT')
  const [code = '', shippedCode = ''] = [
    ...(await paidOrder(shop, shopper, { POT: 1 })),
    ...(await paidOrder(shop, shopper, { POT: 1 }))
  ]
  await advanceOrder(shop.core, shippedCode, 'ship')
  const reply = await shopper.must(CANCEL, { body: { orderCode: code, reasonCode: 'OTHER' } })
  assert.deepEqual([reply.status, reply.refundFen], ['CANCELLED', 4_000])
  assert.equal(
    (await shopper.ask(CANCEL, { body: { orderCode: shippedCode, reasonCode: 'OTHER' } })).code,
    'order.state'
  )
  assert.equal(await shop.stockOf('POT'), stock - 1)
})

test('cancelling twice at once gives the stock back once', async () => {
  const shopper = await shop.shopper()
  const stock = await shop.stockOf('POT')
  const [code = ''] = await order(shopper, { POT: 3 })
  const cancel = () => shopper.ask(CANCEL, { body: { orderCode: code, reasonCode: 'MIND' } })
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  assert.equal(await shop.stockOf('POT'), stock)
})

test('an order travels: shipped, moved, delivered, received, deleted', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const query = { orderCode: code }
  assert.deepEqual(await shopper.must(PARCELS, { query }), { list: [] })
  const early = await shopper.must(CHECK, { query })
  assert.equal(early.allowed, false)
  assert.ok(early.reason)
  assert.equal((await shopper.ask(RECEIVE, { body: query })).code, 'order.state')
  await advanceOrder(shop.core, code, 'ship')
  await advanceOrder(shop.core, code, 'move')
  const { list } = await shopper.must(PARCELS, { query })
  assert.equal(list[0]?.tracks.length, 3)
  assert.match(list[0]?.tracks[0]?.text ?? '', /杭州/)
  await advanceOrder(shop.core, code, 'deliver')
  await advanceOrder(shop.core, code, 'deliver')
  assert.equal((await shopper.must(PARCELS, { query })).list[0]?.tracks.length, 6)
  assert.deepEqual(await shopper.must(CHECK, { query }), { allowed: true })
  const onItsWay = await detail(shopper, code)
  assert.equal(onItsWay.autoReceiveAt, (onItsWay.shippedAt ?? 0) + 10 * DAY_MS)
  assert.equal((await shopper.ask(DELETE, { body: query })).code, 'order.state')
  const reply = await shopper.must(RECEIVE, { body: query })
  assert.equal(reply.status, 'COMPLETED')
  await shopper.must(DELETE, { body: query })
  assert.equal((await shopper.must(LIST)).total, 0)
  assert.equal((await shopper.ask('GET /o2ord-b2c/v1/order-trades/detail', { query })).code, 'order.missing')
})

test('the address can be changed until shipping, where it may go for the same freight', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const near = await shop.addAddress(shopper.userId, 'HANGZHOU')
  const far = await shop.addAddress(shopper.userId, 'URUMQI')
  await shop.core.db.updateTable('address').set({ receiver: '陈屿' }).where('address_id', '=', near).execute()
  const move = (addressId: string) => shopper.ask(MOVE, { body: { orderCode: code, addressId } })
  assert.equal((await move(near)).data.address.receiver, '陈屿')
  assert.equal((await move(far)).code, 'order.freight-differs')
  await advanceOrder(shop.core, code, 'ship')
  assert.equal((await move(near)).code, 'order.state')
})

test('a moved order arrives later where the way is longer, and goes nowhere its goods are not sold', async () => {
  const shopper = await shop.shopper()
  // ten in the morning, so that what is bought and moved leaves the same day
  const intoDay = (shop.core.clock.now() + 8 * 3_600_000) % DAY_MS
  await shop.core.clock.advance(DAY_MS - intoDay + 10 * 3_600_000)
  const ofShop = () => shop.core.db.updateTable('shop').where('shop_code', '=', 'S2')
  const way = { baseFen: 800, freeFromFen: null, remoteRegionCodes: ['650000'] }
  await ofShop()
    .set({ freight: JSON.stringify({ ...way, remoteExtraFen: 0 }) })
    .execute()
  const [fridge = ''] = await paidOrder(shop, shopper, { FRIDGE: 1 })
  const [lamp = ''] = await paidOrder(shop, shopper, { LAMP: 1 })
  const far = await shop.addAddress(shopper.userId, 'URUMQI')
  const move = (orderCode: string) => shopper.ask(MOVE, { body: { orderCode, addressId: far } })
  const before = await detail(shopper, fridge)
  await shop.core.clock.advance(DAY_MS)
  const { data: moveReply } = await move(fridge)
  assert.match(moveReply.address.regionName, /新疆/)
  // a day went by until it was moved, and a remote region takes two more
  const daysLater = (Date.parse(moveReply.arrivesOn ?? '') - Date.parse(before.arrivesOn ?? '')) / DAY_MS
  assert.equal(daysLater, 3)
  assert.equal((await detail(shopper, fridge)).arrivesOn, moveReply.arrivesOn)
  const refusalReply = await move(lamp)
  assert.equal(refusalReply.code, 'sku.restricted')
  assert.match(refusalReply.message, /「台灯」不能卖到新疆.*该地区暂不销售/)
  assert.match((await detail(shopper, lamp)).address.regionName, /浙江/)
  await ofShop()
    .set({ freight: JSON.stringify({ ...way, remoteExtraFen: 2_000 }) })
    .execute()
})

test('buying again puts in what can still be bought and names the rest', async () => {
  const shopper = await shop.shopper()
  const codes = await order(shopper, { POT: 3, FAN: 2 })
  const again = await shopper.must(AGAIN, { body: { orderCode: codes[0] ?? '' } })
  assert.deepEqual(again, { added: 1, unavailable: ['风扇'], count: 3 })
})

test('time closes what is not paid and gives everything back, and completes what is on its way', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C5')
  await shop.core.clock.advance(30 * 60_000)
  await shop.sweep() // what the tests before left unpaid
  const stock = await shop.stockOf('FAN')
  const [code = ''] = await order(shopper, { FAN: 1 })
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  const paymentId = await startPay(shopper, [code])
  await shop.core.clock.advance(29 * 60_000)
  await shop.sweep()
  assert.equal((await detail(shopper, code)).status, 'WAIT_PAY')
  await shop.core.clock.advance(60_000)
  await Promise.all([shop.sweep(), shop.sweep()])
  const expiredOrder = await detail(shopper, code)
  assert.deepEqual([expiredOrder.status, expiredOrder.cancelReason], ['CANCELLED', '超时未支付'])
  assert.equal(await shop.stockOf('FAN'), stock)
  assert.equal((await readSettlement(shopper, await settlementOf(shopper, { FAN: 2 }))).coupons.length, 1)
  const { status } = await shopper.must('GET /o2ord-b2c/v1/order-trades/pay', { query: { paymentId } })
  assert.equal(status, 'CLOSED')
  assert.equal((await detail(shopper, orderCode)).status, 'WAIT_RECEIVE')
  await shop.core.clock.advance(10 * DAY_MS)
  await shop.sweep()
  assert.equal((await detail(shopper, orderCode)).status, 'COMPLETED')
})

test('the console can’t push an order where its state does not lead', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 1 })
  for (const step of ['ship', 'move', 'deliver', 'complete'] as const) {
    await assert.rejects(advanceOrder(shop.core, code, step), { code: 'order.state' })
  }
  await advanceOrder(shop.core, code, 'expire')
  assert.equal((await detail(shopper, code)).status, 'CANCELLED')
  await assert.rejects(advanceOrder(shop.core, 'NONE', 'ship'), { code: 'order.missing' })
})

test('another shopper’s order can’t be seen, changed, cancelled, received, deleted or bought again', async () => {
  const [owner, stranger] = [await shop.shopper(), await shop.shopper()]
  const [orderCode = ''] = await paidOrder(shop, owner, { POT: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  const wishes: [EndpointKey, { query?: object; body?: object }][] = [
    ['GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } }],
    [CHECK, { query: { orderCode } }],
    [PARCELS, { query: { orderCode } }],
    [CANCEL, { body: { orderCode, reasonCode: 'MIND' } }],
    [RECEIVE, { body: { orderCode } }],
    [DELETE, { body: { orderCode } }],
    [MOVE, { body: { orderCode, addressId: stranger.addressId } }],
    [AGAIN, { body: { orderCode } }]
  ]
  for (const [key, how] of wishes) {
    const answer = await stranger.ask(key, how as { query?: Record<string, unknown>; body?: Record<string, unknown> })
    assert.deepEqual([key, answer.status, answer.code], [key, 200, 'order.missing'])
  }
  assert.equal((await detail(owner, orderCode)).status, 'WAIT_RECEIVE')
})

test('another shopper’s settlement, address and coupon can’t be used', async () => {
  const [owner, stranger] = [await shop.shopper(), await shop.shopper()]
  const theirs = await shop.giveCoupon(owner.userId, 'C5')
  const settlementId = await settlementOf(owner, { POT: 1 })
  const base = 'o2cht/v1/order-settlements'
  const wishes: [EndpointKey, { query?: object; body?: object }][] = [
    [`GET /${base}/query-settlement-detail`, { query: { settlementId } }],
    [`POST /${base}/modify-settlement-address`, { body: { settlementId, addressId: stranger.addressId } }],
    [`POST /${base}/modify-settlement-remark`, { body: { settlementId, shopCode: 'S1', remark: 'x' } }],
    [`POST /${base}/modify-settlement-activities`, { body: { settlementId, userCouponIds: [] } }],
    [`POST /${base}/submit`, { body: { settlementId, expectedPayFen: 3_500 } }]
  ]
  for (const [key, how] of wishes) {
    const answer = await stranger.ask(key, how as { query?: Record<string, unknown>; body?: Record<string, unknown> })
    assert.deepEqual([key, answer.code], [key, 'settlement.missing'])
  }
  const own = await settlementOf(stranger, { POT: 1 })
  const address = { settlementId: own, addressId: owner.addressId }
  assert.equal(
    (await stranger.ask(`POST /${base}/modify-settlement-address`, { body: address })).code,
    'address.missing'
  )
  const coupon = { settlementId: own, userCouponIds: [theirs] }
  assert.equal(
    (await stranger.ask(`POST /${base}/modify-settlement-activities`, { body: coupon })).code,
    'coupon.unusable'
  )
  const { rowId } = await owner.must('POST /o2cart/v1/carts/save-by-product', {
    body: { skuCode: 'POT2', quantity: 1 }
  })
  assert.equal(
    (await stranger.ask(`POST /${base}/submit-cart`, { body: { rowIds: [rowId] } })).code,
    'cart.row-missing'
  )
})
