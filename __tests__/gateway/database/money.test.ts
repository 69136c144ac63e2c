// covers gateway/src/core/money.ts
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { tellOfRebate } from '../../../gateway/src/areas/message'
import { keepSymbol, moneyOf, symbolOf } from '../../../gateway/src/core/money'
import { order, startPay, startShop, type TestShop } from '../orders/journey-shop'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await keepSymbol(shop.core.db, { currencySymbol: 'S$' })
  Object.assign(shop.core, { site: { ...shop.core.site, currencySymbol: 'S$' } })
})
after(() => shop.close())

test('what a shopper is told of money has the site’s symbol', async () => {
  const shopper = await shop.shopper()
  await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['paymentSuccess'] } })
  const codes = await order(shopper, { POT: 1 })
  const paymentId = await startPay(shopper, codes)
  await shop.settle(paymentId, 'SUCCEEDED')
  const messages = await shop.core.db.selectFrom('outbox').select('body').execute()
  const words = messages.map(({ body }) => body).join('\n')
  assert.match(words, /已支付 S\$[\d.]+，/)
  assert.ok(!words.includes('¥'), words)
})

test('the cashier and marks of search results have it too', async () => {
  const shopper = await shop.shopper()
  const paymentId = await startPay(shopper, await order(shopper, { POT: 1 }))
  const { payload } = await shop.app.inject({ url: `/demo/cashier?paymentId=${paymentId}` })
  assert.ok(payload.includes('S$') && !payload.includes('¥'))
  const { list } = await shopper.must('GET /o2srh/v1/pub/platform-products/search-mark', {
    query: { spuCodes: 'P_POT,P_LAMP,P_FRIDGE' }
  })
  const marks = list.flatMap((item) => item.marks.map(({ text }) => text)).join()
  assert.match(marks, /S\$/)
  assert.ok(!marks.includes('¥'), marks)
})

test('a rebate that arrived is told with it', async () => {
  const { userId } = await shop.shopper()
  const { db, clock } = shop.core
  const of = { orderCode: 'R1', position: 0, title: { zh: '水壶', en: 'Kettle' }, fen: 1_250 }
  await tellOfRebate(db, userId, of, clock.date())
  const { body } = await db
    .selectFrom('user_message')
    .select('body')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  assert.match(JSON.stringify(body), /S\$12\.50/)
})

test('a site without a symbol, or with one that the app would not take, has the usual one', async () => {
  for (const currencySymbol of [undefined, '', 7, 'x'.repeat(9)]) assert.equal(symbolOf({ currencySymbol }), '¥')
  const money = await moneyOf(shop.core.db)
  assert.deepEqual([money.full(123_450), money.round(123_400)], ['S$1,234.50', 'S$1,234'])
})
