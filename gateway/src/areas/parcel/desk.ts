/** What the shop's warehouse does with orders; each act says who did it. */
import type { Core } from '../../core/area'
import { actAtDesk, type Staff } from '../../core/desk'
import { lockOrder, orderMissing } from '../order'
import { shipOrder } from './advance'

/** Ships a paid order: a parcel from each warehouse. */
export const shipAtDesk = (core: Pick<Core, 'db' | 'clock'>, staff: Staff, orderCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'SHIPPING', act: 'order.ship', about: orderCode }, async (tx, now) => {
    const order = await lockOrder(tx, orderCode)
    if (!order) throw orderMissing()
    await shipOrder(tx, order, now)
  })
