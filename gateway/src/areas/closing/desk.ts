/** What the shop's staff end; it says who did. */
import { canFail, presaleState } from '../../../../domain/activity/presale'
import { actAtDesk, type DeskCore, type Staff } from '../../core/desk'
import { refusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { lockOrder, orderMissing } from '../order'
import { settleTaken } from '../payment'
import { noteFailed, presaleOrderOf } from '../presale'
import { closeOrder } from './service'

const SHOP_FAILED: Words = { zh: '商家缺货，定金双倍退还', en: 'The shop has none; the deposit is paid back twice' }

/**
 * The shop has none for an order between its two payments: it ends, the deposit goes back to its payer, and as much of
 * the shop's own into the balance.
 */
export const failPresaleOrder = (core: DeskCore, staff: Staff, orderCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'presale.fail', about: orderCode }, async (tx, now) => {
    // the balance came a moment ago: then it is an order like any other
    if ((await lockOrder(tx, orderCode)) !== undefined) await settleTaken(tx, orderCode, now)
    const order = await lockOrder(tx, orderCode)
    const presale = await presaleOrderOf(tx, orderCode)
    if (order === undefined || presale === undefined) throw orderMissing()
    const state = presaleState(
      {
        depositPaid: presale.deposit_paid_at !== null,
        balancePaid: presale.balance_paid_at !== null,
        outcome: presale.outcome,
        balanceFrom: presale.balance_from.getTime()
      },
      now.getTime()
    )
    if (!canFail(state)) {
      throw refusal('presale.state', '只有付了定金、没付尾款的订单可以这样结束', 'Only between deposit and balance')
    }
    await noteFailed(tx, orderCode, staff.who, now)
    await closeOrder(tx, order, { event: 'EXPIRE', reason: SHOP_FAILED, now, depositTwice: true })
  })
