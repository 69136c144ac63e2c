import { USUAL_TERMS, type InviteEnd } from '../../../../domain/activity/referral'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS, findOrAddCustomer } from '../customer'
import { grant } from '../wallet'
import { addBinding, addInvite, makeEmployee, setInvite } from './store'

/** Fictional customers that the last shopper brought: phone’s end, name, days ago, and what became of it. */
const BROUGHT: readonly [number, string, string, number, InviteEnd | 'REGISTERED' | 'EARNED'][] = [
  [31, '沈一禾', 'Shen Yihe', 12, 'EARNED'],
  [32, '顾南星', 'Gu Nanxing', 3, 'REGISTERED'],
  [33, '唐小川', 'Tang Xiaochuan', 40, 'LATE'],
  [34, '方以宁', 'Fang Yining', 1, 'REGISTERED'],
  [35, '许知夏', 'Xu Zhixia', 18, 'EARNED'],
  [36, '叶青禾', 'Ye Qinghe', 22, 'EARNED'],
  [37, '何远山', 'He Yuanshan', 25, 'REFUNDED'],
  [38, '苏晚晴', 'Su Wanqing', 27, 'SHORT'],
  [39, '陆云舟', 'Lu Yunzhou', 30, 'EARNED'],
  [40, '江鹿鸣', 'Jiang Luming', 33, 'DAY_FULL'],
  [41, '温如许', 'Wen Ruxu', 45, 'LATE'],
  [42, '白露生', 'Bai Lusheng', 50, 'REFUNDED']
]

/** The last shopper is an employee who brought new customers: who earns as a partner is another one. */
export async function seedReferrals({ db, clock }: Core): Promise<void> {
  const inviter = DEMONSTRATION_SHOPPERS.at(-1)
  if (inviter === undefined) return
  const ago = (days: number) => new Date(clock.now() - days * DAY_MS)
  const { userId: inviterId, phone } = inviter
  const employeeNo = await makeEmployee(db, { userId: inviterId, phone, now: ago(60) })
  if (employeeNo === undefined) return
  await addBinding(db, { binding_id: 'rb_demo', user_id: inviterId, employee_no: employeeNo, bound_at: ago(60) })
  const { inviterFen, invitedFen } = USUAL_TERMS
  for (const [end, zh, en, days, became] of BROUGHT) {
    const time = ago(days)
    const own = `138000060${end}`
    const { userId } = await findOrAddCustomer(db, { phone: own, nickName: { zh, en }, now: time })
    const invite_id = `inv_${own}`
    await addInvite(db, {
      invite_id,
      invited_id: userId,
      binding_id: 'rb_demo',
      inviter_id: inviterId,
      invited_at: time,
      inviter_fen: inviterFen,
      invited_fen: invitedFen
    })
    if (became === 'REGISTERED') continue
    // received three days after they came, and ten days later it could not go back
    const settled_at = ago(days - 10)
    if (became !== 'EARNED') {
      await setInvite(db, invite_id, { state: 'VOID', end_reason: became, settled_at })
      continue
    }
    await setInvite(db, invite_id, { state: 'EARNED', received_at: ago(days - 3), due_at: settled_at, settled_at })
    const reference = `referral ${invite_id}`
    for (const [receiverId, fen] of [
      [inviterId, inviterFen],
      [userId, invitedFen]
    ] as const)
      await grant(db, { userId: receiverId, account: 'BALANCE', fen, reference, now: settled_at })
  }
}
