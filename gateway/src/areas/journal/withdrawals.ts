/** Withdrawals: what leaves, what is taken off, and what the bank says. */
import { createHash } from 'node:crypto'
import type { BodyOf, DataOf } from '../../../../contract'
import { shopDay, shopMidnight, shopMonth } from '../../../../domain/day'
import { withhold, type PaidBefore, type TaxMode } from '../../../../domain/partner/labourTax'
import { addFen } from '../../../../domain/money/money'
import {
  feeOf,
  mostOf,
  nextWithdrawal,
  WITHDRAWAL_RULE,
  withdrawalBar,
  type WithdrawalBar,
  type WithdrawalEvent,
  type WithdrawalRule
} from '../../../../domain/partner/withdrawal'
import type { Call } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import { balances, transfer } from '../../core/database/ledger'
import { pageAsked, type Page } from '../../core/database/paging'
import { moneyOf, type Money } from '../../core/money'
import { say, type Locale } from '../../core/words'
import { maskPhone } from '../customer'
import { proveCaptcha, sendCaptcha, spendCaptcha } from '../login'
import { cardShown, usableCard } from './cards'
import { earner } from './earner'
import { accountOf, SHOP } from './ledger'
import { enter } from './store'
import * as store from './storeWithdrawals'

interface Terms {
  rule: WithdrawalRule
  mode: TaxMode
}

/** Returns the terms of withdrawals as they stand now. */
export async function termsOf(db: Db): Promise<Terms> {
  const values = await store.parameters(db)
  const whole = (code: string, fallback: number): number => {
    const text = values.get(code) ?? ''
    return /^[0-9]{1,9}$/.test(text) ? Number(text) : fallback
  }
  return {
    mode: values.get('PARTNER_TAX_MODE') === 'YEAR' ? 'YEAR' : 'MONTH',
    rule: {
      leastFen: whole('PARTNER_WITHDRAW_LEAST', WITHDRAWAL_RULE.leastFen),
      dailyFen: whole('PARTNER_WITHDRAW_DAILY', WITHDRAWAL_RULE.dailyFen),
      monthlyTimes: whole('PARTNER_WITHDRAW_TIMES', WITHDRAWAL_RULE.monthlyTimes),
      freeTimes: whole('PARTNER_WITHDRAW_FREE', WITHDRAWAL_RULE.freeTimes),
      feeFen: whole('PARTNER_WITHDRAW_FEE', WITHDRAWAL_RULE.feeFen)
    }
  }
}

/** What was withdrawn before: for the limits, and for the tax. */
export async function beforeOf(db: Db, partnerId: string, nowMs: number, mode: TaxMode) {
  const thisMonth = shopDay(nowMs).slice(0, 7)
  const month = await store.withdrawnSince(db, partnerId, new Date(shopMonth(thisMonth).from))
  const today = await store.withdrawnSince(db, partnerId, new Date(shopMidnight(nowMs)))
  const year =
    mode === 'YEAR'
      ? await store.withdrawnSince(db, partnerId, new Date(shopMonth(`${thisMonth.slice(0, 4)}-01`).from))
      : month
  const first = shopDay(year.first?.getTime() ?? nowMs)
  const tax: PaidBefore = {
    incomeFen: year.fen,
    withheldFen: year.taxFen,
    months: Number(thisMonth.slice(5)) - Number(first.slice(5, 7)) + 1
  }
  return { todayFen: today.fen, monthTimes: month.times, tax }
}

/** Returns what a partner's accounts hold, fen. */
export const heldBy = async (db: Db, partnerId: string) => {
  const [available, frost] = [accountOf('AVAILABLE', partnerId), accountOf('FROZEN', partnerId)]
  const sums = await balances(db, [available, frost])
  return { availableFen: sums.get(available) ?? 0, frozenFen: sums.get(frost) ?? 0 }
}

