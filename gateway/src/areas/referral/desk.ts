/** What the brand's staff do with employees who bring new customers; each says who did it. */
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { refusal } from '../../core/errors'
import * as store from './store'
import { newsOfVoid, tellAll } from './telling'

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

/** An invite comes to nothing by a person's word; false: there is no such open one. */
async function judge(tx: Db, inviteId: string, now: Date, by: string): Promise<boolean> {
  const end = { state: 'VOID' as const, end_reason: 'JUDGED' as const, settled_at: now, judged_by: by }
  if (!(await store.setInvite(tx, inviteId, end))) return false
  await tellAll(tx, await newsOfVoid(tx, await store.inviteOf(tx, inviteId), 'JUDGED'), now)
  return true
}

/** `id`: an employee's number, or of an invite. */
export const actOnReferral = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { id, step }: { id: string; step: ReferralStep }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ROLES', act: `referral.${step}`, about: id }, async (tx, now) => {
    const isDone =
      step === 'block'
        ? await store.block(tx, id, now, staff.who)
        : step === 'unblock'
          ? await store.unblock(tx, id)
          : await judge(tx, id, now, staff.who)
    if (!isDone) throw refusal('referral.state', '没有这样的员工或邀请', 'There is no such employee or invite')
  })
