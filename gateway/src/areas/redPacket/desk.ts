/** What the shop's staff do with red packets; each act says who did it. */
import { moment } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { newId } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { expirePackets, grant } from './service'
import { endNow } from './storeLedger'

/** Days that a packet given here can be used. */
const GIVEN_DAYS = 7

/** Gives a shopper a packet of the shop's; fen. */
export const givePacket = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { userId, amountFen }: { userId: string; amountFen: number }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'REWARDS', act: 'packet.give', about: userId }, async (tx, now) => {
    await grant(tx, {
      userId,
      grantKey: newId('gift'),
      kind: 'GIFT',
      name: { zh: '店铺赠送红包', en: 'A gift of the shop' },
      amountFen,
      thresholdFen: 0,
      shopCode: null,
      startAt: now,
      endAt: moment(now.getTime()).add(GIVEN_DAYS, 'day').toDate(),
      now
    })
  })

/** Ends the running packets of a shopper, as time would. */
export const endPackets = (core: Pick<Core, 'db' | 'clock'>, staff: Staff, userId: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'REWARDS', act: 'packet.end', about: userId }, async (tx, now) => {
    await endNow(tx, userId, now)
    await expirePackets(tx, now)
  })
