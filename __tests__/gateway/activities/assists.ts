/** Assists for tests: what friends help to buy, who starts, who helps, and who buys. */
import { publishAssist } from '../../../gateway/src/areas/assist'
import { newId } from '../../../gateway/src/core/database/database'
import { readSettlement, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

export const HOUR_MS = 3_600_000
/** ¥25 with two helpers, ¥20 with three; a kettle costs ¥30 alone. */
export const STEPS = [
  { helpers: 2, priceFen: 2_500 },
  { helpers: 3, priceFen: 2_000 }
]

export const START = 'POST /o2mkt-b2c/v1/assist/createActivity'
export const HELP = 'POST /o2mkt-b2c/v1/assist/joinZhuLiActivity'
const BUY = 'POST /o2cht/v1/order-settlements/buy-now'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'

/** Publishes an activity of a SKU that runs for a hundred days. */
export function publish(
  shop: TestShop,
  plan: { skuCode?: string; allotment?: number; steps?: typeof STEPS; startsIn?: number } = {}
): Promise<string> {
  const now = shop.core.clock.now()
  const { skuCode = 'POT', allotment = 60, steps = STEPS, startsIn = -1 } = plan
  return publishAssist(shop.core, TESTER, {
    skuCode,
    allotment,
    steps,
    startAt: now + startsIn * HOUR_MS,
    endAt: now + 2_400 * HOUR_MS
  })
}

export const start = async (shopper: TestShopper, activityCode: string): Promise<string> =>
  (await shopper.must(START, { body: { activityCode } })).assistCode

/** So many new shoppers help. */
export async function helpedBy(shop: TestShop, assistCode: string, count: number): Promise<TestShopper[]> {
  const helpers: TestShopper[] = []
  for (let index = 0; index < count; index += 1) {
    const helper = await shop.shopper()
    await helper.must(HELP, { body: { assistCode } })
    helpers.push(helper)
  }
  return helpers
}

/** Asks for a settlement at the price of an assist, whatever the answer. */
export const ask = (shopper: TestShopper, assistCode: string, { skuCode = 'POT', quantity = 1 } = {}) =>
  shopper.ask(BUY, { body: { skuCode, quantity, assist: { assistCode } } })

/** A settlement at the price of an assist, ready to be submitted. */
export async function ready(shopper: TestShopper, assistCode: string, skuCode = 'POT') {
  const { settlementId } = await shopper.must(BUY, { body: { skuCode, quantity: 1, assist: { assistCode } } })
  const { payFen } = await readSettlement(shopper, settlementId)
  return { settlementId, expectedPayFen: payFen }
}

/** An order at the price of an assist that waits for its payment. */
export async function place(shopper: TestShopper, assistCode: string, skuCode = 'POT'): Promise<string> {
  const { orderCodes } = await shopper.must(SUBMIT, { body: await ready(shopper, assistCode, skuCode) })
  return orderCodes[0] ?? ''
}

/** What owners of their own have beside: an old activity, and one of somebody else that they have helped with. */
const OLD = { activityCode: 'AA_OLD', assistCode: 'as_helped' }

/** Lets friends help with lamps in a shop of owners, with one that somebody else has started. */
export async function letFriendsHelp({ core: { db, clock } }: TestShop, known: typeof OLD): Promise<void> {
  const now = clock.date()
  const plan = {
    sku_code: 'LAMP',
    steps: JSON.stringify([{ helpers: 40, priceFen: 2_000 }]),
    allotment: 200,
    taken: 1,
    start_at: now,
    end_at: new Date(now.getTime() + 8_760 * HOUR_MS),
    published_by: 'staff_test'
  }
  await db
    .insertInto('assist_activity')
    .values([
      { ...plan, activity_code: known.activityCode },
      { ...plan, activity_code: OLD.activityCode, given_back: true }
    ])
    .execute()
  await db
    .insertInto('assist')
    .values(
      [known, OLD].map(({ activityCode, assistCode }) => ({
        assist_code: assistCode,
        activity_code: activityCode,
        user_id: `starter_of_${assistCode}`,
        started_at: now
      }))
    )
    .execute()
}

/** One that a shopper has used by a paid order of theirs, and one of somebody else that they have helped with. */
export async function assistFor(
  { core: { db, clock } }: TestShop,
  { userId }: TestShopper,
  orderCode: string
): Promise<void> {
  const now = clock.date()
  await db
    .insertInto('assist')
    .values({
      assist_code: newId('as'),
      activity_code: OLD.activityCode,
      user_id: userId,
      started_at: now,
      order_code: orderCode
    })
    .execute()
  await db.insertInto('assist_help').values({ assist_code: OLD.assistCode, user_id: userId, at: now }).execute()
}
