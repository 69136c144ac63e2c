/** Shoppers who earn by what they share, for the gateway's tests. */
import { sql } from 'kysely'
import { shopDay } from '../../../domain/day'
import { grantRole } from '../../../gateway/src/areas/role/store'
import { newId } from '../../../gateway/src/core/database/database'
import { transfer } from '../../../gateway/src/core/database/ledger'
import type { TestShop, TestShopper } from '../orders/journey-shop'

let partners = 0

/** Makes a shopper a partner who works; replies what their shares carry. */
export async function makePartner({ core: { db, clock } }: TestShop, { userId }: TestShopper): Promise<string> {
  partners += 1
  const now = clock.date()
  await sql`insert into partner (user_id, partner_code, state, name_masked, id_hash, contract_version, applied_at,
      verified_at, active_at)
    values (${userId}, ${`PT${partners}`}, 'ACTIVE', '林**', ${`hash of ${userId}`}, '1', ${now}, ${now}, ${now})
    on conflict (user_id) do nothing`.execute(db)
  await grantRole(db, { userId, role: 'PARTNER', now, by: 'tests' })
  const { partner_code: code } = await db
    .selectFrom('partner')
    .select('partner_code')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return code
}

/** A click, money, a card that is paid to, and a withdrawal that waits. */
export async function earningIn(shop: TestShop, shopper: TestShopper) {
  const { db, clock } = shop.core
  await makePartner(shop, shopper)
  const now = clock.date()
  const [cardId, withdrawalId] = [newId('card'), newId('wd')]
  await db
    .insertInto('partner_card')
    .values({
      card_id: cardId,
      partner_id: shopper.userId,
      bank_name: '栖城银行',
      last_four: '6021',
      token: cardId,
      added_at: new Date(now.getTime() - 172_800_000),
      removed_at: null
    })
    .execute()
  await db
    .insertInto('withdrawal')
    .values({
      withdrawal_id: withdrawalId,
      partner_id: shopper.userId,
      card_id: cardId,
      amount_fen: 2_000,
      fee_fen: 0,
      tax_fen: 0,
      state: 'SUBMITTED',
      reason: null,
      submitted_at: now,
      asked_at: null,
      ended_at: null
    })
    .execute()
  const [available, reference] = [`partner:AVAILABLE:${shopper.userId}`, withdrawalId]
  await transfer(db, [{ from: '~partner:commission', to: available, amount: 52_000, reference, now }])
  await transfer(db, [{ from: available, to: `partner:PAYING:${shopper.userId}`, amount: 2_000, reference, now }])
  const sums = { earned_fen: 52_000, withdrawn_fen: 2_000 }
  const own = { partner_id: shopper.userId }
  await db
    .insertInto('partner_day')
    .values({ ...own, day: shopDay(now.getTime()), clawed_fen: 0, ...sums })
    .execute()
  await db
    .insertInto('partner_sum')
    .values({ ...own, pending_orders: 0, ...sums })
    .execute()
  await db.insertInto('partner_click').values({ user_id: shopper.userId, partner_code: 'NOBODY', at: now }).execute()
  return { cardId: [cardId], withdrawalId: [withdrawalId] }
}
