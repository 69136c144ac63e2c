/** Moves of a bill: each is one conditional change with a row of its timeline. */
import type { Updateable } from 'kysely'
import { isEnded, nextBillState, type BillEvent } from '../../../../domain/aftersale/serviceBill'
import type { Db, Tables } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { countVisit } from '../fee'
import { tellOfBill } from '../message'
import * as store from './store'

export const wrongState = (): GatewayRefusal =>
  refusal('bill.state', '服务单状态已变化，请刷新后再试', 'The bill has changed; please refresh and try again')

interface Move {
  event: BillEvent
  now: Date
  text: Words
  changes?: Updateable<Tables['service_bill']>
  /** The engineer's pictures, kept for this bill. */
  pictures?: readonly string[]
  /** Its shopper brought it about, so nobody has to tell them. */
  own?: boolean
}

/** A visit that is done says what such a visit costs; one that could not help, or whose quote got a no, says nothing of it. */
async function countDone(tx: Db, bill: store.BillRecord, now: Date): Promise<void> {
  const { appliance, work, address, lines, total_fen: totalFen } = bill
  if (bill.source === 'BRAND' || address === null) return
  const charges = lines.map(({ free, fen, ...line }) => ({ ...line, fen: free === undefined ? fen : 0 }))
  const { kindCode } = appliance
  await countVisit(tx, {
    kindCode,
    work,
    regionCode: address.districtCode,
    lines: charges,
    totalFen,
    billedAt: now,
    by: 'bill'
  })
}

/** Moves a bill that the caller holds, or refuses what its state does not allow. */
export async function moveBill(
  tx: Db,
  bill: store.BillRecord,
  { event, now, text, changes = {}, pictures = [], own = false }: Move
): Promise<store.BillRecord> {
  const state = nextBillState(bill.state, event)
  if (state === undefined) throw wrongState()
  const end = isEnded(state) ? { ended_at: now } : {}
  const next = await store.changeBill(tx, bill, { ...changes, ...end, state })
  if (!next) throw wrongState()
  const moves = await store.addTrack(tx, { billId: bill.bill_id, now, text, state, pictures })
  if (event === 'FINISH') await countDone(tx, next, now)
  if (!own && next.user_id !== null) {
    const { user_id: userId, bill_id: billId, appliance } = next
    await tellOfBill(tx, { userId, billId, state, appliance: appliance.name, moves }, text, now)
  }
  return next
}
