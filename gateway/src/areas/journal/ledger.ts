/** Commissions as postings: each move of one is a transfer between accounts of its partner and the shop's. */
import {
  clawFen,
  commissionFen,
  isFresh,
  isSamePerson,
  paysForSharing,
  nextCommission,
  type CommissionState
} from '../../../../domain/partner/commission'
import { readRates, type PartnerRates } from '../../../../domain/partner/partner'
import { addFen } from '../../../../domain/money/money'
import { keptMoney } from '../../../../domain/aftersale/refund'
import { ripeAt } from '../../../../domain/aftersale/ripening'
import { inTransaction, type Db } from '../../core/database/database'
import type { Core } from '../../core/area'
import { balances, heldBalances, transfer } from '../../core/database/ledger'
import { systemParameter } from '../masterdata'
import { idHashFor, partnerByCode } from '../partner'
import { lastThereAt } from '../ripening'
import * as store from './store'

export type PartnerAccount = 'PENDING' | 'FROZEN' | 'AVAILABLE' | 'PAYING'
export const accountOf = (account: PartnerAccount, partnerId: string): string => `partner:${account}:${partnerId}`
/** Fen of a partner's commission that are not in a bank yet, in every state; debts count like credits. */
export async function ownedByPartner(db: Db, partnerId: string): Promise<number> {
  const sums = await balances(
    db,
    (['PENDING', 'FROZEN', 'AVAILABLE', 'PAYING'] as const).map((account) => accountOf(account, partnerId))
  )
  return addFen(...[...sums.values()].map(Math.abs))
}

/** The shop's own; they are beyond the ledger's rows, so that no two partners wait for each other. */
export const SHOP = {
  COMMISSION: '~partner:commission',
  TAX: '~partner:tax',
  FEE: '~partner:fee',
  BANK: '~partner:bank'
} as const

/** Where the site's parameter PARTNER_RATES says nothing. */
const RATES_DEFAULT = '*=400'

const ratesOf = async (db: Db): Promise<PartnerRates> =>
  readRates((await systemParameter(db, 'PARTNER_RATES')) ?? RATES_DEFAULT)

const HELD_IN: Partial<Record<CommissionState, 'PENDING' | 'FROZEN' | 'AVAILABLE'>> = {
  PENDING: 'PENDING',
  FROZEN: 'FROZEN',
  AVAILABLE: 'AVAILABLE'
}

type Row = Awaited<ReturnType<typeof store.rowsOf>>[number]

/** Money that is kept of each row that was ordered, with what came in its place. */
function keptByRow(rows: readonly Row[]): Map<number, number> {
  const money = new Map<number, number>()
  for (const { of, frozen, returned } of rows) money.set(of, addFen(money.get(of) ?? 0, keptMoney(frozen, returned)))
  return money
}

/** The rate of the nearest category that has one; basis points. */
const rateOf = (rates: PartnerRates, categories: readonly string[]): number =>
  [...categories]
    .reverse()
    .map((code) => rates[code])
    .find((rate) => rate !== undefined) ??
  rates['*'] ??
  0

/** What a product earns a partner, basis points. */
export const rateFor = async (db: Db, spuCode: string): Promise<number> =>
  rateOf(await ratesOf(db), await store.categoriesOf(db, spuCode))

/** What the subsidy's hashes of ID numbers are keyed by. */
const SUBSIDY_ID = 'subsidy id'

/** Whether a partner buys from themselves, with any of their accounts. */
async function isOwn(db: Db, partnerId: string, userId: string, orderCode: string): Promise<boolean> {
  const buyer = await store.personOf(db, userId, orderCode)
  if (isSamePerson(await store.personOf(db, partnerId), buyer)) return true
  const idHash = await store.subsidyPersonOf(db, userId)
  return idHash !== undefined && idHash === (await idHashFor(db, partnerId, SUBSIDY_ID))
}

/**
 * Decides once, when an order is placed, whose it is: the last click within its days, of a partner who earns now and is
 * not the buyer. Runs in the transaction of the submit.
 */
export async function attribute(
  db: Db,
  { orderCode, userId }: { orderCode: string; userId: string },
  now: Date
): Promise<void> {
  // most shoppers came by nobody: they cost one question
  const click = await store.clickOf(db, userId)
  if (!click || !isFresh({ code: click.partner_code, at: click.at.getTime() }, now.getTime())) return
  const order = await store.orderFacts(db, orderCode)
  if (!order || !paysForSharing(order.activity)) return
  const partner = await partnerByCode(db, click.partner_code)
  if (!partner?.earns) return
  if (await isOwn(db, partner.userId, userId, orderCode)) return
  const rates = await ratesOf(db)
  const rows = await store.rowsOf(db, orderCode)
  await store.insertCommissions(
    db,
    rows.map(({ position, categories, frozen }) => {
      const rate = rateOf(rates, categories)
      const fen = commissionFen(Math.max(0, keptMoney(frozen, 0)), rate)
      return {
        order_code: orderCode,
        position,
        partner_id: partner.userId,
        basis_points: rate,
        earned_fen: fen,
        left_fen: fen,
        state: 'PLACED' as const,
        placed_at: now,
        received_at: null,
        thaws_at: null
      }
    })
  )
}

const referenceOf = ({ order_code: code, position }: store.CommissionRecord): string => `${code}:${position}`

/**
 * An order was paid: what it earns waits for its receipt; of an account that was closed since it was placed, nothing. The caller holds the order, as for all
 * below.
 */
