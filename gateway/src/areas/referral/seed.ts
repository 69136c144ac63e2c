import { USUAL_TERMS } from '../../../../domain/activity/referral'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS, findOrAddCustomer } from '../customer'
import { grant } from '../wallet'
import { addBinding, addInvite, makeEmployee, setInvite } from './store'

/** Fictional customers whom the first shopper brought; days ago. */
const BROUGHT = [
  { phone: '13800006031', name: { zh: '沈一禾', en: 'Shen Yihe' }, days: 12, state: 'EARNED' },
  { phone: '13800006032', name: { zh: '顾南星', en: 'Gu Nanxing' }, days: 3, state: 'REGISTERED' },
  { phone: '13800006033', name: { zh: '唐小川', en: 'Tang Xiaochuan' }, days: 40, state: 'VOID' }
] as const

/** Who has the employee's number of the first shopper is bound, and brought three new customers. */
export async function seedReferrals({ db, clock }: Core): Promise<void> {
  const inviter = DEMONSTRATION_SHOPPERS[0]
  if (inviter === undefined) return
  const ago = (days: number) => new Date(clock.now() - days * DAY_MS)
  const { userId: inviterId, phone } = inviter
  const employeeNo = await makeEmployee(db, { userId: inviterId, phone, at: ago(60) })
  if (employeeNo === undefined) return
  await addBinding(db, { binding_id: 'rb_demo', user_id: inviterId, employee_no: employeeNo, bound_at: ago(60) })
  const { inviterFen, invitedFen } = USUAL_TERMS
  for (const { phone: own, name, days, state } of BROUGHT) {
    const at = ago(days)
    const { userId } = await findOrAddCustomer(db, { phone: own, nickName: name, at })
    const invite_id = `inv_${own}`
    await addInvite(db, {
      invite_id,
      invited_id: userId,
      binding_id: 'rb_demo',
      inviter_id: inviterId,
      invited_at: at,
      inviter_fen: inviterFen,
      invited_fen: invitedFen
    })
    if (state === 'VOID') await setInvite(db, invite_id, { state, end_reason: 'LATE', settled_at: ago(10) })
    if (state !== 'EARNED') continue
    await setInvite(db, invite_id, { state, received_at: ago(9), due_at: ago(2), settled_at: ago(2) })
    const reference = `referral ${invite_id}`
    for (const [one, fen] of [
      [inviterId, inviterFen],
      [userId, invitedFen]
    ] as const)
      await grant(db, { userId: one, account: 'BALANCE', fen, reference, at: ago(2) })
  }
}
