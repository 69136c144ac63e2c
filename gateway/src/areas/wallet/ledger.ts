import { inTransaction, type Db } from '../../core/database/database'
import { balances, balancesUnder, heldBalances, movedBetween, transfer } from '../../core/database/ledger'

/** BALANCE: money the shopper has here. CREDIT: what they may still owe by paying in months. */
export type WalletAccount = 'BALANCE' | 'CREDIT'

/** What a shopper can spend. */
const accountOf = (account: WalletAccount, userId: string): string => `wallet:${account}:${userId}`
/** What was ever put into accounts, and limits that were raised. */
const sourceOf = (account: WalletAccount): string => `~wallet:granted:${account}`
/** What an open payment holds, by order and whose it is. */
const heldUnder = (paymentId: string, orderCode?: string): string =>
  `wallet:held:${paymentId}:${orderCode === undefined ? '' : `${orderCode}:`}`
const ownOf = (account: WalletAccount, userId: string): string => `${account}:${userId}`
/** What a payment took for an order and did not give back. */
const paidAccount = (paymentId: string, orderCode: string, own: string): string =>
  `wallet:paid:${paymentId}:${orderCode}:${own}`

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
    const move = { from: sourceOf(account), to: accountOf(account, userId), amount: fen, reference, at }
    const result = await transfer(tx, [move])
    return !result.short && result.made > 0
  })
}

/** fen of the balance, which nobody else changes until the transaction ends. */
export async function holdBalance(tx: Db, userId: string): Promise<number> {
  const account = accountOf('BALANCE', userId)
  return (await heldBalances(tx, [account])).get(account) ?? 0
}

/** Takes back from a balance what was put into it, once a reference; more than it holds is an error. */
export async function takeBack(tx: Db, { userId, fen, reference, at }: Omit<Grant, 'account'>): Promise<void> {
  const move = { from: accountOf('BALANCE', userId), to: sourceOf('BALANCE'), amount: fen, reference, at }
  if ((await transfer(tx, [move])).short) throw new Error(`The balance of ${userId} holds less than is taken back`)
}

/** fen that can be spent of the balance, and may be owed more; and the limit of that. */
export async function available(
  db: Db,
  userId: string
): Promise<{ balanceFen: number; creditFen: number; creditLimitFen: number }> {
  const [balance, credit] = [accountOf('BALANCE', userId), accountOf('CREDIT', userId)]
  const sums = await balances(db, [balance, credit])
  return {
    balanceFen: sums.get(balance) ?? 0,
    creditFen: sums.get(credit) ?? 0,
    creditLimitFen: await movedBetween(db, sourceOf('CREDIT'), credit)
  }
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
  const moves = shares.map(({ orderCode, fen }) => ({
    from: accountOf(account, userId),
    to: `${heldUnder(paymentId, orderCode)}${ownOf(account, userId)}`,
    amount: fen,
    reference: 'reserve',
    at
  }))
  return !(await transfer(tx, moves)).short
}

/** Parts of the name of what is held: the order, and whose account it came from. */
function partsOf(name: string): { orderCode: string; own: string } {
  const [, , , orderCode = '', account = '', userId = ''] = name.split(':')
  return { orderCode, own: `${account}:${userId}` }
}

/** Marks what a payment holds for an order as paid. The caller holds the payment, as for all below. */
export async function post(tx: Db, paymentId: string, orderCode: string, at: Date): Promise<void> {
  const sums = await balancesUnder(tx, heldUnder(paymentId, orderCode))
  await transfer(
    tx,
    [...sums].map(([from, amount]) => {
      return { from, to: paidAccount(paymentId, orderCode, partsOf(from).own), amount, reference: 'post', at }
    })
  )
}

/** Lets go of what a payment holds that paid for nothing: of one order, or of all. */
export async function release(tx: Db, paymentId: string, at: Date, orderCode?: string): Promise<void> {
  const sums = await balancesUnder(tx, heldUnder(paymentId, orderCode))
  await transfer(
    tx,
    [...sums].map(([from, amount]) => ({ from, to: `wallet:${partsOf(from).own}`, amount, reference: 'void', at }))
  )
}

/** Gives back to an account what it paid of an order; once a reference. More than it paid is an error. */
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
  const { userId, account, paymentId, orderCode, fen, reference, at } = back
  const from = paidAccount(paymentId, orderCode, ownOf(account, userId))
  const result = await transfer(tx, [{ from, to: accountOf(account, userId), amount: fen, reference, at }])
  if (result.short) throw new Error(`The payment ${paymentId} took less of ${account} than it should give back`)
}