export async function payCommissions(db: Db, orderCode: string, now: Date): Promise<void> {
  for (const commission of await store.lockCommissions(db, orderCode)) {
    const state = nextCommission(commission.state, 'PAY')
    if (!state) continue
    if (!(await store.isOpen(db, commission.partner_id))) {
      await store.changeCommission(db, commission, { state: 'CLAWED', left_fen: 0 })
      continue
    }
    const to = accountOf('PENDING', commission.partner_id)
    await transfer(db, [
      { from: SHOP.COMMISSION, to, amount: commission.left_fen, reference: referenceOf(commission), now }
    ])
    await store.changeCommission(db, commission, { state })
    await enter(db, commission, { kind: 'EARN', amount_fen: commission.left_fen, account: 'PENDING', at: now })
  }
}

const enter = (
  db: Db,
  { partner_id, order_code, position }: store.CommissionRecord,
  entry: Pick<store.EntryRecord, 'kind' | 'amount_fen' | 'account' | 'at'>
): Promise<void> => store.enter(db, { partner_id, order_code, position, withdrawal_id: null, ...entry })

/** When the commissions of an order thaw, from what is known of its goods now. */
const thawOf = async (db: Db, orderCode: string, receivedAt: Date): Promise<Date> =>
  new Date(ripeAt((await lastThereAt(db, orderCode)) ?? receivedAt.getTime()))

/** An order was received: what it earns thaws when it can't go back any more. */
export async function freezeCommissions(db: Db, orderCode: string, now: Date): Promise<void> {
  const thawsAt = await thawOf(db, orderCode, now)
  for (const commission of await store.lockCommissions(db, orderCode)) {
    const state = nextCommission(commission.state, 'RECEIVE')
    if (!state) continue
    const [from, to] = [accountOf('PENDING', commission.partner_id), accountOf('FROZEN', commission.partner_id)]
    await transfer(db, [{ from, to, amount: commission.left_fen, reference: referenceOf(commission), now }])
    await store.changeCommission(db, commission, { state, received_at: now, thaws_at: thawsAt })
  }
}

/** Money of an order went back, or it ended: its commissions are what was kept earns. */
export async function lowerCommissions(db: Db, orderCode: string, now: Date): Promise<void> {
  const commissions = await store.lockCommissions(db, orderCode)
  if (commissions.length === 0) return
  const order = await store.orderFacts(db, orderCode)
  const money = order?.status === 'CANCELLED' ? new Map<number, number>() : keptByRow(await store.rowsOf(db, orderCode))
  for (const commission of commissions) {
    const clawedFen = clawFen(
      commission.left_fen,
      Math.max(0, money.get(commission.position) ?? 0),
      commission.basis_points
    )
    const restFen = addFen(commission.left_fen, -clawedFen)
    const over =
      restFen === 0 && (money.get(commission.position) ?? 0) <= 0
        ? nextCommission(commission.state, 'EMPTY')
        : undefined
    if (clawedFen === 0 && over === undefined) continue
    const account = HELD_IN[commission.state]
    if (account !== undefined && clawedFen > 0) {
      const from = accountOf(account, commission.partner_id)
      const reference = `${referenceOf(commission)}:${restFen}`
      const transferResult = await transfer(db, [{ from, to: SHOP.COMMISSION, amount: clawedFen, reference, now }])
      if (transferResult.short) throw new Error(`The account ${from} holds less than the commissions that are in it`)
      await enter(db, commission, { kind: 'CLAW', amount_fen: -clawedFen, account, at: now })
    }
    await store.changeCommission(db, commission, { left_fen: restFen, ...(over === undefined ? {} : { state: over }) })
  }
}

/** The most that one round takes, so that it ends. */
const MOST_AT_ONCE = 200

/** Goods of an order were there later than it was received: what it earns waits until those can't go back, either. */
export async function putOffThaw(db: Db, orderCode: string): Promise<void> {
  for (const commission of await store.lockCommissions(db, orderCode)) {
    if (commission.state !== 'FROZEN' || commission.received_at === null) continue
    const thawsAt = await thawOf(db, orderCode, commission.received_at)
    if (thawsAt.getTime() === commission.thaws_at?.getTime()) continue
    // the sums of days come after the account, as everywhere
    await heldBalances(db, [accountOf('FROZEN', commission.partner_id)])
    await store.changeCommission(db, commission, { thaws_at: thawsAt })
  }
}

/** Commissions whose time is over become money that can be withdrawn. Several gateways share the work. */
export async function thawCommissions(core: Core): Promise<void> {
  for (let round = 0; round < MOST_AT_ONCE; round += 1) {
    const more = await inTransaction(core.db, async (tx) => {
      const now = core.clock.date()
      const orderCode = await store.nextToThaw(tx, now)
      if (orderCode === undefined) return false
      // a parcel that was signed for after the receipt
      await putOffThaw(tx, orderCode)
      for (const commission of await store.lockCommissions(tx, orderCode)) {
        const state = nextCommission(commission.state, 'THAW')
        if (!state || commission.thaws_at === null || commission.thaws_at > now) continue
        const [from, to] = [accountOf('FROZEN', commission.partner_id), accountOf('AVAILABLE', commission.partner_id)]
        const move = { from, to, amount: commission.left_fen, reference: referenceOf(commission), now }
        // what was withdrawn and is taken back later is owed: this account alone may hold less than nothing
        await transfer(tx, [move], { least: null })
        await store.changeCommission(tx, commission, { state })
      }
      return true
    })
    if (!more) return
  }
}
