import { inTransaction, type Db } from '../../core/database'
import type { WalletAccount } from './schema'
import * as store from './store'

export interface Grant {
  userId: string
  account: WalletAccount
  fen: number
  /** What it is given for: once a shopper and account. */
  reference: string
  at: Date
}

/** Puts money into a balance, or raises what may be owed; false when that was done before. */
export function grant(db: Db, { userId, account, fen, reference, at }: Grant): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await store.lockAccount(tx, userId, account)
    const entry = { user_id: userId, account, kind: 'GRANT' as const, amount_fen: fen, reference, at }
    return (await store.addEntries(tx, [entry])) > 0
  })
}

/** What can be spent of the balance, and may be owed more; and the limit of that. */
export async function available(
  db: Db,
  userId: string
): Promise<{ balanceFen: number; creditFen: number; creditLimitFen: number }> {
  const { BALANCE: balance, CREDIT: credit } = await store.sumsOf(db, userId)
  return { balanceFen: balance.available_fen, creditFen: credit.available_fen, creditLimitFen: credit.granted_fen }
}

interface Wish {
  userId: string
  account: WalletAccount
  paymentId: string
  shares: readonly { orderCode: string; fen: number }[]
  at: Date
}

/** Holds amounts for a payment, all or none; false: the account hasn't so much. Runs in the transaction that starts it. */
export async function reserve(tx: Db, { userId, account, paymentId, shares, at }: Wish): Promise<boolean> {
  const wanted = shares.filter(({ fen }) => fen > 0)
  if (wanted.length === 0) return true
  await store.lockAccount(tx, userId, account)
  const { available_fen: left } = (await store.sumsOf(tx, userId))[account]
  if (wanted.reduce((total, { fen }) => total + fen, 0) > left) return false
  const held = wanted.map(({ orderCode, fen }) => ({
    user_id: userId,
    account,
    kind: 'RESERVE' as const,
    amount_fen: -fen,
    payment_id: paymentId,
    order_code: orderCode,
    at
  }))
  await store.addEntries(tx, held)
  return true
}

/** Marks what a payment holds for an order as paid. The caller holds the payment, as for all below. */
export async function post(tx: Db, paymentId: string, orderCode: string, at: Date): Promise<void> {
  const held = (await store.heldBy(tx, paymentId)).filter((one) => one.order_code === orderCode && !one.posted)
  await store.addEntries(
    tx,
    held.map(({ user_id, account }) => {
      return { user_id, account, kind: 'POST', amount_fen: 0, payment_id: paymentId, order_code: orderCode, at }
    })
  )
}

/** Lets go of what a payment holds that paid for nothing: of one order, or of all. */
export async function release(tx: Db, paymentId: string, at: Date, orderCode?: string): Promise<void> {
  const held = (await store.heldBy(tx, paymentId)).filter(
    (one) => !one.posted && (orderCode === undefined || one.order_code === orderCode)
  )
  for (const { user_id, account, order_code, held_fen } of held) {
    await store.lockAccount(tx, user_id, account)
    await store.addEntries(tx, [
      { user_id, account, kind: 'VOID', amount_fen: held_fen, payment_id: paymentId, order_code, at }
    ])
  }
}

/** Gives back to an account what it paid of an order; once a reference. */
export async function refund(
  tx: Db,
  back: {
    userId: string
    account: WalletAccount
    paymentId: string
    orderCode: string
    fen: number
    reference: string
    at: Date
  }
): Promise<void> {
  if (back.fen === 0) return
  await store.lockAccount(tx, back.userId, back.account)
  await store.addEntries(tx, [
    {
      user_id: back.userId,
      account: back.account,
      kind: 'REFUND',
      amount_fen: back.fen,
      payment_id: back.paymentId,
      order_code: back.orderCode,
      reference: back.reference,
      at: back.at
    }
  ])
}
