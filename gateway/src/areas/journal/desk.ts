/** What staff do with a withdrawal, each with who it was. */
import type { WithdrawalEvent } from '../../../../domain/partner/withdrawal'
import type { Core } from '../../core/area'
import { actAtDesk, type DeskAct, type Staff } from '../../core/desk'
import { notFound } from '../../core/errors'
import { notNow, settle } from './asking'
import { bankOf } from './bank'
import * as store from './storeWithdrawals'
import { moveWithdrawal } from './withdrawals'

const actOf = (event: WithdrawalEvent | 'WRITE_DOWN', withdrawalId: string): DeskAct => ({
  permission: 'WITHDRAWALS',
  act: `withdrawal.${event.toLowerCase()}`,
  about: withdrawalId
})

const moveBy = (
  core: Core,
  staff: Staff,
  withdrawalId: string,
  { event, reason }: { event: WithdrawalEvent; reason?: store.Reason }
): Promise<void> =>
  actAtDesk(core, staff, actOf(event, withdrawalId), async (tx, now) => {
    const withdrawal = await store.lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) throw notFound('withdraw.missing', '没有这笔提现', 'We can’t find that withdrawal')
    if (!(await moveWithdrawal(tx, withdrawal, event, { now, ...(reason === undefined ? {} : { reason }) })))
      throw notNow()
  })

export const review = (core: Core, staff: Staff, withdrawalId: string): Promise<void> =>
  moveBy(core, staff, withdrawalId, { event: 'REVIEW' })
export const approve = (core: Core, staff: Staff, withdrawalId: string): Promise<void> =>
  moveBy(core, staff, withdrawalId, { event: 'APPROVE' })
export const refuse = (core: Core, staff: Staff, withdrawalId: string, reason: store.Reason): Promise<void> =>
  moveBy(core, staff, withdrawalId, { event: 'REFUSE', reason })

/** Where the shop pays by hand: what became of it. A bank says so itself, and may pay as long as it has not. */
export const writeDown = (core: Core, staff: Staff, withdrawalId: string, failed?: string): Promise<void> =>
  actAtDesk(core, staff, actOf('WRITE_DOWN', withdrawalId), async (tx) => {
    if (bankOf(core)) throw notNow()
    const answer = failed === undefined ? { state: 'PAID' as const } : { state: 'FAILED' as const, reason: failed }
    if (!(await settle({ ...core, db: tx }, withdrawalId, answer))) throw notNow()
  })
