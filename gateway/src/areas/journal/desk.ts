/** What staff do with a withdrawal, each with who it was. */
import type { WithdrawalEvent } from '../../../../domain/partner/withdrawal'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { notNow, settle } from './asking'
import { bankOf } from './bank'
import * as store from './storeWithdrawals'
import { moveWithdrawal } from './withdrawals'

interface ByStaff {
  withdrawalId: string
  /** Who of the shop's people it was. */
  who: string
}

const moveBy = (
  core: Core,
  { withdrawalId, who }: ByStaff,
  event: WithdrawalEvent,
  reason?: store.Reason
): Promise<void> =>
  inTransaction(core.db, async (tx) => {
    const one = await store.lockWithdrawal(tx, withdrawalId)
    if (!one) throw notFound('withdraw.missing', '没有这笔提现', 'We can’t find that withdrawal')
    const at = core.clock.date()
    if (!(await moveWithdrawal(tx, one, event, { at, ...(reason === undefined ? {} : { reason }) }))) throw notNow()
    core.log.info({ withdrawalId, event, who }, 'a withdrawal was moved by staff')
  })

export const review = (core: Core, by: ByStaff): Promise<void> => moveBy(core, by, 'REVIEW')
export const approve = (core: Core, by: ByStaff): Promise<void> => moveBy(core, by, 'APPROVE')
export const refuse = (core: Core, by: ByStaff & { reason: store.Reason }): Promise<void> =>
  moveBy(core, by, 'REFUSE', by.reason)

/** Where the shop pays by hand: what became of it. A bank says so itself, and may pay as long as it has not. */
export async function writeDown(
  core: Core,
  { withdrawalId, who, failed }: ByStaff & { failed?: string }
): Promise<void> {
  if (bankOf(core)) throw notNow()
  const answer = failed === undefined ? { state: 'PAID' as const } : { state: 'FAILED' as const, reason: failed }
  if (!(await settle(core, withdrawalId, answer))) throw notNow()
  core.log.info({ withdrawalId, who, failed }, 'what became of a withdrawal was written down')
}