export async function offer(db: Db, userId: string, nowMs: number): Promise<DataOf<'GET /o2cum/v1/partner/withdraw'>> {
  await earner(db, userId)
  const { rule, mode } = await termsOf(db)
  const { todayFen, monthTimes, tax } = await beforeOf(db, userId, nowMs, mode)
  const sums = await heldBy(db, userId)
  return {
    ...sums,
    mostFen: mostOf(sums.availableFen, rule, { todayFen, monthTimes }),
    card: await cardShown(db, userId),
    holder: (await store.holderOf(db, userId)) ?? '',
    phoneMasked: maskPhone((await store.phoneOf(db, userId)) ?? ''),
    rule,
    todayFen,
    monthTimes,
    tax: { mode, ...tax }
  }
}

const sumOf = (key: string): string => createHash('sha256').update(key).digest('hex')

const BARS: Record<WithdrawalBar, (money: Money, rule: WithdrawalRule, availableFen: number) => GatewayRefusal> = {
  OWED: (money, _rule, fen) =>
    refusal(
      'withdraw.owed',
      `之前的订单退款，还有 ${money.full(-fen)} 要从后面的收益里扣`,
      `${money.full(-fen)} of refunded orders is still to be filled by new earnings`
    ),
  LITTLE: (money, _rule, fen) =>
    refusal('withdraw.little', `现在最多能提 ${money.full(fen)}`, `You can withdraw ${money.full(fen)} at most now`),
  LEAST: (money, rule) =>
    refusal('withdraw.least', `每次至少提 ${money.full(rule.leastFen)}`, `${money.full(rule.leastFen)} is the least`),
  TIMES: (_money, rule) =>
    refusal(
      'withdraw.times',
      `每月最多提 ${rule.monthlyTimes} 次，请下月再来`,
      `${rule.monthlyTimes} times a month at most. Please come back next month`
    ),
  DAY: (money, rule) =>
    refusal('withdraw.day', `每天最多提 ${money.full(rule.dailyFen)}`, `${money.full(rule.dailyFen)} a day at most`)
}

/** Sends a code that opens this amount to this card. */
export async function sendCode(
  call: Call<'POST /o2cum/v1/partner/withdraw-code'>
): Promise<DataOf<'POST /o2cum/v1/partner/withdraw-code'>> {
  const { db, body, clock } = call
  const userId = call.shopper()
  await earner(db, userId)
  await usableCard(db, userId, body.cardId, clock.now())
  const { rule, mode } = await termsOf(db)
  const { availableFen } = await heldBy(db, userId)
  const bar = withdrawalBar(body.amountFen, availableFen, rule, await beforeOf(db, userId, clock.now(), mode))
  if (bar) throw BARS[bar](await moneyOf(db), rule, availableFen)
  const phone = await store.phoneOf(db, userId)
  if (phone === undefined) throw notFound('partner.missing', '你还不是合伙人', 'You are not a partner yet')
  const result = await sendCaptcha(call.core, phone, call.ip, call.locale, 'WITHDRAW')
  await store.keepCode(db, {
    key_sum: sumOf(result.captchaKey),
    partner_id: userId,
    card_id: body.cardId,
    amount_fen: body.amountFen,
    at: clock.date()
  })
  return result
}

export const toWithdrawal = (
  row: store.WithdrawalShown,
  locale: Locale
): DataOf<'POST /o2cum/v1/partner/withdraw'> => ({
  withdrawalId: row.withdrawal_id,
  state: row.state,
  amountFen: row.amount_fen,
  feeFen: row.fee_fen,
  taxFen: row.tax_fen,
  arrivesFen: addFen(row.amount_fen, -row.fee_fen, -row.tax_fen),
  bankName: row.bank_name,
  lastFour: row.last_four,
  submittedAt: row.submitted_at.getTime(),
  ...(row.ended_at === null ? {} : { endedAt: row.ended_at.getTime() }),
  ...(row.reason === null ? {} : { reason: say(locale, row.reason) })
})

