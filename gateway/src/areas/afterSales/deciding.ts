/** What is decided about a case, by the staff (`desk`) or by time (`sweep`). */
import type { Db } from '../../core/database/database'
import { goOn } from './exchanging'
import { move, type By, type LockedCase } from './moving'
import { pay } from './settling'
import type { CaseRecord } from './store'

/** Agrees: money goes back, or the goods may come. */
export const agreeTo = (tx: Db, claim: LockedCase, by: By): Promise<CaseRecord> =>
  claim.record.kind === 'REFUND_ONLY' ? pay(tx, claim, by) : move(tx, claim.record, 'AGREE', by)

/** Ends a dispute: what was found is paid, or all of it comes back. */
export async function decideIt(tx: Db, claim: LockedCase, how: 'ACCEPT' | 'SEND_BACK', by: By): Promise<CaseRecord> {
  const moved = await move(tx, claim.record, how, by)
  return how === 'ACCEPT' ? goOn(tx, { ...claim, record: moved }, by) : moved
}
