/** What the tests of the brand's desk share. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { BodyOf } from '../../../contract'
import { available, grant } from '../../../gateway/src/areas/wallet'
import { newId } from '../../../gateway/src/core/database/database'
import { unbalanced } from '../../../gateway/src/core/database/ledger'
import { order, type TestShop, type TestShopper } from './journey-shop'

export const DESK = 'GET /o2ord-b2c/v1/order-trades/desk'
export const PAY = 'POST /o2ord-b2c/v1/order-trades/desk'

export const give = (shop: TestShop, shopper: TestShopper, account: 'BALANCE' | 'CREDIT', fen: number) =>
  grant(shop.core.db, { userId: shopper.userId, account, fen, reference: newId('t'), now: shop.core.clock.date() })

/** A shopper with a balance of 15.00 and 3,000.00 to owe, and an unpaid order of 40.00. */
export async function atDesk(shop: TestShop, goods: Record<string, number> = { POT: 1 }) {
  const shopper = await shop.shopper()
  await give(shop, shopper, 'BALANCE', 1_500)
  await give(shop, shopper, 'CREDIT', 300_000)
  return { shopper, orderCodes: await order(shopper, goods) }
}

/** 40.00: 15.00 from the balance, the rest by a channel. */
export const combinedPayment = (orderCodes: string[], over: Partial<BodyOf<typeof PAY>> = {}) => ({
  body: { orderCodes, expectedFen: 4_000, balanceFen: 1_500, channel: 'WECHAT' as const, host: 'H5' as const, ...over }
})

export const balanceLeft = (shop: TestShop, { userId }: TestShopper) => available(shop.core.db, userId)

/** What moved in and out of a shopper's account, and on, but for what was put in: fen by what it was. */
export async function moves(shop: TestShop, { userId }: TestShopper, account = 'BALANCE') {
  const { rows } = await sql<{ from: string; to: string; amount: number }>`
    select from_account as from, to_account as to, amount from ledger_transfer
    where from_account not like '~%'
      and (from_account like '%' || ${`:${account}:${userId}`} or to_account like '%' || ${`:${account}:${userId}`})
    order by transfer_id`.execute(shop.core.db)
  return rows.map(({ from, to, amount }) => {
    if (to.startsWith('wallet:held:')) return ['RESERVE', -Number(amount)]
    if (to.startsWith('wallet:paid:')) return ['POST', 0]
    return [from.startsWith('wallet:held:') ? 'VOID' : 'REFUND', Number(amount)]
  })
}

/** Every account holds what its transfers say, none is overdrawn, and what is held is held by an open payment. */
export async function sumsUp(shop: TestShop): Promise<void> {
  const { db } = shop.core
  assert.deepEqual(await unbalanced(db), [])
  const { rows } = await sql<{ wrong: string }>`
    select account as wrong from ledger_account where balance < 0
    union all
    select account from ledger_account a join payment p on p.payment_id = split_part(a.account, ':', 3)
      where a.account like 'wallet:held:%' and a.balance > 0 and p.status <> 'PENDING'`.execute(db)
  assert.deepEqual(rows, [])
}