const missing = (): GatewayRefusal => notFound('withdraw.missing', '没有这笔提现', 'We can’t find that withdrawal')

/** The withdrawal of a code's key: a code makes one, and the same call again returns it. */
const idOf = (captchaKey: string): string => `wd_${sumOf(`withdrawal ${captchaKey}`).slice(0, 24)}`

/** Takes an amount out of what can be withdrawn. All of one partner's come after each other. */
export async function withdraw(
  call: Call<'POST /o2cum/v1/partner/withdraw'>
): Promise<DataOf<'POST /o2cum/v1/partner/withdraw'>> {
  const { db, body, clock } = call
  const userId = call.shopper()
  await earner(db, userId)
  const withdrawalId = idOf(body.captchaKey)
  const before = await store.findWithdrawal(db, withdrawalId)
  if (before?.partner_id === userId && before.amount_fen === body.amountFen && before.card_id === body.cardId) {
    return toWithdrawal(before, call.locale)
  }
  const code = await store.codeOf(db, sumOf(body.captchaKey), userId)
  if (!code || code.amount_fen !== body.amountFen || code.card_id !== body.cardId) {
    throw refusal('captcha.expired', '验证码已失效，请重新获取', 'That code has expired. Please get a new one')
  }
  const phone = (await store.phoneOf(db, userId)) ?? ''
  // guesses count also where the rest is refused
  const key = await proveCaptcha(db, clock, { ...body, phone }, 'WITHDRAW')
  return inTransaction(db, async (tx) => {
    await spendCaptcha(tx, key)
    await place(tx, { userId, withdrawalId, nowMs: clock.now() }, body)
    const withdrawal = await store.findWithdrawal(tx, withdrawalId)
    if (!withdrawal) throw new Error('A withdrawal that was placed is there')
    return toWithdrawal(withdrawal, call.locale)
  })
}

interface Placing {
  userId: string
  withdrawalId: string
  nowMs: number
}

/** The part of a withdrawal that must not happen twice; in a transaction. */
export async function place(
  tx: Db,
  { userId, withdrawalId, nowMs }: Placing,
  {
    amountFen,
    cardId,
    expectedFen
  }: Pick<BodyOf<'POST /o2cum/v1/partner/withdraw'>, 'amountFen' | 'cardId' | 'expectedFen'>
): Promise<void> {
  const now = new Date(nowMs)
  await store.lockPartner(tx, userId)
  await usableCard(tx, userId, cardId, nowMs)
  const { rule, mode } = await termsOf(tx)
  const before = await beforeOf(tx, userId, nowMs, mode)
  const { availableFen } = await heldBy(tx, userId)
  const bar = withdrawalBar(amountFen, availableFen, rule, before)
  if (bar) throw BARS[bar](await moneyOf(tx), rule, availableFen)
  const feeFen = feeOf(rule, before)
  const { taxFen } = withhold(mode, amountFen, before.tax)
  if (addFen(amountFen, -feeFen, -taxFen) !== expectedFen) {
    throw refusal('withdraw.changed', '到账金额变了，请看过再提', 'What arrives has changed. Please check it first')
  }
  // the balance may hold less than nothing, so the ledger refuses nothing: what is left of it is looked at
  const [from, to] = [accountOf('AVAILABLE', userId), accountOf('PAYING', userId)]
  await transfer(tx, [{ from, to, amount: amountFen, reference: withdrawalId, now }])
  const [after] = (await balances(tx, [from])).values()
  if (after === undefined || after < 0) throw BARS.LITTLE(await moneyOf(tx), rule, Math.max(0, availableFen))
  await store.insertWithdrawal(tx, {
    withdrawal_id: withdrawalId,
    partner_id: userId,
    card_id: cardId,
    amount_fen: amountFen,
    fee_fen: feeFen,
    tax_fen: taxFen,
    state: 'SUBMITTED',
    reason: null,
    submitted_at: now,
    asked_at: null,
    ended_at: null
  })
  await enterMoved(tx, { partner_id: userId, withdrawal_id: withdrawalId }, 'WITHDRAW', -amountFen, now)
}

