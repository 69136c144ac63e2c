/** Partners with money, for the gateway's tests: what they hold, the card they are paid to, and whether the books add up. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { withhold } from '../../../domain/partner/labourTax'
import { beforeOf, journalCheck, place, termsOf } from '../../../gateway/src/areas/journal'
import { feeOf } from '../../../domain/partner/withdrawal'
import { enter } from '../../../gateway/src/areas/journal/store'
import { inTransaction, newId } from '../../../gateway/src/core/database/database'
import { transfer, unbalancedAccounts } from '../../../gateway/src/core/database/ledger'
import type { TestShop, TestShopper } from '../orders/journey-shop'
import { makePartner } from './vaults'

let earners = 0

/** A shopper who earns, and gets parcels where nobody else of a test does. */
export async function earner(shop: TestShop): Promise<TestShopper & { code: string }> {
  const shopper = await shop.shopper()
  earners += 1
  const phone = `138${String(earners).padStart(8, '0')}`
  await sql`update address set phone = ${phone} where user_id = ${shopper.userId}`.execute(shop.core.db)
  return { ...shopper, code: await makePartner(shop, shopper) }
}

export const clickOn = ({ core: { clock } }: TestShop, buyer: TestShopper, partnerCode: string) =>
  buyer.must('POST /o2cum/v1/partner/click', { body: { partnerCode, clickedAt: clock.now() } })

/** To settle, frozen, available and on its way. */
export async function heldOf(of: TestShopper): Promise<number[]> {
  const { pendingFen, frozenFen, availableFen, payingFen } = await of.must('GET /o2cum/v1/partner/account')
  return [pendingFen, frozenFen, availableFen, payingFen]
}

/** A card that is old enough. */
export async function cardOf({ core: { db, clock } }: TestShop, { userId }: TestShopper): Promise<string> {
  const cardId = newId('card')
  const added_at = new Date(clock.now() - 2 * 86_400_000)
  const card = { bank_name: '栖城银行', last_four: '6021', token: cardId, added_at, removed_at: null }
  await db
    .insertInto('partner_card')
    .values({ card_id: cardId, partner_id: userId, ...card })
    .execute()
  return cardId
}

/** Money that can be withdrawn, as if it had been earned long ago. */
export async function enrich({ core: { db, clock } }: TestShop, { userId }: TestShopper, fen: number): Promise<void> {
  const to = `partner:AVAILABLE:${userId}`
  const at = clock.date()
  await transfer(db, [{ from: '~partner:commission', to, amount: fen, reference: newId('test'), at }], { least: null })
  await enter(db, {
    partner_id: userId,
    kind: 'EARN',
    amount_fen: fen,
    order_code: 'test',
    position: null,
    withdrawal_id: null,
    account: 'AVAILABLE',
    at
  })
}

/** Withdraws without a code; rejects as the call does. */
export async function withdrawNow(
  { core: { db, clock } }: Pick<TestShop, 'core'>,
  { userId }: TestShopper,
  { amountFen, cardId, withdrawalId = newId('wd') }: { amountFen: number; cardId: string; withdrawalId?: string }
): Promise<string> {
  const nowMs = clock.now()
  const { rule, mode } = await termsOf(db)
  const before = await beforeOf(db, userId, nowMs, mode)
  const expectedFen = amountFen - feeOf(rule, before) - withhold(mode, amountFen, before.tax).taxFen
  await inTransaction(db, (tx) => place(tx, { userId, withdrawalId, nowMs }, { amountFen, cardId, expectedFen }))
  return withdrawalId
}

/** Accounts are the sums of their postings, what is shown is the sum of its rows, and all postings sum to nothing. */
export async function booksAddUp({ core: { db } }: Pick<TestShop, 'core'>, where = ''): Promise<void> {
  assert.deepEqual(await unbalancedAccounts(db), [], where)
  assert.deepEqual(await journalCheck(db), { accounts: 0, partners: 0 }, where)
  const { rows } = await sql<{ fen: number }>`select coalesce(sum(fen), 0)::bigint as fen from (
      select balance as fen from ledger_account where account like 'partner:%'
      union all select amount from ledger_transfer where to_account like '~partner:%'
      union all select -amount from ledger_transfer where from_account like '~partner:%'
    ) postings`.execute(db)
  assert.equal(Number(rows[0]?.fen), 0, where)
}
