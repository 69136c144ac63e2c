/** What the brand's staff do with employees who bring new customers; each says who did it. */
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { refusal } from '../../core/errors'
import * as store from './store'

/** `void`: an invite comes to nothing; the others are about an employee's number. */
export type ReferralStep = 'block' | 'unblock' | 'void'
export const REFERRAL_STEPS: readonly ReferralStep[] = ['block', 'unblock', 'void']

export async function referralDesk({ db }: Core) {
  return {
    employees: (await store.deskRows(db)).map((row) => ({
      employeeNo: row.employee_no,
      userId: row.user_id,
      blocked: row.blocked_by !== null
    })),
    invites: (await store.openRows(db)).map((row) => ({
      inviteId: row.invite_id,
      inviterId: row.inviter_id,
      invitedId: row.invited_id,
      state: row.state
    }))
  }
}

/** `id`: an employee's number, or of an invite. */
export async function actOnReferral({ db, clock }: Core, id: string, step: ReferralStep, by: string): Promise<void> {
  const at = clock.date()
  const done = await inTransaction(db, (tx) => {
    if (step === 'block') return store.block(tx, id, at, by)
    if (step === 'unblock') return store.unblock(tx, id)
    return store.setInvite(tx, id, { state: 'VOID', end_reason: 'JUDGED', settled_at: at, judged_by: by })
  })
  if (!done) throw refusal('referral.state', '没有这样的员工或邀请', 'There is no such employee or invite')
}
