import { inTransaction, type Db } from '../../core/database/database'
import { balances, balancesUnder, heldBalances, move, movedBetween, transfer } from '../../core/database/ledger'

/** BALANCE: money the shopper has here. CREDIT: what they may still owe by paying in months. */
export type WalletAccount = 'BALANCE' | 'CREDIT'

/** What a shopper can spend. */
const accountOf = (account: WalletAccount, userId: string): string => `wallet:${account}:${userId}`
/** What was ever put into accounts, and limits that were raised. */
const granted = (account: WalletAccount): string => `~wallet:granted:${account}`
/** What an open payment holds, by order and whose it is. */
const heldUnder = (paymentId: string, orderCode?: string): string =>
  `wallet:held:${paymentId}:${orderCode === undefined ? '' : `${orderCode}:`}`
const ownOf = (account: WalletAccount, userId: string): string => `${account}:${userId}`
/** What a payment took for an order and did not give back. */
const paid = (paymentId: string, orderCode: string, own: string): string =>
  `wallet:paid:${paymentId}:${orderCode}:${own}`

export interface Grant {
  userId: string
  account: WalletAccount
  fen: number
  /** What it is given for: once a shopper and account. */
  reference: string
  now: Date
}

/** Puts money into a balance, or raises what may be owed; false when that was done before. */
export function grant(db: Db, { userId, account, fen, reference, now }: Grant): Promise<boolean> {
  const entry = { from: granted(account), to: accountOf(account, userId), amount: fen, reference, now }
  return inTransaction(db, (tx) => move(tx, entry))
}

/** fen of the balance, which nobody else changes until the transaction ends. */
export async function holdBalance(tx: Db, userId: string): Promise<number> {
  const account = accountOf('BALANCE', userId)
  return (await heldBalances(tx, [account])).get(account) ?? 0
}

/** Takes back from a balance what was put into it, once a reference; more than it holds is an error. */
export async function takeBack(tx: Db, { userId, fen, reference, now }: Omit<Grant, 'account'>): Promise<void> {
  const entry = { from: accountOf('BALANCE', userId), to: granted('BALANCE'), amount: fen, reference, now }
  if ((await transfer(tx, [entry])).short) throw new Error(`The balance of ${userId} holds less than is taken back`)
}

/** fen that can be spent of the balance, and may be owed more; and the limit of that. */
export async function available(
  db: Db,
  userId: string
): Promise<{ balanceFen: number; creditFen: number; creditLimitFen: number }> {
  const [balance, credit] = [accountOf('BALANCE', userId), accountOf('CREDIT', userId)]
  const holdings = await balances(db, [balance, credit])
  return {
    balanceFen: holdings.get(balance) ?? 0,
    creditFen: holdings.get(credit) ?? 0,
    creditLimitFen: await movedBetween(db, granted('CREDIT'), credit)
  }
}

interface Wish {
  userId: string
  account: WalletAccount
  paymentId: string
  shares: readonly { orderCode: string; fen: number }[]
  now: Date
}

/** Holds amounts for a payment, all or none; false: the account hasn't so much. Runs in the transaction that starts it. */
export async function reserve(tx: Db, { userId, account, paymentId, shares, now }: Wish): Promise<boolean> {
  const moves = shares.map(({ orderCode, fen }) => ({
    from: accountOf(account, userId),
    to: `${heldUnder(paymentId, orderCode)}${ownOf(account, userId)}`,
    amount: fen,
    reference: 'reserve',
    now
  }))
  return !(await transfer(tx, moves)).short
}

/** Parts of the name of what is held: the order, and whose account it came from. */
function partsOf(accountName: string): { orderCode: string; own: string } {
  const [, , , orderCode = '', account = '', userId = ''] = accountName.split(':')
  return { orderCode, own: `${account}:${userId}` }
}

/** Marks what a payment holds for an order as paid. The caller holds the payment, as for all below. */
export async function post(tx: Db, paymentId: string, orderCode: string, now: Date): Promise<void> {
  const reservations = await balancesUnder(tx, heldUnder(paymentId, orderCode))
  await transfer(
    tx,
    [...reservations].map(([from, amount]) => {
      return { from, to: paid(paymentId, orderCode, partsOf(from).own), amount, reference: 'post', now }
    })
  )
}

/** Lets go of what a payment holds that paid for nothing: of one order, or of all. */
export async function release(tx: Db, paymentId: string, now: Date, orderCode?: string): Promise<void> {
  const reservations = await balancesUnder(tx, heldUnder(paymentId, orderCode))
  await transfer(
    tx,
    [...reservations].map(([from, amount]) => ({
      from,
      to: `wallet:${partsOf(from).own}`,
      amount,
      reference: 'void',
      now
    }))
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
    now: Date
  }
): Promise<void> {
  const { userId, account, paymentId, orderCode, fen, reference, now } = back
  const from = paid(paymentId, orderCode, ownOf(account, userId))
  const moved = await transfer(tx, [{ from, to: accountOf(account, userId), amount: fen, reference, now }])
  if (moved.short) throw new Error(`The payment ${paymentId} took less of ${account} than it should give back`)
}
