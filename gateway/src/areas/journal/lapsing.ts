/** What who left has not withdrawn within a year is the shop's again. */
import { moment } from '../../../../domain/day'
import { LEFT_WAIT_MS } from '../../../../domain/partner/partner'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { heldBalances, transfer } from '../../core/database/ledger'
import { accountOf, SHOP } from './ledger'
import * as store from './store'

/** The most that one round takes, so that it ends. */
const MOST_AT_ONCE = 50

/** Waits longer while a withdrawal is under way: what the bank can't pay comes back. Several gateways share the work. */
export async function lapseLeft(core: Core): Promise<void> {
  const before = moment(core.clock.now() - LEFT_WAIT_MS).toDate()
  for (let round = 0; round < MOST_AT_ONCE; round += 1) {
    const more = await inTransaction(core.db, async (tx) => {
      const partnerId = await store.nextToLapse(tx, before)
      if (partnerId === undefined) return false
      const now = core.clock.date()
      const from = accountOf('AVAILABLE', partnerId)
      const amount = (await heldBalances(tx, [from])).get(from) ?? 0
      if (amount <= 0) return true
      await transfer(tx, [{ from, to: SHOP.COMMISSION, amount, reference: `lapse:${now.getTime()}`, now }])
      await store.enter(tx, {
        partner_id: partnerId,
        kind: 'LAPSE',
        amount_fen: -amount,
        order_code: null,
        position: null,
        withdrawal_id: null,
        account: 'AVAILABLE',
        at: now
      })
      return true
    })
    if (!more) return
  }
}
