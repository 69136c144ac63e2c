/** Presales for tests: what is sold ahead, who books, and whose balance is paid. */
import { publishPresale, type PresalePlan } from '../../../gateway/src/areas/presale'
import { readSettlement, startPay, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** ¥29 with a deposit of ¥2 that counts for ¥4: ¥27 in all. A kettle costs ¥30 alone. */
export const PRICE = { priceFen: 2_900, depositFen: 200, worthFen: 400 }

const BUY = 'POST /o2cht/v1/order-settlements/buy-now'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'

/** Publishes a presale: deposits for two days, a balance from the third to the fifth, goods within three more. */
export function publish(
  shop: TestShop,
  { startsIn = -1, ...plan }: Partial<PresalePlan> & { startsIn?: number } = {}
): Promise<string> {
  const startAt = shop.core.clock.now() + startsIn * HOUR_MS
  return publishPresale(shop.core, TESTER, {
    skuCode: 'POT',
    allotment: 10,
    limitEach: 2,
    ...PRICE,
    startAt,
    endAt: startAt + 2 * DAY_MS,
    balanceFrom: startAt + 3 * DAY_MS,
    balanceTo: startAt + 5 * DAY_MS,
    shipBy: startAt + 8 * DAY_MS,
    ...plan
  })
}

export interface Wanted {
  activityCode: string
  skuCode?: string
  quantity?: number
}

const bodyOf = ({ activityCode, skuCode = 'POT', quantity = 1 }: Wanted) => ({
  skuCode,
  quantity,
  presale: { activityCode, depositKept: true as const }
})

/** Asks for a settlement of a presale, whatever the answer. */
export const ask = (shopper: TestShopper, wish: Wanted) => shopper.ask(BUY, { body: bodyOf(wish) })

/** A settlement of a presale, ready to be submitted. */
export async function ready(shopper: TestShopper, wish: Wanted) {
  const { settlementId } = await shopper.must(BUY, { body: bodyOf(wish) })
  const { payFen } = await readSettlement(shopper, settlementId)
  return { settlementId, expectedPayFen: payFen }
}

/** An order that waits for its deposit. */
export async function place(shopper: TestShopper, wish: Wanted): Promise<string> {
  const { orderCodes } = await shopper.must(SUBMIT, { body: await ready(shopper, wish) })
  return orderCodes[0] ?? ''
}

/** Pays what an order asks for now; replies the payment. */
export async function pay(shop: TestShop, shopper: TestShopper, orderCode: string): Promise<string> {
  const paymentId = await startPay(shopper, [orderCode])
  await shop.settle(paymentId, 'SUCCEEDED')
  return paymentId
}

/** An order whose deposit is paid. */
export async function bookPresale(shop: TestShop, shopper: TestShopper, wish: Wanted): Promise<string> {
  const orderCode = await place(shopper, wish)
  await pay(shop, shopper, orderCode)
  return orderCode
}

/** What owners of their own book ahead; known once `sellAhead` ran. */
let ahead = ''

/** Sells fridges ahead in a shop of owners, for a year. */
export async function sellAhead(shop: TestShop): Promise<void> {
  const now = shop.core.clock.now()
  ahead = await publish(shop, {
    skuCode: 'FRIDGE',
    allotment: 40,
    priceFen: 199_000,
    depositFen: 10_000,
    worthFen: 20_000,
    endAt: now + 300 * DAY_MS,
    balanceFrom: now + 301 * DAY_MS,
    balanceTo: now + 303 * DAY_MS,
    shipBy: now + 304 * DAY_MS
  })
}

/** An order of a shopper whose balance is to come; how many are booked, which everybody sees, stays as it was. */
export async function bookedAhead(shop: TestShop, shopper: TestShopper): Promise<string> {
  const orderCode = await bookPresale(shop, shopper, { activityCode: ahead, skuCode: 'FRIDGE' })
  await shop.core.db.updateTable('presale').set({ taken: 0 }).where('activity_code', '=', ahead).execute()
  return orderCode
}

/** Lets the balance of what a shopper has booked be paid from now on. */
export async function beginBalance(shop: TestShop, { userId }: TestShopper): Promise<void> {
  const begun = { balance_from: new Date(shop.core.clock.now() - HOUR_MS) }
  const booked = shop.core.db.updateTable('trade_order').where('status', '=', 'WAIT_BALANCE')
  await booked.set(begun).where('user_id', '=', userId).execute()
}

/** An order of a shopper whose balance can be paid now. */
export async function balanceDue(shop: TestShop, shopper: TestShopper): Promise<string> {
  const orderCode = await bookedAhead(shop, shopper)
  await beginBalance(shop, shopper)
  return orderCode
}
