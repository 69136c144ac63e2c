/** What the tests of the brand's desk share. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { BodyOf } from '../../contract'
import { available, grant } from '../../gateway/src/areas/wallet'
import { newId } from '../../gateway/src/core/database'
import { order, type TestShop, type TestShopper } from './journey-shop'

export const DESK = 'GET /o2ord-b2c/v1/glz-partner-orders'
export const PAY = 'POST /o2ord-b2c/v1/glz-partner-orders'

export const give = (shop: TestShop, shopper: TestShopper, account: 'BALANCE' | 'CREDIT', fen: number) =>
  grant(shop.core.db, { userId: shopper.userId, account, fen, reference: newId('t'), at: shop.core.clock.date() })

/** A shopper with a balance of 15.00 and 3,000.00 to owe, and an unpaid order of 40.00. */
export async function atDesk(shop: TestShop, goods: Record<string, number> = { POT: 1 }) {
  const shopper = await shop.shopper()
  await give(shop, shopper, 'BALANCE', 1_500)
  await give(shop, shopper, 'CREDIT', 300_000)
  return { shopper, orderCodes: await order(shopper, goods) }
}

/** 40.00: 15.00 from the balance, the rest by a channel. */
export const combined = (orderCodes: string[], over: Partial<BodyOf<typeof PAY>> = {}) => ({
  body: { orderCodes, expectedFen: 4_000, balanceFen: 1_500, channel: 'WECHAT' as const, host: 'H5' as const, ...over }
})

export const left = (shop: TestShop, { userId }: TestShopper) => available(shop.core.db, userId)

/** Rows of a shopper's balance but for what was put in. */
export async function moves(shop: TestShop, { userId }: TestShopper, account = 'BALANCE') {
  const { rows } = await sql<{ kind: string; amount_fen: number }>`select kind, amount_fen from wallet_entry
    where user_id = ${userId} and account = ${account} and kind <> 'GRANT' order by entry_id`.execute(shop.core.db)
  return rows.map((row) => [row.kind, Number(row.amount_fen)])
}

/** All accounts: none is overdrawn, no payment gave back more than it took, and what is held is held by an open payment. */
export async function sumsUp(shop: TestShop): Promise<void> {
  const { rows } = await sql<{ wrong: string }>`
    select user_id as wrong from wallet_entry group by user_id, account having sum(amount_fen) < 0
    union all
    select payment_id from wallet_entry where payment_id <> '' group by payment_id, account, order_code
      having sum(amount_fen) > 0
    union all
    select e.payment_id from wallet_entry e join payment p on p.payment_id = e.payment_id
      where p.status <> 'PENDING' group by e.payment_id, e.account, e.order_code
      having sum(e.amount_fen) < 0 and not bool_or(e.kind = 'POST')`.execute(shop.core.db)
  assert.deepEqual(rows, [])
}
