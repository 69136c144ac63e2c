/** Payment orders to the bank, and its answers. */
import { moment } from '../../../../domain/day'
import { addFen } from '../../../../domain/money/money'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { bankOf, sandboxAnswer, type BankAnswer } from './bank'
import * as store from './storeWithdrawals'
import { moveWithdrawal } from './withdrawals'

type Answer = Exclude<BankAnswer, { state: 'UNKNOWN' }>

/** The bank gets the payment order again after so long without an answer. */
const ASK_AGAIN_SECONDS = 60
/** The most that one round takes, so that it ends. */
const MOST_AT_ONCE = 50

/**
 * Asks the bank for what it is to pay, outside of any transaction. The process notes that first; one that ends between
 * the two leaves the withdrawal as it is, and it is sent again under the same number, which the bank pays once.
 */
export async function askBank(core: Core): Promise<void> {
  const bank = bankOf(core)
  if (!bank) return
  for (let round = 0; round < MOST_AT_ONCE; round += 1) {
    const withdrawal = await inTransaction(core.db, async (tx) => {
      const next = await store.nextToAsk(tx, moment(core.clock.now()).subtract(ASK_AGAIN_SECONDS, 'second').toDate())
      if (next) await store.changeWithdrawal(tx, next.withdrawal_id, { asked_at: core.clock.date() })
      return next
    })
    if (!withdrawal) return
    const fen = addFen(withdrawal.amount_fen, -withdrawal.fee_fen, -withdrawal.tax_fen)
    const answer = await bank.pay({ number: withdrawal.withdrawal_id, token: withdrawal.token, fen })
    if (answer.state !== 'UNKNOWN') await hear(core, withdrawal.withdrawal_id, answer)
  }
}

/** Takes the bank's answer. Money that it paid for a withdrawal that is over otherwise is for people to look at. */
export async function hear(core: Core, withdrawalId: string, answer: Answer): Promise<void> {
  if ((await settle(core, withdrawalId, answer)) || answer.state !== 'PAID') return
  const state = (await store.findWithdrawal(core.db, withdrawalId))?.state
  // another gateway that asked as well got the same answer
  if (state !== 'PAID') core.log.error({ withdrawalId, state }, 'the bank has paid a withdrawal that is over otherwise')
}

export const notNow = () => refusal('withdraw.state', '这笔提现已经变了', 'That withdrawal has changed')

/** Writes down what became of a withdrawal at the bank; once. */
export const settle = (core: Core, withdrawalId: string, answer: Answer): Promise<boolean> =>
  inTransaction(core.db, async (tx) => {
    const withdrawal = await store.lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) return false
    const now = core.clock.date()
    return answer.state === 'PAID'
      ? moveWithdrawal(tx, withdrawal, 'ARRIVE', { now })
      : moveWithdrawal(tx, withdrawal, 'FAIL', { now, reason: answer.reason })
  })

/** Has the bank for trying out answer about one withdrawal, in the demonstration: as told, unless it has answered before. */
export async function answerInDemonstration(core: Core, withdrawalId: string, state: Answer['state']): Promise<void> {
  const withdrawal = await store.findWithdrawal(core.db, withdrawalId)
  if (withdrawal?.state !== 'PAYING') throw notNow()
  const fen = addFen(withdrawal.amount_fen, -withdrawal.fee_fen, -withdrawal.tax_fen)
  await hear(core, withdrawalId, await sandboxAnswer(core, { number: withdrawalId, fen }, state))
}

/** Codes are good for minutes; what they were for is forgotten after a day. */
export const forgetCodes = (core: Core): Promise<void> =>
  store.forgetCodes(core.db, moment(core.clock.now()).subtract(1, 'day').toDate())
