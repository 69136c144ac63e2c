/** What may not be sold to a place: asked before anything is tried, and refused with the thing and the place. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { paidOrder, readSettlement, settlementOf, startShop, type TestShop } from '../orders/journey-shop'

const CHECK = 'GET /o2ord-b2c/v1/check-restricted-sale'
const MOVE = 'POST /o2ord-b2c/v1/update-address'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

test('an order of things that are sold everywhere but there is told so for that address, and can’t go there', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { LAMP: 1 })
  const far = await shop.addAddress(shopper.userId, 'URUMQI')
  assert.deepEqual(await shopper.must(CHECK, { query: { orderCode } }), {
    restricted: false,
    regionName: '浙江省杭州市西湖区',
    rows: []
  })
  const there = await shopper.must(CHECK, { query: { orderCode, addressId: far } })
  assert.equal(there.restricted, true)
  assert.deepEqual(there.rows, [{ skuCode: 'LAMP', title: '台灯', reason: '该地区暂不销售' }])
  const reply = await shopper.ask(MOVE, { body: { orderCode, addressId: far } })
  assert.equal(reply.code, 'sku.restricted')
  assert.match(reply.message, /「台灯」不能卖到新疆.*该地区暂不销售/)
})

test('a settlement is asked about where it goes, and its submit names what and where', async () => {
  const shopper = await shop.shopper()
  const far = await shop.addAddress(shopper.userId, 'URUMQI')
  const settlementId = await settlementOf(shopper, { LAMP: 1 })
  const body = { settlementId, addressId: far }
  await shopper.must('POST /o2cht/v1/order-settlements/modify-settlement-address', { body })
  const checkReply = await shopper.must(CHECK, { query: { settlementId }, locale: 'en-US' })
  assert.deepEqual(checkReply.rows, [{ skuCode: 'LAMP', title: 'Lamp', reason: 'Not sold to this region' }])
  const { payFen: expectedPayFen } = await readSettlement(shopper, settlementId)
  const submit = 'POST /o2cht/v1/order-settlements/submit'
  const submitReply = await shopper.ask(submit, { body: { settlementId, expectedPayFen }, locale: 'en-US' })
  assert.equal(submitReply.code, 'sku.restricted')
  assert.match(submitReply.message, /^Lamp can’t be sold to .*Not sold to this region/)
})

test('one of both has to be named, and only one’s own', async () => {
  const [shopper, stranger] = [await shop.shopper(), await shop.shopper()]
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  assert.equal((await shopper.ask(CHECK, { query: {} })).status, 400)
  assert.equal((await stranger.ask(CHECK, { query: { orderCode } })).code, 'order.missing')
  const { addressId } = stranger
  assert.equal((await shopper.ask(CHECK, { query: { orderCode, addressId } })).code, 'address.missing')
})
