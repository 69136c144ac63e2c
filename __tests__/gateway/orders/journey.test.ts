import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { cashierView } from '../../../gateway/src/areas/payment'
import { settlePayment } from '../../../gateway/src/areas/payment/service'
import { startTestGateway, type TestGateway } from '../support'

let shop: TestGateway
before(async () => {
  shop = await startTestGateway()
})
after(() => shop.close())

const ADDRESS = {
  receiver: '林知夏',
  phone: '13900001234',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  detail: '栖禾路18号3幢',
  isDefault: true
}

async function logIn(phone: string): Promise<string> {
  const { captchaKey } = await shop.must('POST /oauth/public/send-phone-captcha-always', { body: { phone } })
  const sms = await shop.core.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const captcha = /\d{6}/.exec(sms.body)?.[0] ?? ''
  const { token } = await shop.must('POST /o2cum/v1/pub/customer-login/register-with-oauth', {
    body: { phone, captcha, captchaKey }
  })
  return token
}

test('the first purchase, from the search to the parcel at the door', async () => {
  const hot = await shop.must('GET /o2srh/v1/pub/hot-word')
  const searchReply = await shop.must('GET /o2srh/v1/pub/platform-products/search', {
    query: { keyword: hot.list[0]?.word ?? '', inStock: true, page: 1, size: 5 }
  })
  const card = searchReply.list[0]
  assert.ok(card, 'the first hot word finds something')
  const product = await shop.must('GET /o2pcm/v1/pub/product/detail', { query: { spuCode: card.spuCode } })
  const sku = product.skus.find((candidate) => candidate.available > 0)
  assert.ok(sku)

  const token = await logIn('13900001234')
  const mergeReply = await shop.must('POST /o2cart/v1/carts/save-all', {
    token,
    body: { rows: [{ skuCode: sku.skuCode, quantity: 1, selected: true, addedPriceFen: sku.priceFen }] }
  })
  assert.deepEqual([mergeReply.merged, mergeReply.count], [1, 1])
  const cart = await shop.must('GET /o2cart/v1/carts/list', { token })
  const rowIds = cart.shops.flatMap((group) => group.rows.map((row) => row.rowId))

  const { settlementId } = await shop.must('POST /o2cht/v1/order-settlements/submit-cart', { token, body: { rowIds } })
  const query = { settlementId }
  const without = await shop.must('GET /o2cht/v1/order-settlements/query-settlement-detail', { token, query })
  assert.equal(without.address, null)
  const { addressId } = await shop.must('POST /o2cum/v1/bp-address', { token, body: ADDRESS })
  const settlement = await shop.must('POST /o2cht/v1/order-settlements/modify-settlement-address', {
    token,
    body: { settlementId, addressId }
  })
  assert.equal(settlement.payFen, settlement.goodsFen + settlement.freightFen - settlement.discountFen)
  const freight = await shop.must('GET /o2pcm/v1/pub/product/calculate-freight', {
    query: { skuCode: sku.skuCode, quantity: 1, regionCode: ADDRESS.districtCode }
  })
  assert.equal(settlement.freightFen, freight.freightFen, 'the product page promises what checkout takes')
  assert.equal(settlement.shops[0]?.arrivesOn, freight.arrivesOn)

  const submitReply = await shop.must('POST /o2cht/v1/order-settlements/submit', {
    token,
    body: { settlementId, expectedPayFen: settlement.payFen }
  })
  const { paymentId, amountFen } = await shop.must('POST /o2ord-b2c/v1/order-trades/pay', {
    token,
    body: { orderCodes: submitReply.orderCodes, channel: 'WECHAT', host: 'H5', returnPath: '/pagesB/pay/pay' }
  })
  assert.equal(amountFen, settlement.payFen)
  assert.deepEqual(await cashierView(shop.core.db, paymentId), {
    paymentId,
    amountFen,
    status: 'PENDING',
    channel: 'WECHAT',
    host: 'H5',
    returnPath: '/pagesB/pay/pay',
    orderCodes: submitReply.orderCodes
  })
  await settlePayment(shop.core, paymentId, 'SUCCEEDED')
  const paymentReply = await shop.must('GET /o2ord-b2c/v1/order-trades/pay', { token, query: { paymentId } })
  assert.equal(paymentReply.status, 'SUCCEEDED')

  const [orderCode = ''] = submitReply.orderCodes
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'deliver')
  const receiveReply = await shop.must('POST /o2ord-b2c/v1/confirm-receive', { token, body: { orderCode } })
  assert.equal(receiveReply.status, 'COMPLETED')
  const me = await shop.must('GET /o2cum/v1/customer-info', { token })
  assert.deepEqual([me.firstOrderFlag, me.pointAvailable], [0, Math.floor(settlement.payFen / 100)])
  assert.deepEqual(await shop.must('GET /o2cart/v1/carts/entryRows', { token }), { count: 0 })
})

test('the demonstration shopper has an order in every state, a cart of two shops and coupons', async () => {
  const token = await shop.tokenOf('u_lin')
  const states = await shop.must('GET /o2ord-b2c/v1/order-trades/status-group', { token })
  assert.deepEqual(states, {
    WAIT_PAY: 1,
    WAIT_GROUP: 0,
    WAIT_BALANCE: 0,
    WAIT_SHIP: 1,
    WAIT_RECEIVE: 1,
    COMPLETED: 3,
    CANCELLED: 1,
    TO_REVIEW: 3
  })
  const cart = await shop.must('GET /o2cart/v1/carts/list', { token })
  assert.equal(cart.shops.length, 2)
  assert.deepEqual(cart.invalid, [])
  const offers = await shop.must('GET /o2mkt-b2c/v1/pub/coupon/can-received', { token })
  assert.equal(offers.list.filter((coupon) => coupon.state === 'RECEIVED').length, 2)
  assert.ok(offers.list.some((coupon) => coupon.state === 'AVAILABLE'))
  const reasons = await shop.must('GET /o2ord-b2c/v1/order-trades/cancel-reason', { token, locale: 'en-US' })
  assert.ok(reasons.list.length > 1 && reasons.list.every((reason) => !/[\u4e00-\u9fff]/.test(reason.text)))
  const { list } = await shop.must('GET /o2ord-b2c/v1/order-trades', { token, query: { status: 'WAIT_RECEIVE' } })
  const parcels = await shop.must('GET /o2ord-b2c/v1/parcel/parcel-infos', {
    token,
    query: { orderCode: list[0]?.orderCode ?? '' }
  })
  assert.deepEqual(
    parcels.list.map(({ state, tracks, goods }) => [state, tracks.length, goods.length]),
    [
      ['DELIVERING', 5, 1],
      ['SIGNED', 6, 1],
      ['PACKED', 1, 1]
    ]
  )
  for (const { tracks } of parcels.list) {
    const times = tracks.map((track) => track.at)
    assert.deepEqual(
      times,
      [...times].sort((a, b) => b - a)
    )
  }
})
