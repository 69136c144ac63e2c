/** Group buys for tests: what is sold in groups, and who buys in them. */
import { publishGroupBuy } from '../../gateway/src/areas/group'
import { seen, startPay, type TestShop, type TestShopper } from './journey-shop'

export const HOUR_MS = 3_600_000
/** ¥25 for two, ¥20 for three; a kettle costs ¥30 alone. */
export const TIERS = [
  { size: 2, priceFen: 2_500 },
  { size: 3, priceFen: 2_000 }
]

/** Publishes a group buy of a SKU that runs for a hundred days. */
export function publish(
  shop: TestShop,
  plan: { skuCode?: string; allotment?: number; limitEach?: number; tiers?: typeof TIERS; startsIn?: number } = {}
): Promise<string> {
  const now = shop.core.clock.now()
  const { skuCode = 'POT', allotment = 20, limitEach = 5, tiers = TIERS, startsIn = -1 } = plan
  return publishGroupBuy(shop.core, 'staff_test', {
    skuCode,
    allotment,
    limitEach,
    tiers,
    startAt: now + startsIn * HOUR_MS,
    endAt: now + 2_400 * HOUR_MS
  })
}

export interface Wanted {
  activityCode: string
  size?: number
  groupCode?: string
  skuCode?: string
  quantity?: number
}

const BUY = 'POST /o2cht/v1/order-settlements/buy-now'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'

const bodyOf = ({ skuCode = 'POT', quantity = 1, size = 2, ...group }: Wanted) => ({
  skuCode,
  quantity,
  group: { size, ...group }
})

/** Asks for a settlement in a group, whatever the answer. */
export const ask = (shopper: TestShopper, wish: Wanted) => shopper.ask(BUY, { body: bodyOf(wish) })

/** A settlement in a group, ready to be submitted. */
export async function ready(shopper: TestShopper, wish: Wanted) {
  const { settlementId } = await shopper.must(BUY, { body: bodyOf(wish) })
  const { payFen } = await seen(shopper, settlementId)
  return { settlementId, expectedPayFen: payFen }
}

/** An order in a group that waits for its payment. */
export async function place(shopper: TestShopper, wish: Wanted): Promise<string> {
  const { orderCodes } = await shopper.must(SUBMIT, { body: await ready(shopper, wish) })
  return orderCodes[0] ?? ''
}

/** A paid order in a group. */
export async function join(shop: TestShop, shopper: TestShopper, wish: Wanted): Promise<string> {
  const orderCode = await place(shopper, wish)
  await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
  return orderCode
}

/** The group an order is in. */
export async function groupOf(shopper: TestShopper, orderCode: string): Promise<string> {
  const { groupCode = '' } = await shopper.must('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })
  return groupCode
}
