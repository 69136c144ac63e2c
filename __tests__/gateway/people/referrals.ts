/** Employees who bring new customers, for tests. */
import { addInvite } from '../../../gateway/src/areas/referral/store'
import { grantRole } from '../../../gateway/src/areas/role/store'
import type { TestShop, TestShopper } from '../orders/journey-shop'

export const BIND = 'POST /o2cum/v1/lx/employee-check-bind'
export const CODE = 'POST /o2cum/v1/lx/qrcode-generate'

/** Makes who has an employee's number an employee who is bound, has a code, and brought somebody. */
export async function bringsSomebody({ core: { db, clock } }: TestShop, shopper: TestShopper): Promise<void> {
  const { userId } = shopper
  await grantRole(db, { userId, role: 'EMPLOYEE', now: clock.date(), by: 'staff_tests' })
  await shopper.must(BIND, {})
  await shopper.must(CODE, {})
  const { binding_id } = await db
    .selectFrom('referral_binding')
    .select('binding_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await addInvite(db, {
    invite_id: `inv_${userId}`,
    invited_id: `brought by ${userId}`,
    binding_id,
    inviter_id: userId,
    invited_at: clock.date(),
    inviter_fen: 3_000,
    invited_fen: 3_000
  })
}
