/** Sessions of the flash sale for tests of other things. */
import { sql } from 'kysely'
import { closeSession, publishSession } from '../../../gateway/src/areas/seckill'
import { returnStock } from '../../../gateway/src/areas/inventory'
import { TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

const HOUR_MS = 3_600_000

/** Publishes a session of a SKU, times in hours from now; its pieces are besides what is in stock. Replies its code. */
export async function flashSale(
  { core }: Pick<TestShop, 'core'>,
  skuCode: string,
  {
    priceFen = 2_000,
    from = 0,
    to = 24,
    pieces = 99
  }: { priceFen?: number; from?: number; to?: number; pieces?: number } = {}
): Promise<string> {
  const now = core.clock.now()
  await returnStock(core.db, skuCode, pieces)
  const time = { startAt: now + from * HOUR_MS, endAt: now + to * HOUR_MS }
  return publishSession(core, TESTER, time, [{ skuCode, priceFen, allotment: pieces, limitEach: pieces }])
}

/** Takes back every session of a SKU, and the pieces that were besides its stock. */
export async function endFlashSales({ core }: Pick<TestShop, 'core'>, skuCode: string): Promise<void> {
  const { rows } = await sql<{ session_code: string; unsold: number }>`select session_code, allotment - taken as unsold
    from flash_session_sku where sku_code = ${skuCode} and not ended and end_at > ${core.clock.date()}`.execute(core.db)
  for (const { session_code: sessionCode, unsold } of rows) {
    await closeSession(core, TESTER, sessionCode)
    await returnStock(core.db, skuCode, -unsold)
  }
}

/** A session of the larger kettle that begins tomorrow, which everybody sees. */
export async function sellByHours({ core }: TestShop): Promise<void> {
  const startAt = core.clock.now() + 24 * HOUR_MS
  const sku = { skuCode: 'POT2', priceFen: 4_000, allotment: 5, limitEach: 1 }
  await publishSession(core, TESTER, { startAt, endAt: startAt + HOUR_MS }, [sku])
}

/** That a shopper's paid order was of the session. */
export async function boughtByHours({ core }: TestShop, { userId }: TestShopper, orderCode: string): Promise<void> {
  const { db } = core
  const { settlement_id } = await db
    .selectFrom('trade_order')
    .select('settlement_id')
    .where('order_code', '=', orderCode)
    .executeTakeFirstOrThrow()
  const { session_code } = await db
    .selectFrom('flash_session_sku')
    .select('session_code')
    .where('sku_code', '=', 'POT2')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('flash_hold')
    .values({ settlement_id, sku_code: 'POT2', session_code, user_id: userId, pieces: 1, unpaid: false })
    .execute()
}
