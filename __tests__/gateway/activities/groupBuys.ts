/** Group buys for tests: what is sold in groups, and who buys in them. */
import { publishGroupBuy } from '../../../gateway/src/areas/groupBuy'
import { newId } from '../../../gateway/src/core/database/database'
import { readSettlement, startPay, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

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
  return publishGroupBuy(shop.core, TESTER, {
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
  const { payFen } = await readSettlement(shopper, settlementId)
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

/** Sells lamps in groups in a shop of owners, with one open group that everybody sees. */
export async function sellInGroups(shop: TestShop): Promise<void> {
  const tiers = [{ size: 2, priceFen: 2_000 }]
  const activityCode = await publish(shop, { skuCode: 'LAMP', allotment: 40, limitEach: 1, tiers })
  await openGroup(shop, { groupCode: 'gb_known', userId: 'leader_of_known', activityCode })
}

/** A group whose leader has paid, as it is stored; open for a year without an order of the shop's, else full. */
async function openGroup(
  { core: { db, clock } }: TestShop,
  {
    groupCode,
    userId,
    activityCode,
    orderCode
  }: { groupCode: string; userId: string; activityCode: string; orderCode?: string }
): Promise<void> {
  const now = clock.date()
  const group = { group_code: groupCode, activity_code: activityCode, size: 5, price_fen: 2_000 }
  const times = { created_at: now, started_at: now, ends_at: new Date(now.getTime() + 8_760 * HOUR_MS) }
  // one that is full is in nobody else's list
  const state = orderCode === undefined ? { state: 'OPEN' as const } : { state: 'FULL' as const, closed_at: now }
  await db
    .insertInto('buy_group')
    .values({ ...group, leader_id: userId, ...times, ...state })
    .execute()
  const seat = {
    order_code: orderCode ?? newId('o'),
    group_code: groupCode,
    user_id: userId,
    state: 'PAID' as const,
    quantity: 1
  }
  await db
    .insertInto('group_seat')
    .values({ ...seat, at: now, paid_at: now })
    .execute()
}

/** A full group that a shopper leads by a paid order of theirs. */
export async function groupFor(shop: TestShop, { userId }: TestShopper, orderCode: string): Promise<void> {
  const { activity_code: activityCode } = await shop.core.db
    .selectFrom('group_activity')
    .select('activity_code')
    .executeTakeFirstOrThrow()
  await openGroup(shop, { groupCode: newId('gb'), userId, activityCode, orderCode })
}
