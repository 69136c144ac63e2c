/** What the bank is asked, and what it said. */
import { moment } from '../../../../domain/day'
import { addFen } from '../../../../domain/money'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database'
import { bankOf } from './bank'
import * as store from './storeWithdrawals'
import { moveWithdrawal } from './withdrawals'

/** The bank is asked again after so long without an answer. */
const ASK_AGAIN_SECONDS = 60
/** Of one round, so that it ends. */
const MOST_AT_ONCE = 50

/**
 * Asks the bank for what it is to pay, outside of any transaction. Whoever asks notes it first; a process that ends between
 * the two leaves the withdrawal as it is, and it is asked for again under the same number, which the bank pays once.
 */
export async function askBank(core: Core): Promise<void> {
  const bank = bankOf(core)
  if (!bank) return
  for (let done = 0; done < MOST_AT_ONCE; done += 1) {
    const one = await inTransaction(core.db, async (tx) => {
      const next = await store.nextToAsk(tx, moment(core.clock.now()).subtract(ASK_AGAIN_SECONDS, 'second').toDate())
      if (next) await store.changeWithdrawal(tx, next.withdrawal_id, { asked_at: core.clock.date() })
      return next
    })
    if (!one) return
    const fen = addFen(one.amount_fen, -one.fee_fen, -one.tax_fen)
    const answer = await bank.pay({ number: one.withdrawal_id, token: one.token, fen })
    if (answer.state !== 'UNKNOWN') await settle(core, one.withdrawal_id, answer)
  }
}

/** Writes down what became of a withdrawal at the bank; once. */
export const settle = (
  core: Core,
  withdrawalId: string,
  answer: { state: 'PAID' } | { state: 'FAILED'; reason: string }
): Promise<boolean> =>
  inTransaction(core.db, async (tx) => {
    const one = await store.lockWithdrawal(tx, withdrawalId)
    if (!one) return false
    const at = core.clock.date()
    return answer.state === 'PAID'
      ? moveWithdrawal(tx, one, 'ARRIVE', { at })
      : moveWithdrawal(tx, one, 'FAIL', { at, reason: answer.reason })
  })

/** Codes are good for minutes; what they were for is forgotten after a day. */
export const forgetCodes = (core: Core): Promise<void> =>
  store.forgetCodes(core.db, moment(core.clock.now()).subtract(1, 'day').toDate())
