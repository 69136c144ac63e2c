import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { sellableSkus } from '../cart'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { readBefore, tellOfBill, tellOfOpening, tellOfProduct } from '../message'
import { skuFacts } from '../product'
import { billDesk } from '../serviceBill'

/** What is older counts as read. */
const READ_AFTER_MS = 2 * DAY_MS

/** Tells the first demonstration shopper of offers and of service, through what tells real ones; older news is read. */
export async function seedNews(core: Core): Promise<void> {
  const [shopper] = DEMONSTRATION_SHOPPERS
  if (!shopper) return
  const { db } = core
  const now = core.clock.now()
  const ago = (ms: number) => new Date(now - ms)
  const { userId, phone } = shopper
  const codes = (await sellableSkus(db)).slice(0, 2).map(({ skuCode }) => skuCode)
  const [first, second] = await skuFacts(db, codes)
  if (first) {
    const about = { facts: first, kind: 'PRICE' as const, priceFen: first.price_fen, since: ago(9 * DAY_MS) }
    await tellOfProduct(db, userId, about, ago(26 * HOUR_MS))
  }
  if (second) {
    const about = { facts: second, kind: 'STOCK' as const, priceFen: second.price_fen, since: ago(12 * DAY_MS) }
    await tellOfProduct(db, userId, about, ago(8 * DAY_MS))
  }
  const name = { zh: '厨电满减券', en: 'The kitchen coupon' }
  await tellOfOpening(db, userId, { couponCode: 'SEEDED', name, closesAt: now + 3 * DAY_MS }, ago(50 * MINUTE_MS))
  const bill = (await billDesk(core)).find((bill) => bill.phone === phone)
  if (bill) {
    const appliance = { zh: bill.appliance, en: bill.appliance }
    const target = { userId, billId: bill.billId, appliance }
    const accept = { zh: '已受理，会尽快安排师傅', en: 'Accepted; an engineer will be found soon' }
    await tellOfBill(db, { ...target, state: 'ACCEPTED', moves: 1 }, accept, ago(3 * DAY_MS))
    const assign = { zh: '师傅到前 30 分钟来电', en: 'The engineer calls 30 minutes before' }
    await tellOfBill(db, { ...target, state: 'ASSIGNED', moves: 2 }, assign, ago(5 * HOUR_MS))
  }
  await readBefore(db, userId, ago(READ_AFTER_MS))
}
