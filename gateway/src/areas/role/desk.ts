/** What the brand's staff do with roles; each says who did it. */
import { GRANTED_ROLES, type GrantedRole } from '../../../../domain/people/role'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { refusal } from '../../core/errors'
import { tellOfRole } from '../message'
import { stopWork } from '../partner'
import * as store from './store'

/** `take-…`: that role ends, at once. */
export type RoleStep = 'grant-dealer' | 'refuse-dealer' | `take-${GrantedRole}`
export const ROLE_STEPS: readonly RoleStep[] = [
  'grant-dealer',
  'refuse-dealer',
  ...GRANTED_ROLES.map((role) => `take-${role}` as const)
]

/** Returns the roles that the staff see. */
export const roleDesk = async ({ db }: Core) =>
  (await store.deskRows(db)).map(({ user_id: userId, phone, role, asked: isWaiting }) => ({
    userId,
    phone,
    role,
    asked: isWaiting
  }))

/** False: there is no such request or role. */
async function change(
  tx: Db,
  { userId, step }: { userId: string; step: RoleStep },
  { by, now }: { by: string; now: Date }
): Promise<boolean> {
  if (step === 'refuse-dealer') {
    const isRefused = await store.refuseRequest(tx, userId, by)
    if (isRefused) await tellOfRole(tx, userId, { kind: 'REFUSED', role: 'DEALER' }, now)
    return isRefused
  }
  if (step === 'grant-dealer') {
    if ((await store.requestOf(tx, userId)) !== 'ASKED') return false
    await store.dropRequest(tx, userId)
    await store.grantRole(tx, { userId, role: 'DEALER', now, by })
    await tellOfRole(tx, userId, { kind: 'GRANTED', role: 'DEALER' }, now)
    return true
  }
  const role = GRANTED_ROLES.find((name) => step === `take-${name}`)
  if (role === 'EMPLOYEE') await store.unbindEmployee(tx, userId)
  const isStopped = role === 'PARTNER' && (await stopWork(tx, userId, { by, now }))
  if (role === undefined || !(isStopped || (await store.takeRole(tx, userId, role)))) return false
  await tellOfRole(tx, userId, { kind: 'TAKEN', role }, now)
  return true
}

/** Does an act of the staff on a shopper's roles. */
export const actOnRole = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  wish: { userId: string; step: RoleStep }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ROLES', act: `role.${wish.step}`, about: wish.userId }, async (tx, now) => {
    if (!(await change(tx, wish, { by: staff.who, now })))
      throw refusal('role.state', '没有这样的申请或身份', 'There is no such request or role')
  })
