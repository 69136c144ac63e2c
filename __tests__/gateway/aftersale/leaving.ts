import { sql } from 'kysely'
import { balances, transfer } from '../../../gateway/src/core/database/ledger'
import type { TestShop, TestShopper } from '../orders/journey-shop'

/** Brings all that is open of somebody to its end, as far as leaving for good asks for it. */
export async function endAllOf({ core: { db } }: TestShop, { userId }: TestShopper): Promise<void> {
  await sql`update trade_order set status = 'COMPLETED' where user_id = ${userId} and status <> 'CANCELLED'`.execute(db)
  await sql`update after_sale_case set state = 'CANCELLED' where user_id = ${userId}
    and state not in ('COMPLETED', 'REFUSED', 'CLOSED', 'CANCELLED', 'SENT_BACK')`.execute(db)
  await sql`update service_bill set state = 'CANCELLED', ended_at = created_at
    where user_id = ${userId} and ended_at is null`.execute(db)
  await sql`update order_rebate set void_at = now() where user_id = ${userId} and paid_at is null`.execute(db)
  const accounts = [
    'wallet:BALANCE',
    ...['PENDING', 'FROZEN', 'AVAILABLE', 'PAYING'].map((state) => `partner:${state}`)
  ]
  const balanceOf = await balances(
    db,
    accounts.map((account) => `${account}:${userId}`)
  )
  const now = new Date()
  const out = [...balanceOf].map(([from, amount]) => ({ from, to: '~paid out', amount, reference: 'leaving', now }))
  await transfer(
    db,
    out.filter(({ amount }) => amount > 0)
  )
}