const enterMoved = (
  db: Db,
  { partner_id, withdrawal_id }: Pick<store.WithdrawalRecord, 'partner_id' | 'withdrawal_id'>,
  kind: 'WITHDRAW' | 'BACK',
  fen: number,
  now: Date
): Promise<void> =>
  enter(db, {
    partner_id,
    kind,
    amount_fen: fen,
    order_code: null,
    position: null,
    withdrawal_id,
    account: 'AVAILABLE',
    at: now
  })

/** Moves what a withdrawal holds; that it holds it is what its state says. */
async function moveAll(tx: Db, moves: Parameters<typeof transfer>[1]): Promise<void> {
  if ((await transfer(tx, moves)).short) throw new Error('A withdrawal holds what it was made of')
}

/** Moves a withdrawal that is held; false: that does not happen to it now. */
export async function moveWithdrawal(
  tx: Db,
  withdrawal: store.WithdrawalRecord,
  event: WithdrawalEvent,
  { now, reason }: { now: Date; reason?: store.Reason }
): Promise<boolean> {
  const state = nextWithdrawal(withdrawal.state, event)
  if (!state) return false
  const { withdrawal_id: reference } = withdrawal
  const from = accountOf('PAYING', withdrawal.partner_id)
  if (state === 'PAID') {
    await moveAll(tx, [
      {
        from,
        to: SHOP.BANK,
        amount: addFen(withdrawal.amount_fen, -withdrawal.fee_fen, -withdrawal.tax_fen),
        reference,
        now
      },
      { from, to: SHOP.TAX, amount: withdrawal.tax_fen, reference, now },
      { from, to: SHOP.FEE, amount: withdrawal.fee_fen, reference, now }
    ])
  } else if (state === 'CANCELLED' || state === 'REFUSED' || state === 'FAILED') {
    const to = accountOf('AVAILABLE', withdrawal.partner_id)
    await moveAll(tx, [{ from, to, amount: withdrawal.amount_fen, reference, now }])
    await enterMoved(tx, withdrawal, 'BACK', withdrawal.amount_fen, now)
  }
  const endDate = state === 'REVIEWING' || state === 'PAYING' ? null : now
  await store.changeWithdrawal(tx, reference, {
    state,
    ended_at: endDate,
    ...(reason === undefined ? {} : { reason: store.reasonJson(reason) })
  })
  return true
}

export const cancel = (
  db: Db,
  userId: string,
  withdrawalId: string,
  { now, locale }: { now: Date; locale: Locale }
): Promise<DataOf<'POST /o2cum/v1/partner/cancel-withdraw'>> =>
  inTransaction(db, async (tx) => {
    const withdrawal = await store.lockWithdrawal(tx, withdrawalId, userId)
    if (!withdrawal) throw missing()
    if (withdrawal.state !== 'CANCELLED' && !(await moveWithdrawal(tx, withdrawal, 'CANCEL', { now }))) {
      throw refusal('withdraw.state', '这笔提现已经交给银行，不能取消', 'The bank has that withdrawal already')
    }
    const after = await store.findWithdrawal(tx, withdrawalId)
    if (!after) throw missing()
    return toWithdrawal(after, locale)
  })

export async function pageOf(
  db: Db,
  userId: string,
  query: Partial<Page>,
  locale: Locale
): Promise<DataOf<'GET /o2cum/v1/partner/withdraws'>> {
  await earner(db, userId)
  const page = pageAsked(query)
  const { rows, total } = await store.pageOfWithdrawals(db, userId, page)
  return { list: rows.map((row) => toWithdrawal(row, locale)), total, ...page }
}
