// covers gateway/src/areas/shipping/
/** What the messaging platform is told of goods that its pay paid for. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { retryAfterMs } from '../../../domain/retries'
import { fitting, MOST_PARCELS, toldLeavesAt } from '../../../domain/orders/shipping'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { confirmedThere, correctParcel, noteShipment, shippingDesk } from '../../../gateway/src/areas/shipping'
import { tellPlatform } from '../../../gateway/src/areas/shipping/service'
import { STAFF } from '../../../gateway/src/console/staff'
import { unavailable } from '../../../gateway/src/core/platform/port'
import type { PlatformShipping } from '../../../gateway/src/core/platform'
import { detail, order, paidOrder, startShop, type TestShop, type TestShopper } from './journey-shop'
import { bookPresale, DAY_MS, pay, publish } from '../activities/presales'

let shop: TestShop
let reports: PlatformShipping[] = []
let receipts: string[] = []
let late: { paymentId: string; leavesAtMs: number }[] = []
let unknown = false
let away = false
before(async () => {
  shop = await startShop()
})
after(() => shop.close())
beforeEach(() => {
  reports = []
  receipts = []
  late = []
  unknown = false
  away = false
})

const core = () => ({
  ...shop.core,
  platform: {
    ...shop.core.platform,
    sendShipping: async (shipping: PlatformShipping) => {
      if (away) throw unavailable()
      reports.push(shipping)
    },
    sendLate: async (lateShipment: { paymentId: string; leavesAtMs: number }) => {
      if (unknown) throw unavailable()
      late.push(lateShipment)
    },
    sendReceived: async ({ paymentId }: { paymentId: string }) => void receipts.push(paymentId)
  }
})
const sweep = () => tellPlatform(core())
const buy = async (goods: Record<string, number> = { POT: 1 }) => {
  const shopper = await shop.shopper()
  const codes = await paidOrder(shop, shopper, goods)
  return { shopper, codes, orderCode: codes[0] ?? '' }
}
const ship = (orderCode: string) => advanceOrder(shop.core, orderCode, 'ship')
const noticesOf = async (orderCode: string) =>
  (await shippingDesk(shop.core.db)).filter((notice) => notice.orderCode === orderCode)
const paymentOf = async (orderCode: string) => (await noticesOf(orderCode))[0]?.paymentId ?? ''
const statusOf = async (shopper: TestShopper, orderCode: string) => (await detail(shopper, orderCode)).status

test('parcels that leave are told once, by two sweeps at once too, and the last says that it is all', async () => {
  const { codes } = await buy({ POT: 1, LAMP: 1 })
  const [first = '', other = ''] = codes
  await ship(first)
  await Promise.all([sweep(), sweep()])
  await sweep()
  assert.equal(reports.length, 1)
  assert.equal(reports[0]?.isAll, false)
  assert.match(reports[0]?.parcels[0]?.trackingNo ?? '', /^QH\d+$/)
  assert.match(reports[0]?.receiver ?? '', /^1\d{2}\*{4}\d{4}$/)
  await ship(other)
  await sweep()
  assert.deepEqual(
    reports.map(({ isAll, corrects }) => [isAll, corrects]),
    [
      [false, false],
      [true, false]
    ]
  )
  assert.equal(new Set(reports.map(({ paymentId }) => paymentId)).size, 1)
})

test('what another channel was paid by is not told', async () => {
  const shopper = await shop.shopper()
  const orderCodes = await order(shopper, { POT: 1 })
  const body = { orderCodes, channel: 'ALIPAY', host: 'H5' } as const
  const { paymentId } = await shopper.must('POST /o2ord-b2c/v1/order-trades/pay', { body })
  await shop.settle(paymentId, 'SUCCEEDED')
  await ship(orderCodes[0] ?? '')
  await sweep()
  assert.deepEqual(reports, [])
})

test('a platform that does not answer is told again, later each time', async () => {
  const { orderCode } = await buy()
  await ship(orderCode)
  away = true
  await sweep()
  away = false
  await sweep()
  assert.deepEqual(reports, [])
  assert.equal((await noticesOf(orderCode))[0]?.attempts, 1)
  await shop.core.clock.advance(retryAfterMs(1))
  await sweep()
  assert.equal(reports.length, 1)
  assert.equal((await noticesOf(orderCode))[0]?.sent, true)
  assert.deepEqual([1, 2, 3, 9].map(retryAfterMs), [60_000, 120_000, 240_000, 3_600_000])
})

test('it is corrected once a payment', async () => {
  const { codes } = await buy({ POT: 1, LAMP: 1 })
  for (const code of codes) await ship(code)
  const [first = '', other = ''] = codes
  await correctParcel(shop.core, STAFF, { orderCode: first, trackingNo: 'QH7654321' })
  await sweep()
  const corrections = reports.filter(({ corrects }) => corrects)
  assert.deepEqual(
    corrections.map(({ parcels }) => parcels[0]?.trackingNo),
    ['QH7654321']
  )
  for (const code of [first, other]) {
    await assert.rejects(correctParcel(shop.core, STAFF, { orderCode: code, trackingNo: 'QH1111111' }), {
      code: 'shipping.corrected'
    })
  }
})

test('of a payment fifteen parcels are told and no more', async () => {
  const { codes } = await buy({ POT: 1, LAMP: 1 })
  const [first = '', other = ''] = codes
  const parcels = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      trackingNo: `QH${1_000_000 + index}`,
      carrier: '栖禾速运',
      goods: '台灯'
    }))
  const now = shop.core.clock.date()
  await noteShipment(shop.core.db, first, parcels(10), now)
  await noteShipment(shop.core.db, other, parcels(10), now)
  await sweep()
  assert.deepEqual(reports.map((shipping) => shipping.parcels.length).sort(), [10, 5].sort())
  assert.deepEqual(fitting(parcels(3), MOST_PARCELS), [])
})

test('a receipt confirmed there is one here, once, and is not told back', async () => {
  const { shopper, orderCode } = await buy()
  await ship(orderCode)
  await sweep()
  const paymentId = await paymentOf(orderCode)
  assert.equal(await confirmedThere(shop.core, paymentId), 1)
  assert.equal(await confirmedThere(shop.core, paymentId), 0)
  assert.equal(await statusOf(shopper, orderCode), 'COMPLETED')
  await sweep()
  assert.deepEqual(receipts, [])
})

test('a receipt confirmed here is told there, once, and theirs afterwards changes nothing', async () => {
  const { shopper, orderCode } = await buy()
  await ship(orderCode)
  await shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
  await sweep()
  await sweep()
  const paymentId = await paymentOf(orderCode)
  assert.deepEqual(receipts, [paymentId])
  assert.equal(reports.length, 1)
  assert.equal(await confirmedThere(shop.core, paymentId), 0)
})

test('both payments of a presale that leaves in over 15 days are told when, again until the platform knows them', async () => {
  const shopper = await shop.shopper()
  const now = shop.core.clock.now()
  const shipBy = now + 40 * DAY_MS
  const activityCode = await publish(shop, { shipBy })
  unknown = true
  const orderCode = await bookPresale(shop, shopper, { activityCode })
  await sweep()
  assert.deepEqual(late, [])
  unknown = false
  await shop.core.clock.advance(retryAfterMs(1))
  await sweep()
  await sweep()
  assert.deepEqual(
    late.map(({ leavesAtMs }) => leavesAtMs),
    [shipBy]
  )
  await shop.core.clock.advance(now + 3 * DAY_MS - shop.core.clock.now())
  await pay(shop, shopper, orderCode)
  await sweep()
  assert.equal(new Set(late.map(({ paymentId }) => paymentId)).size, 2)
  assert.deepEqual(new Set(late.map(({ leavesAtMs }) => leavesAtMs)), new Set([shipBy]))
})

test('what leaves soon needs no word, and none names a day after 330 days', () => {
  assert.equal(toldLeavesAt(0, 15 * DAY_MS), undefined)
  assert.equal(toldLeavesAt(0, 15 * DAY_MS + 1), 15 * DAY_MS + 1)
  assert.equal(toldLeavesAt(0, 400 * DAY_MS), 330 * DAY_MS)
})
