/** Partners with money, for the gateway's tests: what they hold, the card they are paid to, and whether the books add up. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { BodyOf } from '../../../contract'
import { withhold } from '../../../domain/partner/labourTax'
import { beforeOf, journalCheck, place, termsOf } from '../../../gateway/src/areas/journal'
import { feeOf } from '../../../domain/partner/withdrawal'
import { enter } from '../../../gateway/src/areas/journal/store'
import { inTransaction, newId } from '../../../gateway/src/core/database/database'
import { transfer, unbalanced } from '../../../gateway/src/core/database/ledger'
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
  const now = clock.date()
  await transfer(db, [{ from: '~partner:commission', to, amount: fen, reference: newId('test'), now }], { least: null })
  await enter(db, {
    partner_id: userId,
    kind: 'EARN',
    amount_fen: fen,
    order_code: 'test',
    position: null,
    withdrawal_id: null,
    account: 'AVAILABLE',
    at: now
  })
}

export const ageCard = ({ core: { db } }: TestShop, cardId: string) =>
  sql`update partner_card set added_at = added_at - interval '25 hours' where card_id = ${cardId}`.execute(db)

/** What withdraws an amount to a card, with the code that was sent for it. */
export async function codeFor(
  { core: { db } }: TestShop,
  own: TestShopper,
  amountFen: number,
  cardId: string
): Promise<BodyOf<'POST /o2cum/v1/partner/withdraw'>> {
  const who = await sql<{ phone: string }>`select phone from customer where user_id = ${own.userId}`.execute(db)
  const phone = who.rows[0]?.phone ?? ''
  await sql`update captcha_quota set last_sent_at = last_sent_at - interval '2 minutes' where phone = ${phone}`.execute(
    db
  )
  const { captchaKey } = await own.must('POST /o2cum/v1/partner/withdraw-code', { body: { amountFen, cardId } })
  const { tax, rule, monthTimes } = await own.must('GET /o2cum/v1/partner/withdraw')
  const feeFen = monthTimes < rule.freeTimes ? 0 : rule.feeFen
  const expectedFen = amountFen - feeFen - withhold(tax.mode, amountFen, tax).taxFen
  const { rows } = await sql<{ code: string }>`select body as code from outbox where recipient = ${phone}
    order by created_at desc limit 1`.execute(db)
  return { amountFen, cardId, expectedFen, captchaKey, captcha: /[0-9]{6}/.exec(rows[0]?.code ?? '')?.[0] ?? '' }
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
  assert.deepEqual(await unbalanced(db), [], where)
  assert.deepEqual(await journalCheck(db), { accounts: 0, partners: 0 }, where)
  const { rows } = await sql<{ fen: number }>`select coalesce(sum(fen), 0)::bigint as fen from (
      select balance as fen from ledger_account where account like 'partner:%'
      union all select amount from ledger_transfer where to_account like '~partner:%'
      union all select -amount from ledger_transfer where from_account like '~partner:%'
    ) postings`.execute(db)
  assert.equal(Number(rows[0]?.fen), 0, where)
}
