/** What the shop's staff do with exchanged points; each act says who did it. */
import { randomInt } from 'node:crypto'
import type { Core } from '../../core/area'
import { actAtDesk, type Staff } from '../../core/desk'
import { markSent } from './store'

/** Sends all exchanged goods that wait, in one parcel each; how many they were. */
export function sendGoods(core: Pick<Core, 'db' | 'clock'>, staff: Staff): Promise<number> {
  const trackingNo = `QH${randomInt(10 ** 11, 10 ** 12)}`
  const act = { permission: 'SHIPPING', act: 'exchange.send', about: trackingNo } as const
  return actAtDesk(core, staff, act, (tx) => markSent(tx, trackingNo))
}
