/** Sessions of the flash sale for tests of owners. */
import { publishSession } from '../../../gateway/src/areas/flash'
import type { TestShop, TestShopper } from '../orders/journey-shop'

const HOUR_MS = 3_600_000

/** A session of the larger kettle that begins tomorrow, which everybody sees. */
export async function sellByHours({ core }: TestShop): Promise<void> {
  const startAt = core.clock.now() + 24 * HOUR_MS
  const sku = { skuCode: 'POT2', priceFen: 4_000, allotment: 5, limitEach: 1 }
  await publishSession(core, 'staff_test', { startAt, endAt: startAt + HOUR_MS }, [sku])
}

/** That a shopper's paid order was of the session. */
export async function boughtByHours({ core }: TestShop, { userId }: TestShopper, orderCode: string): Promise<void> {
  const { db } = core
  const { settlement_id } = await db
    .selectFrom('trade_order')
    .select('settlement_id')
    .where('order_code', '=', orderCode)
    .executeTakeFirstOrThrow()
  const { session_code } = await db.selectFrom('flash_session').select('session_code').executeTakeFirstOrThrow()
  await db
    .insertInto('flash_hold')
    .values({ settlement_id, sku_code: 'POT2', session_code, user_id: userId, pieces: 1, unpaid: false })
    .execute()
}
