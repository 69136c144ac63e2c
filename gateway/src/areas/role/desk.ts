/** What the brand's staff do with roles; each says who did it. */
import { GRANTED_ROLES, type GrantedRole } from '../../../../domain/people/role'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { refusal } from '../../core/errors'
import * as store from './store'

/** `take-…`: that role ends, at once. */
export type RoleStep = 'grant-dealer' | 'refuse-dealer' | `take-${GrantedRole}`
export const ROLE_STEPS: readonly RoleStep[] = [
  'grant-dealer',
  'refuse-dealer',
  ...GRANTED_ROLES.map((role) => `take-${role}` as const)
]

export const roleDesk = async ({ db }: Core) =>
  (await store.deskRows(db)).map(({ user_id: userId, phone, role, asked }) => ({ userId, phone, role, asked }))

export async function actOnRole({ db, clock }: Core, userId: string, step: RoleStep, by: string): Promise<void> {
  const done = await inTransaction(db, async (tx) => {
    if (step === 'refuse-dealer') return store.refuseRequest(tx, userId, by)
    if (step === 'grant-dealer') {
      if ((await store.requestOf(tx, userId)) !== 'ASKED') return false
      await store.dropRequest(tx, userId)
      await store.grantRole(tx, { userId, role: 'DEALER', at: clock.date(), by })
      return true
    }
    const role = GRANTED_ROLES.find((one) => step === `take-${one}`)
    if (role === 'EMPLOYEE') await store.unbindEmployee(tx, userId)
    return role !== undefined && store.takeRole(tx, userId, role)
  })
  if (!done) throw refusal('role.state', '没有这样的申请或身份', 'There is no such request or role')
}
